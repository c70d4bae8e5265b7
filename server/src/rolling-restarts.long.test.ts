import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Balancer, startBalancer } from "../test/balancer.ts";
import { liveReader } from "../test/harness.ts";
import { openProductWorld, type ProductWorld } from "../test/product-world.ts";
import { control } from "../test/provider-controls.ts";
import { type ServerProcess, startServerProcess } from "../test/server-process.ts";
import { type CrowdReport, startVisitors } from "../test/steady-load.ts";
import { audit } from "./auditor/audit.ts";
import { openDatabase } from "./platform/db/open-database.ts";

const RESTARTS = 20;
const CREDITS = 5_000;

/** A clone of another version, with its modules: the first processes run that version, so that the restarts are an upgrade. */
const from = process.env["UPGRADE_FROM"];
const before = from === undefined ? undefined : join(from, "server/src/main.ts");

test(`${RESTARTS} restarts of one process after the other, under load: no request fails, and nothing is lost`, async ({
  onTestFinished,
}) => {
  const world = await openProductWorld();
  onTestFinished(world.close);
  await control(world.netlify, "limits", { requestsPerMinute: null });
  await control(world.netlify, "timings", { processingMs: 1_000 });
  const processes = await Promise.all([1, 2].map(() => start(world, {}, before)));
  onTestFinished(() => processes.forEach(({ child }) => child.kill("SIGKILL")));
  const balancer = await startBalancer(processes.map(({ url }) => url));
  onTestFinished(balancer.close);

  const visitors = await startVisitors(balancer.url);
  const took: number[] = [];
  for (let nth = 0; nth < RESTARTS; nth += 1) {
    await sleep(500);
    const begin = performance.now();
    // Both versions are running for a while.
    const which = before !== undefined && nth < RESTARTS / 2 ? 0 : nth % 2;
    processes[which] = await restart(world, processes[which]);
    took.push(performance.now() - begin);
    await expect.poll(() => balancer.isWhole(), { timeout: 120_000 }).toBe(true);
  }
  const seen = await visitors.leave();
  console.log(summaryOf({ took, seen, balancer }));
  expect(seen.failed).toEqual([]);
  expect(Math.min(...balancer.answered.values())).toBeGreaterThan(0);
  for (const { child } of processes) child.kill("SIGTERM");
  await Promise.all(processes.map(({ gone }) => gone));
  await assertSound(world);
});

/** As in production, except for the providers. */
function start(
  world: ProductWorld,
  more: Record<string, string> = {},
  program?: string,
): Promise<ServerProcess> {
  const settings = {
    ...world.settings,
    NODE_ENV: "production",
    RATE_LIMITS: "on",
    // The balancer is at this address; visitors come from others.
    TRUST_PROXY: "127.0.0.1",
    SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
    PUBLIC_URL: "https://mainstreet.example",
    SIGNUP_CREDITS: String(CREDITS),
    ...more,
  };
  return startServerProcess(settings, program);
}

/** Ends a process as an operator does, and starts it again at the same address. */
async function restart(
  world: ProductWorld,
  old: ServerProcess | undefined,
): Promise<ServerProcess> {
  if (!old) throw new Error("There is no such process.");
  old.child.kill("SIGTERM");
  expect(await old.gone).toBeNull();
  expect(old.child.exitCode).toBe(0);
  return start(world, { PORT: new URL(old.url).port });
}

async function assertSound(world: ProductWorld): Promise<void> {
  const database = await openDatabase(world.database);
  const readLive = liveReader({ netlify: world.netlify, s3: world.netlify });
  const findings = await audit(database.db, { readLive });
  await database.close();
  expect(findings).toEqual([]);
}

type Figures = { took: number[]; seen: CrowdReport; balancer: Balancer };

function summaryOf({ took, seen, balancer }: Figures): string {
  const [longest, all] = [Math.max(...took), took.reduce((sum, ms) => sum + ms, 0)];
  const each = [...balancer.answered.values()].join(" and ");
  return [
    `${took.length} restarts, ${Math.round(longest)} ms at the most, ${Math.round(all / took.length)} on average;`,
    `${seen.requests} requests (${each} by each process), ${seen.failed.length} failed;`,
    `${seen.made} sites made; ${seen.takenUp} streams taken up again`,
  ].join(" ");
}
