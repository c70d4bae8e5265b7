import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, fromPglite, PgBoss } from "pg-boss";
import type { Database, Db } from "../db/database.ts";
import { type JobWorker, type JobWorkerOptions, startJobWorker } from "./job-worker.ts";
import { withTimeout } from "../with-timeout.ts";

/** The data of a job: only ids, never a secret. `requestId`: of the request that caused it. */
type Job = { userId: string; campaignId: string; requestId?: string | undefined };

/** Deploy a campaign. `isUrgent`: a user waits for this one site. */
export type DeployJob = Job & { isUrgent?: boolean };

/**
 * Replace or take down the sites that a campaign has moved away from; `tries`: how many attempts have failed. `isUrgent`: a user waits for
 * it.
 */
export type TakeDownJob = Job & { tries: number; isUrgent?: boolean };

/**
 * Notify search engines of changed pages. The job is the outbox: it exists exactly when the deployment's result does. Everything in it is
 * public. `tries`: how many attempts have failed.
 */
export type IndexNoticeJob = Job & { siteUrl: string; key: string; urls: string[]; tries: number };

/** The next step of turning https of a bucket on or off; `step`: the job does nothing once a later step was done. */
export type BucketHttpsJob = {
  userId: string;
  bucketHttpsId: string;
  step: number;
  requestId?: string | undefined;
};

/** Does a job; `jobId` is its id in the queue. */
export type Handler<Data> = (job: Data, jobId: string) => Promise<void>;

export type Jobs = {
  /**
   * Adds a deployment job on the caller's connection: it exists exactly when the caller's transaction commits. Urgent jobs are fetched
   * first.
   */
  sendDeploy(tx: Db, job: DeployJob, startAfter?: Date): Promise<void>;
  /** The same for many at once. */
  sendDeploys(tx: Db, jobs: DeployJob[]): Promise<void>;
  sendTakeDown(tx: Db, job: TakeDownJob, startAfter?: Date): Promise<void>;
  sendIndexNotice(tx: Db, job: IndexNoticeJob, startAfter?: Date): Promise<void>;
  sendBucketHttps(tx: Db, job: BucketHttpsJob, startAfter?: Date): Promise<void>;
  /**
   * Works on deployment jobs until `drain`: `concurrency` at a time, and a fifth more for urgent jobs only, so that no backlog delays
   * those. A job whose worker died is fetched by another one.
   */
  workOnDeploys(concurrency: number, handle: Handler<DeployJob>): Promise<void>;
  workOnTakeDowns(handle: Handler<TakeDownJob>): Promise<void>;
  workOnIndexNotices(handle: Handler<IndexNoticeJob>): Promise<void>;
  workOnBucketHttps(handle: Handler<BucketHttpsJob>): Promise<void>;
  /** Fetches no more jobs and waits for those in flight, `graceMs` at most. Jobs can still be sent. */
  drain(graceMs: number): Promise<void>;
  /** Returns the jobs still in flight and closes the queue. Throws when that takes too long: their heartbeat then ends. */
  close(): Promise<void>;
};

export const DEPLOY_QUEUE = "deploy";
export const TAKE_DOWN_QUEUE = "take-down";
export const INDEX_NOTICE_QUEUE = "index-notice";
export const BUCKET_HTTPS_QUEUE = "bucket-https";

const QUEUES = [DEPLOY_QUEUE, TAKE_DOWN_QUEUE, INDEX_NOTICE_QUEUE, BUCKET_HTTPS_QUEUE] as const;
export type Queue = (typeof QUEUES)[number];

/** How many jobs of the other queues are in flight in one process. */
const BACKGROUND_SLOTS = { concurrency: 2, urgentConcurrency: 0 };

/** Jobs of this queue mostly wait for AWS, and one without a response must not delay those of other users. */
const HTTPS_SLOTS = { concurrency: 16, urgentConcurrency: 0 };

/** A job with a higher priority is fetched sooner. */
const URGENT = 1;

/** Without a heartbeat for this long, a worker counts as dead. The library's minimum. */
const HEARTBEAT_SECONDS = 10;

/** The queue's own statements have no time limit, and on a lost connection their result never arrives. */
const CLOSE_MS = 5_000;

/** Opens the job queue on the product's own database. `onError` is called for faults between jobs. */
export async function openJobs(database: Database, onError: (error: Error) => void): Promise<Jobs> {
  const boss = await startBoss(database, onError);
  const workers = new Map<string, JobWorker>();
  let unsubscribe: (() => Promise<void>) | undefined;

  async function start<Data>(queue: Queue, slots: Slots, handle: Handler<Data>): Promise<void> {
    unsubscribe ??= await subscribe(boss, (name) => workers.get(name)?.wake());
    const options = { boss, queue, urgentPriority: URGENT, heartbeatMs: HEARTBEAT_SECONDS * 500 };
    workers.set(queue, startJobWorker({ ...options, ...slots, handle, onError }));
  }

  return {
    sendDeploy: (tx, job, startAfter) => sendDeploys(boss, tx, { jobs: [job], startAfter }),
    sendDeploys: (tx, jobs) => sendDeploys(boss, tx, { jobs }),
    sendTakeDown: (tx, job, startAfter) =>
      sendJob(boss, tx, { queue: TAKE_DOWN_QUEUE, job, startAfter }),
    sendIndexNotice: (tx, job, startAfter) =>
      sendJob(boss, tx, { queue: INDEX_NOTICE_QUEUE, job, startAfter }),
    sendBucketHttps: (tx, job, startAfter) =>
      sendJob(boss, tx, { queue: BUCKET_HTTPS_QUEUE, job, startAfter }),
    workOnDeploys(concurrency, handle) {
      const urgentConcurrency = Math.ceil(concurrency / 5);
      return start(DEPLOY_QUEUE, { concurrency, urgentConcurrency }, handle);
    },
    workOnTakeDowns: (handle) => start(TAKE_DOWN_QUEUE, BACKGROUND_SLOTS, handle),
    workOnIndexNotices: (handle) => start(INDEX_NOTICE_QUEUE, BACKGROUND_SLOTS, handle),
    workOnBucketHttps: (handle) => start(BUCKET_HTTPS_QUEUE, HTTPS_SLOTS, handle),
    async drain(graceMs) {
      const ends = Promise.all([...workers.values()].map((worker) => worker.drain()));
      await Promise.race([ends, sleep(graceMs, undefined, { ref: false })]);
    },
    close: () =>
      withTimeout(CLOSE_MS, "Closing the job queue", closeAll(boss, workers, unsubscribe)),
  };
}

type Slots = Pick<JobWorkerOptions<unknown>, "concurrency" | "urgentConcurrency">;

type NewJob = {
  queue: Queue;
  job: object & { isUrgent?: boolean };
  startAfter: Date | undefined;
};

async function sendJob(boss: PgBoss, tx: Db, { queue, job, startAfter }: NewJob): Promise<void> {
  const priority = job.isUrgent ? URGENT : 0;
  const options = { priority, ...(startAfter && { startAfter }) };
  await boss.send(queue, job, { db: fromDrizzle(tx, sql), ...options });
}

type NewDeploys = { jobs: DeployJob[]; startAfter?: Date | undefined };

async function sendDeploys(boss: PgBoss, tx: Db, { jobs, startAfter }: NewDeploys): Promise<void> {
  const inserts = jobs.map((data) => ({
    data,
    priority: data.isUrgent ? URGENT : 0,
    ...(startAfter && { startAfter }),
  }));
  await boss.insert(DEPLOY_QUEUE, inserts, { db: fromDrizzle(tx, sql) });
}

async function closeAll(
  boss: PgBoss,
  workers: Map<string, JobWorker>,
  unsubscribe: (() => Promise<void>) | undefined,
): Promise<void> {
  await Promise.all([...workers.values()].map((worker) => worker.returnJobs()));
  await unsubscribe?.();
  await boss.stop({ graceful: false, close: true });
}

/** The channel on which pg-boss notifies of a new job; the library does not export its name (12.35). Workers poll as well. */
const CHANNEL = `pgboss_${createHash("sha224").update("pgboss").digest("hex").slice(0, 24)}`;

/** Calls `onJob` with a queue's name when it has a new job. Returns a function that unsubscribes. */
async function subscribe(
  boss: PgBoss,
  onJob: (queue: string) => void,
): Promise<() => Promise<void>> {
  const subscription = await boss.getDb().listen?.(CHANNEL, onJob, () => QUEUES.forEach(onJob));
  return async () => subscription?.close();
}

async function startBoss(database: Database, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    ...(database.kind === "postgres"
      ? { connectionString: database.url, max: 5 }
      : { db: fromPglite(database.lite), backend: "pglite" as const }),
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
    // Far above the longest deployment: a job is given to another worker because its heartbeat is missing, not because of its age.
    expireInSeconds: 3_600,
    retentionSeconds: 30 * 86_400,
    deleteAfterSeconds: 3_600,
  });
  // Caches the queue: otherwise a send inside a transaction would read it outside of the transaction, which hangs for ever on one
  // connection.
  await boss.findJobs(queue, { id: "00000000-0000-0000-0000-000000000000" });
}

/** The embedded database belongs to one process, so jobs that are active at its start belong to a process that has ended. */
async function recoverAbandoned(db: Db): Promise<void> {
  await db.execute(
    sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
  );
}
