import type { CreationRunPage } from "@mainstreet/contract/creation-runs";
import { test } from "vitest";
import { liveReader } from "../../../test/harness.ts";
import { callOver, openProductWorld, signUpOver } from "../../../test/product-world.ts";
import { effects } from "../../../test/provider-controls.ts";
import { startServerProcess } from "../../../test/server-process.ts";
import { audit } from "../../platform/auditor/audit.ts";
import { CRASH_POINTS } from "../../platform/crash-points.ts";
import { openDatabase } from "../../platform/database.ts";

/** Longer than the queue takes to notice a dead worker. */
const RECOVERY_MS = 60_000;

const ON_THE_WAY = CRASH_POINTS.filter((point) => point.startsWith("run."));
/** The others, which a transaction alone holds together, in the long tier. */
const POINTS =
  process.env["TEST_SIZE"] === "long"
    ? ON_THE_WAY
    : (["run.fed", "run.before-refund"] as const satisfies typeof ON_THE_WAY);

/** More than the feeder starts in one turn. */
const TOTAL = 10;
const sites = Array.from({ length: TOTAL }, (_, index) => ({
  serviceName: `Trade ${index}`,
  city: "Cary",
  state: "NC",
}));

test.concurrent.for(POINTS)(
  "killed at %s, a run is charged once, started once and refunded once",
  { timeout: 180_000 },
  async (point, { expect, onTestFinished }) => {
    const world = await openProductWorld();
    onTestFinished(world.close);
    const settings = { ...world.settings, SIGNUP_CREDITS: String(TOTAL) };
    const doomed = await startServerProcess({ ...settings, CRASH_AT: point });
    onTestFinished(() => void doomed.child.kill("SIGKILL"));
    const before = await signUpOver(doomed.url);
    const isCancelled = point.includes("refund");
    const body = { sites, dripPerDay: isCancelled ? 2 : null };
    // The answer may be lost with the server: the form is then sent again with its key, as the web app does.
    const make = (session: typeof before) =>
      callOver<{ runId: string }>(session, "/campaigns/bulk", body);
    const read = (session: typeof before, id: string) =>
      callOver<CreationRunPage>(session, `/creation-runs/${id}`);
    const cancel = (session: typeof before, id: string) =>
      callOver<CreationRunPage>(session, `/creation-runs/${id}/cancel`, {});
    const made = await make(before).catch(() => undefined);
    if (isCancelled && made) {
      const started = async () =>
        (await read(before, made.runId)).sites.filter(({ campaignId }) => campaignId).length;
      await expect.poll(started, { timeout: RECOVERY_MS }).toBe(2);
      await cancel(before, made.runId).catch(() => undefined);
    }
    expect(await doomed.gone).toBe("SIGKILL");

    const server = await startServerProcess(settings);
    onTestFinished(() => void server.child.kill("SIGKILL"));
    const session = { url: server.url, token: before.token };
    const { runId } = await make(session);
    if (made) expect(runId).toBe(made.runId);
    if (isCancelled) await cancel(session, runId);
    const wanted = isCancelled ? 2 : TOTAL;
    const live = async () => (await read(session, runId)).counts.success;
    await expect.poll(live, { timeout: RECOVERY_MS, interval: 200 }).toBe(wanted);
    expect(await callOver(session, "/credits/balance")).toEqual({ credits: TOTAL - wanted });
    server.child.kill("SIGTERM");
    expect(await server.gone).toBeNull();

    const sitesMade = (await effects(world.netlify)).filter(({ kind }) => kind === "site");
    expect(sitesMade).toHaveLength(wanted);
    const database = await openDatabase(world.database);
    const readLive = liveReader({ netlify: world.netlify, s3: world.netlify });
    expect(await audit(database.db, { isSettled: true, readLive })).toEqual([]);
    await database.close();
  },
);
