import { sql } from "drizzle-orm";
import { fromDrizzle, fromPglite, PgBoss } from "pg-boss";
import type { Database, Db } from "./database.ts";
import { within } from "./within.ts";

/** What a deployment job carries: ids only, never a secret. */
export type DeployJob = { userId: string; campaignId: string };

/** Asks for the sites a campaign has left behind to be taken down; `tries`: how often that was tried in vain. */
export type TakeDownJob = DeployJob & { tries: number };

export type Jobs = {
  /** Adds a deployment job on the caller's connection: it exists exactly when the caller's transaction commits. */
  sendDeploy(tx: Db, job: DeployJob, startAfter?: Date): Promise<void>;
  /** The same for many at once. */
  sendDeploys(tx: Db, jobs: DeployJob[]): Promise<void>;
  sendTakeDown(tx: Db, job: TakeDownJob, startAfter?: Date): Promise<void>;
  /** Takes deployment jobs until `drain`. A job whose worker died is given to another. */
  workOnDeploys(handle: (job: DeployJob) => Promise<void>): Promise<void>;
  workOnTakeDowns(handle: (job: TakeDownJob) => Promise<void>): Promise<void>;
  /** Takes no more jobs and waits for those at hand, `graceMs` at most. Jobs can still be sent. */
  drain(graceMs: number): Promise<void>;
  /** Hands back the jobs still at hand and closes the queue. Throws when that takes too long: the heartbeat then does it. */
  close(): Promise<void>;
};

export const DEPLOY_QUEUE = "deploy";
export const TAKE_DOWN_QUEUE = "take-down";

/** Jobs at hand in one process at a time: they mostly wait for the provider. */
const LOCAL_CONCURRENCY = { [DEPLOY_QUEUE]: 8, [TAKE_DOWN_QUEUE]: 2 };
type Queue = keyof typeof LOCAL_CONCURRENCY;
const QUEUES: Queue[] = [DEPLOY_QUEUE, TAKE_DOWN_QUEUE];

/** Without a sign of life for this long, a worker counts as dead. The library's minimum. */
const HEARTBEAT_SECONDS = 10;

/** The queue's own statements have no bound, and a connection that is lost never answers them. */
const CLOSE_MS = 5_000;

const optionsOf = (queue: Queue) => ({
  localConcurrency: LOCAL_CONCURRENCY[queue],
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
});

type Sent = { job: DeployJob | TakeDownJob; startAfter: Date | undefined };

/** Opens the job queue on the product's own database. `onError` is told of faults between jobs. */
export async function openJobs(database: Database, onError: (error: Error) => void): Promise<Jobs> {
  const boss = await startBoss(database, onError);
  async function send(queue: Queue, tx: Db, { job, startAfter }: Sent): Promise<void> {
    await boss.send(queue, job, { db: fromDrizzle(tx, sql), ...(startAfter && { startAfter }) });
  }
  return {
    sendDeploy: (tx, job, startAfter) => send(DEPLOY_QUEUE, tx, { job, startAfter }),
    async sendDeploys(tx, jobs) {
      const inserts = jobs.map((data) => ({ data }));
      await boss.insert(DEPLOY_QUEUE, inserts, { db: fromDrizzle(tx, sql) });
    },
    sendTakeDown: (tx, job, startAfter) => send(TAKE_DOWN_QUEUE, tx, { job, startAfter }),
    async workOnDeploys(handle) {
      await boss.work<DeployJob>(DEPLOY_QUEUE, optionsOf(DEPLOY_QUEUE), async ([job]) => {
        if (job) await handle(job.data);
      });
    },
    async workOnTakeDowns(handle) {
      await boss.work<TakeDownJob>(TAKE_DOWN_QUEUE, optionsOf(TAKE_DOWN_QUEUE), async ([job]) => {
        if (job) await handle(job.data);
      });
    },
    async drain(graceMs) {
      const timeout = Promise.withResolvers<void>();
      const timer = setTimeout(timeout.resolve, graceMs);
      const ends = QUEUES.map((queue) => boss.offWork(queue, { wait: true }));
      await Promise.race([Promise.all(ends), timeout.promise]);
      clearTimeout(timer);
    },
    close: () =>
      within(CLOSE_MS, "Closing the job queue", boss.stop({ graceful: false, close: true })),
  };
}

async function startBoss(database: Database, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    ...(database.kind === "postgres"
      ? { connectionString: database.url, max: 5 }
      : { db: fromPglite(database.lite), backend: "pglite" as const }),
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    monitorVacuum: false,
  });
  boss.on("error", onError);
  await boss.start();
  for (const queue of QUEUES) await makeQueue(boss, queue);
  if (database.kind === "pglite") await recoverAbandoned(database.db);
  return boss;
}

async function makeQueue(boss: PgBoss, queue: Queue): Promise<void> {
  await boss.createQueue(queue, {
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit: 1_000,
    retryDelay: 2,
    // Far above the longest deployment: a job is given to another worker for want of a heartbeat, not for its age.
    expireInSeconds: 3_600,
    retentionSeconds: 30 * 86_400,
    deleteAfterSeconds: 3_600,
  });
  // Caches the queue: a send inside a transaction must not look it up outside, which on one connection hangs for ever.
  await boss.findJobs(queue, { id: "00000000-0000-0000-0000-000000000000" });
}

/** The embedded database belongs to one process, so jobs it finds taken at start belong to a process that is gone. */
async function recoverAbandoned(db: Db): Promise<void> {
  await db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
  );
}
