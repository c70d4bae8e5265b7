import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { DEPLOY_QUEUE } from "../../platform/jobs/jobs.ts";

/** The job of an unfinished campaign is checked only after the campaign has not changed for this long. */
const REST = sql`interval '60 seconds'`;
const BATCH = 500;

/**
 * Invariant I5: sends a new job for every campaign that is queued or deploying without one, except those in the queue of their
 * credential. Job and state are written in one transaction, so this finds something only after a fault of the queue itself.
 */
export async function requeueStranded({ db, jobs }: Pick<Deps, "db" | "jobs">): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{
      user_id: string;
      id: string;
      request_id: string | null;
    }>(sql`
      select c.user_id, c.id, c.request_id from campaigns c
      where c.deployment_status in ('queued', 'deploying') and c.updated_at < now() - ${REST}
        and not exists (
          select from pgboss.job j
          where j.name = ${DEPLOY_QUEUE} and j.state in ('created', 'retry', 'active') and j.data ->> 'campaignId' = c.id::text)
        and not exists (select from pace_turns t where t.campaign_id = c.id and t.granted_at is null)
      limit ${BATCH} for update of c skip locked`);
    const found = rows.map((row) => ({
      userId: row.user_id,
      campaignId: row.id,
      isUrgent: false,
      requestId: row.request_id ?? undefined,
    }));
    if (found.length > 0) await jobs.sendDeploys(tx, found);
    return rows.length;
  });
}
