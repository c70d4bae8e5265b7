import { setTimeout as sleep } from "node:timers/promises";
import type { CreationRunPage } from "@mainstreet/contract/creation-runs";
import { expect, test } from "vitest";
import { liveReader } from "../../../test/harness.ts";
import { callOver, openProductWorld, signUpOver } from "../../../test/product-world.ts";
import { control, effects } from "../../../test/provider-controls.ts";
import { type ServerProcess, startServerProcess } from "../../../test/server-process.ts";
import { audit } from "../../auditor/audit.ts";
import { openDatabase } from "../../platform/db/open-database.ts";

const TOTAL = 1_000;
const WORKERS = 2;

test("of two workers one is killed every second, and a run of a thousand rows still makes each site once", async ({
  onTestFinished,
}) => {
  const world = await openProductWorld();
  onTestFinished(world.close);
  await control(world.netlify, "limits", { requestsPerMinute: null });
  const settings = { ...world.settings, SIGNUP_CREDITS: String(TOTAL), RATE_LIMITS: "off" };
  const api = await startServerProcess({ ...settings, ROLE: "api" });
  onTestFinished(() => void api.child.kill("SIGKILL"));
  const session = await signUpOver(api.url);
  const sites = Array.from({ length: TOTAL }, (_, index) => ({
    serviceName: `Trade ${index}`,
    city: "Cary",
    state: "NC",
  }));
  const { runId } = await callOver<{ runId: string }>(session, "/campaigns/bulk", { sites });
  const read = () => callOver<CreationRunPage>(session, `/creation-runs/${runId}`);

  const startWorker = () => startServerProcess({ ...settings, ROLE: "worker" });
  const alive: ServerProcess[] = await Promise.all(Array.from({ length: WORKERS }, startWorker));
  onTestFinished(() => alive.forEach(({ child }) => child.kill("SIGKILL")));
  const startedAt = Date.now();
  let kills = 0;
  for (let run = await read(); run.status !== "complete"; run = await read()) {
    // Started in advance, so that the new worker is ready when its predecessor is killed, if the machine is fast enough.
    const next = startWorker();
    await sleep(1_000);
    const doomed = alive.shift();
    doomed?.child.kill("SIGKILL");
    expect(await doomed?.gone).toBe("SIGKILL");
    kills += 1;
    alive.push(await next);
  }
  const { counts } = await read();
  console.log(`${kills} kills in ${Math.round((Date.now() - startedAt) / 1_000)} s`);
  expect(counts).toMatchObject({ success: TOTAL, error: 0 });
  expect(await callOver(session, "/credits/balance")).toEqual({ credits: 0 });
  // The last workers finish their batches, and no other worker is running.
  for (const { child } of alive) child.kill("SIGTERM");
  await Promise.all(alive.map(({ gone }) => gone));

  const made = (await effects(world.netlify)).filter(({ kind }) => kind === "site");
  expect(made).toHaveLength(TOTAL);
  const database = await openDatabase(world.database);
  const readLive = liveReader({ netlify: world.netlify, s3: world.netlify });
  expect(await audit(database.db, { isSettled: true, readLive })).toEqual([]);
  await database.close();
}, 3_600_000);
