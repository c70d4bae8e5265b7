import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  callOver,
  openProductWorld,
  type ServerClient,
  signUpOver,
} from "../../../test/product-world.ts";
import { startServerProcess } from "../../../test/server-process.ts";
import { audit } from "../../auditor/audit.ts";
import { openDatabase } from "../../platform/db/open-database.ts";

const SITE = { serviceName: "Plumbing", city: "Winston-Salem", state: "NC" };

async function move({ url, token }: ServerClient, id: string): Promise<number> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify({ main: { service: "Roofing" } });
  const response = await fetch(`${url}/api/campaigns/${id}`, { method: "PUT", headers, body });
  await response.arrayBuffer();
  return response.status;
}

// One process saves the edits of an account one after another, so only several processes test what the database itself guarantees.
test("one move saved in two processes at once costs one credit", async ({ onTestFinished }) => {
  const world = await openProductWorld();
  onTestFinished(world.close);
  const settings = { ...world.settings, LOG_LEVEL: "fatal" };
  const servers = [await startServerProcess(settings), await startServerProcess(settings)];
  onTestFinished(() => servers.forEach(({ child }) => child.kill("SIGKILL")));
  const { token } = await signUpOver(servers[0]?.url ?? "");
  const sessions = servers.map(({ url }) => ({ url, token }));
  const first: ServerClient = { url: servers[0]?.url ?? "", token };
  const { id } = await callOver<{ id: string }>(first, "/campaigns", SITE);
  const isLive = async () =>
    (await callOver<{ deployed: boolean }>(first, `/campaigns/${id}`)).deployed;
  await expect.poll(isLive, { timeout: 20_000 }).toBe(true);
  const database = await openDatabase(world.database);
  onTestFinished(database.close);
  const moves = await database.db.transaction(async (tx) => {
    await tx.execute(sql`select from campaigns where id = ${id} for update`);
    const begun = sessions.map((session) => move(session, id));
    // By then both requests have reached the row.
    await sleep(1_000);
    return { begun };
  });
  expect(await Promise.all(moves.begun)).toEqual([200, 200]);
  expect(await callOver(first, "/credits/balance")).toEqual({ credits: 3 });
  expect(await audit(database.db)).toEqual([]);
}, 60_000);
