import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "@mainstreet/server/platform/db/open-database";
import type { Database } from "@mainstreet/server/platform/db/database";
import { openJobs } from "@mainstreet/server/platform/jobs/jobs";
import { createDatabase } from "../../server/test/postgres-databases.ts";
import { startTestPostgres } from "../../server/test/start-test-postgres.ts";
import type { Report } from "./figure.ts";
import { measureCpu } from "./measure-cpu.ts";

const JOBS = 4_000;
const ROUNDS = 5;
/** As a worker has without a setting. */
const AT_ONCE = 80;
const LOOK_EVERY_MS = 10;

/** How many deployment jobs a second one worker takes from the queue and settles, when there is nothing to be done for them. */
export async function queue(): Promise<Report> {
  const postgres = await startTestPostgres();
  try {
    const database = await openDatabase({ url: await createDatabase(postgres.url) });
    const measured = await measureAll(database);
    await database.close();
    return reportOf(measured);
  } finally {
    await postgres.stop();
  }
}

type Measured = { perSecond: number[]; cpu: number[] };

async function measureAll(database: Database): Promise<Measured> {
  const measured: Measured = { perSecond: [], cpu: [] };
  const jobs = await openJobs(database, (error) => console.error(error.message));
  await jobs.workOnDeploys(AT_ONCE, async () => undefined);
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const sent = Array.from({ length: JOBS }, () => ({
      userId: randomUUID(),
      campaignId: randomUUID(),
    }));
    await database.db.transaction((tx) => jobs.sendDeploys(tx, sent));
    const startedAt = performance.now();
    const cpu = await measureCpu(() => untilSettled(database));
    const seconds = (performance.now() - startedAt) / 1_000;
    if (round === 0) continue;
    measured.perSecond.push(JOBS / seconds);
    measured.cpu.push(cpu / JOBS);
  }
  await jobs.drain(1_000);
  await jobs.close();
  return measured;
}

async function untilSettled({ db }: Database): Promise<void> {
  const left = "select from pgboss.job where state <> 'completed' limit 1";
  while ((await db.execute(left)).rows.length > 0) await pause(LOOK_EVERY_MS);
}

function reportOf({ perSecond, cpu }: Measured): Report {
  return {
    figures: [
      {
        name: "jobs that one worker takes and settles",
        unit: "jobs/s",
        samples: perSecond,
        limit: { kind: "binding", least: 500 },
      },
      { name: "CPU of the worker for each", unit: "ms", samples: cpu },
    ],
    ratios: [],
    notes: [
      `${JOBS} deployment jobs sent in one transaction to PostgreSQL, ${AT_ONCE} at a time; what is done for each is nothing. From the commit until all are settled.`,
    ],
  };
}
