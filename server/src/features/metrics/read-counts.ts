import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";

export type JobCounts = {
  queue: string;
  /** Due now · not yet due · in flight. */
  waiting: number;
  delayed: number;
  active: number;
  /** Age of the job that is due longest; 0 when none is. */
  oldestSeconds: number;
};

/** The counts of every queue are the queue's own, two seconds old at most; the oldest job is found by the index that fetches jobs. */
export async function readJobs(db: Db): Promise<JobCounts[]> {
  const { rows } = await db.execute<JobCounts>(sql`
    select q.name as queue, q.ready_count as waiting, q.deferred_count as delayed, q.active_count as active,
      coalesce(extract(epoch from now() - due.since), 0)::float8 as "oldestSeconds"
    from pgboss.queue q cross join lateral (
      select min(j.start_after) as since from pgboss.job j
      where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()) due`);
  return rows;
}

/** Deployments in the queues of their credentials (decision 139), and credentials that accept no deployment for the moment. */
export async function readRateLimitQueue(
  db: Db,
): Promise<{ waiting: number; oldestSeconds: number; closed: number }> {
  const { rows } = await db.execute<{ waiting: number; oldestSeconds: number; closed: number }>(sql`
    select count(*)::int as waiting, coalesce(extract(epoch from now() - min(asked_at)), 0)::float8 as "oldestSeconds",
      (select count(*)::int from paces where closed_until > now()) as closed
    from pace_turns where granted_at is null`);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0, closed: 0 };
}

/** Mails of the outbox that have not ended. */
export async function readMails(
  db: Db,
): Promise<{ waiting: number; retrying: number; oldestSeconds: number }> {
  const { rows } = await db.execute<{
    waiting: number;
    retrying: number;
    oldestSeconds: number;
  }>(sql`
    select count(*)::int as waiting, count(*) filter (where reason <> '')::int as retrying,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as "oldestSeconds"
    from outbox where state = 'waiting'`);
  return rows[0] ?? { waiting: 0, retrying: 0, oldestSeconds: 0 };
}

type Ledger = Record<"add" | "deduct" | "initialize" | "refund" | "held", number>;

const sumOf = (type: string) =>
  sql`coalesce(sum(abs(amount)) filter (where type = ${type}), 0)::float8`;

/** All credits that were ever moved, by type and without sign, and the balance of all users, at one moment. */
export async function readLedger(db: Db): Promise<Ledger> {
  const { rows } = await db.execute<Ledger>(sql`
    select ${sumOf("add")} as "add", ${sumOf("deduct")} as deduct, ${sumOf("initialize")} as initialize, ${sumOf("refund")} as refund,
      (select coalesce(sum(balance), 0)::float8 from credit_accounts) as held
    from credit_entries`);
  return rows[0] ?? { add: 0, deduct: 0, initialize: 0, refund: 0, held: 0 };
}
