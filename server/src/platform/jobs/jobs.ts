import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { fromDrizzle, fromPglite, PgBoss } from "pg-boss";
import type { Database, Db } from "../db/database.ts";
import { type Pump, startPump } from "./job-pump.ts";
import { within } from "../within.ts";

/** What a job carries: ids only, never a secret. `requestId`: of the request that asked for it. */
type Job = { userId: string; campaignId: string; requestId?: string | undefined };

/** Asks for a campaign to be deployed. `isUrgent`: somebody waits for this one site. */
export type DeployJob = Job & { isUrgent?: boolean };

/** Asks for the sites a campaign has left behind to be taken down; `tries`: how often that was tried in vain. */
export type TakeDownJob = Job & { tries: number };

/** Does a job; `jobId` is the queue's own. */
export type Handler<Data> = (job: Data, jobId: string) => Promise<void>;

export type Jobs = {
  /**
   * Adds a deployment job on the caller's connection: it exists exactly when the caller's transaction commits. Urgent
   * ones are given out first.
   */
  sendDeploy(tx: Db, job: DeployJob, startAfter?: Date): Promise<void>;
  /** The same for many at once. */
  sendDeploys(tx: Db, jobs: DeployJob[]): Promise<void>;
  sendTakeDown(tx: Db, job: TakeDownJob, startAfter?: Date): Promise<void>;
  /**
   * Takes deployment jobs until `drain`, so many at a time and a fifth more of urgent ones. A job whose worker died is given
   * to another.
   */
  workOnDeploys(atOnce: number, handle: Handler<DeployJob>): Promise<void>;
  workOnTakeDowns(handle: Handler<TakeDownJob>): Promise<void>;
  /** Takes no more jobs and waits for those at hand, `graceMs` at most. Jobs can still be sent. */
  drain(graceMs: number): Promise<void>;
  /** Hands back the jobs still at hand and closes the queue. Throws when that takes too long: the heartbeat then does it. */
  close(): Promise<void>;
};

export const DEPLOY_QUEUE = "deploy";
export const TAKE_DOWN_QUEUE = "take-down";

export type Queue = typeof DEPLOY_QUEUE | typeof TAKE_DOWN_QUEUE;

/** Take-downs at hand in one process at a time. */
const TAKE_DOWNS_AT_ONCE = 2;
const QUEUES: Queue[] = [DEPLOY_QUEUE, TAKE_DOWN_QUEUE];

/** Priorities of the queue: the higher, the sooner. */
const URGENT = 1;

/** Without a sign of life for this long, a worker counts as dead. The library's minimum. */
const HEARTBEAT_SECONDS = 10;

/** The queue's own statements have no bound, and a connection that is lost never answers them. */
const CLOSE_MS = 5_000;

/** Opens the job queue on the product's own database. `onError` is told of faults between jobs. */
export async function openJobs(database: Database, onError: (error: Error) => void): Promise<Jobs> {
  const boss = await startBoss(database, onError);
  const pumps = new Map<string, Pump>();
  let closeBell: (() => Promise<void>) | undefined;

  async function optionsOf(queue: Queue) {
    closeBell ??= await hangBell(boss, (rung) => pumps.get(rung)?.wake());
    const heartbeatMs = HEARTBEAT_SECONDS * 500;
    return { boss, queue, urgentFrom: URGENT, heartbeatMs, onError };
  }

  return {
    sendDeploy: (tx, job, startAfter) => sendDeploys(boss, tx, { jobs: [job], startAfter }),
    sendDeploys: (tx, jobs) => sendDeploys(boss, tx, { jobs }),
    async sendTakeDown(tx, job, startAfter) {
      const options = { db: fromDrizzle(tx, sql), ...(startAfter && { startAfter }) };
      await boss.send(TAKE_DOWN_QUEUE, job, options);
    },
    async workOnDeploys(atOnce, handle) {
      const room = { width: atOnce, urgentWidth: Math.ceil(atOnce / 5) };
      pumps.set(DEPLOY_QUEUE, startPump({ ...(await optionsOf(DEPLOY_QUEUE)), ...room, handle }));
    },
    async workOnTakeDowns(handle) {
      const room = { width: TAKE_DOWNS_AT_ONCE, urgentWidth: 0 };
      const options = { ...(await optionsOf(TAKE_DOWN_QUEUE)), ...room };
      pumps.set(TAKE_DOWN_QUEUE, startPump({ ...options, handle }));
    },
    async drain(graceMs) {
      const timeout = Promise.withResolvers<void>();
      const timer = setTimeout(timeout.resolve, graceMs);
      const ends = [...pumps.values()].map((pump) => pump.drain());
      await Promise.race([Promise.all(ends), timeout.promise]);
      clearTimeout(timer);
    },
    close: () => within(CLOSE_MS, "Closing the job queue", closeAll(boss, pumps, closeBell)),
  };
}

type Sent = { jobs: DeployJob[]; startAfter?: Date | undefined };

async function sendDeploys(boss: PgBoss, tx: Db, { jobs, startAfter }: Sent): Promise<void> {
  const inserts = jobs.map((data) => ({
    data,
    priority: data.isUrgent ? URGENT : 0,
    ...(startAfter && { startAfter }),
  }));
  await boss.insert(DEPLOY_QUEUE, inserts, { db: fromDrizzle(tx, sql) });
}

async function closeAll(
  boss: PgBoss,
  pumps: Map<string, Pump>,
  closeBell: () => Promise<void> = async () => undefined,
): Promise<void> {
  await Promise.all([...pumps.values()].map((pump) => pump.handBack()));
  await closeBell();
  await boss.stop({ graceful: false, close: true });
}

/** The channel on which the library says that a queue has a new job, which it keeps to itself (12.35). Polling goes on beside it. */
const CHANNEL = `pgboss_${createHash("sha224").update("pgboss").digest("hex").slice(0, 24)}`;

/** Calls `onRing` with a queue's name when it has a new job. Answers how to take the bell down. */
async function hangBell(
  boss: PgBoss,
  onRing: (queue: string) => void,
): Promise<() => Promise<void>> {
  const ringAll = () => QUEUES.forEach(onRing);
  const bell = await boss.getDb().listen?.(CHANNEL, onRing, ringAll);
  return async () => bell?.close();
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
