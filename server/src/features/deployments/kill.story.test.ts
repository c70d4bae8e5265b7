import { test } from "vitest";
import { liveReader, PLUMBING } from "../../../test/harness.ts";
import { callOver, openProductWorld, signUpOver } from "../../../test/product-world.ts";
import { effects } from "../../../test/provider-controls.ts";
import { startServerProcess } from "../../../test/server-process.ts";
import { audit } from "../../platform/auditor/audit.ts";
import { CRASH_POINTS } from "../../platform/crash-points.ts";
import { openDatabase } from "../../platform/database.ts";

/** Longer than the queue takes to notice a dead worker on PostgreSQL. */
const RECOVERY_MS = 60_000;

const ON_THE_WAY = CRASH_POINTS.filter((point) => /^(?:create|deploy)\./.test(point));

/** All of them on PostgreSQL; where a server takes seconds to start, one for each part of the way. */
const POINTS =
  process.env["TEST_DATABASE"] === "postgres"
    ? ON_THE_WAY
    : ON_THE_WAY.filter((point) => /before-commit|target-made|half-uploaded/.test(point));

test.concurrent.for(POINTS)(
  "killed at %s, the site still goes live once, for one credit",
  { timeout: 180_000 },
  async (point, { expect, onTestFinished }) => {
    const world = await openProductWorld();
    onTestFinished(world.close);
    const doomed = await startServerProcess({ ...world.settings, CRASH_AT: point });
    onTestFinished(() => void doomed.child.kill("SIGKILL"));
    const { token } = await signUpOver(doomed.url);
    // The answer may be lost with the server: the form is then sent again with its key, as the web app does.
    await callOver({ url: doomed.url, token }, "/campaigns", PLUMBING).catch(() => undefined);
    expect(await doomed.gone).toBe("SIGKILL");

    const server = await startServerProcess(world.settings);
    onTestFinished(() => void server.child.kill("SIGKILL"));
    const session = { url: server.url, token };
    const { id } = await callOver<{ id: string }>(session, "/campaigns", PLUMBING);
    const status = async () =>
      (await callOver<{ deploymentStatus: string }>(session, `/campaigns/${id}`)).deploymentStatus;
    await expect.poll(status, { timeout: RECOVERY_MS, interval: 200 }).toBe("deployed");
    expect(await callOver(session, "/credits/balance")).toEqual({ credits: 4 });
    server.child.kill("SIGTERM");
    expect(await server.gone).toBeNull();

    const sites = (await effects(world.netlify)).filter(({ kind }) => kind === "site");
    expect(sites).toHaveLength(1);
    const database = await openDatabase(world.database);
    const evidence = {
      isSettled: true,
      acknowledged: [id],
      readLive: liveReader({ netlify: world.netlify, s3: world.netlify }),
    };
    expect(await audit(database.db, evidence)).toEqual([]);
    await database.close();
  },
);
