import { sandboxDefaultToken } from "@mainstreet/emulators/netlify/tokens";
import { test } from "vitest";
import { PLUMBING } from "../../../test/harness.ts";
import {
  callOver,
  openProductWorld,
  type Session,
  signUpOver,
} from "../../../test/product-world.ts";
import { startServerProcess } from "../../../test/server-process.ts";
import { audit } from "../../platform/auditor/audit.ts";
import { openDatabase } from "../../platform/database.ts";

type Campaign = { id: string; deploymentStatus: string };

const LIVE = { kind: "a live site", input: PLUMBING, status: "deployed", credits: 4 };
/** For want of an account. */
const NEVER_LIVE = {
  kind: "a site never live",
  input: { ...PLUMBING, deploymentType: "aws" },
  status: "none",
  credits: 5,
};

/** Around the teardown a live site tells most, around the commit a refund. */
const CASES = [
  { point: "remove.stopped", ...LIVE },
  { point: "remove.taken-down", ...LIVE },
  { point: "remove.before-commit", ...NEVER_LIVE },
  { point: "remove.committed", ...NEVER_LIVE },
];

/** All of them on PostgreSQL; where a server takes seconds to start, one. */
const TRIED = process.env["TEST_DATABASE"] === "postgres" ? CASES : CASES.slice(1, 2);

const removeOver = ({ url, token }: Session, id: string) =>
  fetch(`${url}/api/campaigns/${id}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${token}` },
  });

test.concurrent.for(TRIED)(
  "killed at $point while $kind is deleted, a second try ends it, and the credit is right",
  { timeout: 180_000 },
  async ({ point, input, status, credits }, { expect, onTestFinished }) => {
    const world = await openProductWorld();
    onTestFinished(world.close);
    const doomed = await startServerProcess({ ...world.settings, CRASH_AT: point });
    onTestFinished(() => void doomed.child.kill("SIGKILL"));
    const session = await signUpOver(doomed.url);
    const { id } = await callOver<Campaign>(session, "/campaigns", input);
    const statusOf = async () =>
      (await callOver<Campaign>(session, `/campaigns/${id}`)).deploymentStatus;
    await expect.poll(statusOf, { timeout: 30_000, interval: 100 }).toBe(status);
    await removeOver(session, id).catch(() => undefined);
    expect(await doomed.gone).toBe("SIGKILL");

    const server = await startServerProcess(world.settings);
    onTestFinished(() => void server.child.kill("SIGKILL"));
    const later = { url: server.url, token: session.token };
    const again = await removeOver(later, id);
    expect(again.status).toBe(point === "remove.committed" ? 404 : 200);
    expect(await callOver(later, "/credits/balance")).toEqual({ credits });
    server.child.kill("SIGTERM");
    expect(await server.gone).toBeNull();

    const headers = { authorization: `Bearer ${sandboxDefaultToken}` };
    const sites = await fetch(`${world.netlify.url}/api/v1/sites`, { headers });
    expect(await sites.json()).toEqual([]);
    const database = await openDatabase(world.database);
    expect(await audit(database.db, { isSettled: true })).toEqual([]);
    await database.close();
  },
);
