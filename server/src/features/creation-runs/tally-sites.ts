import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";

/** How many of a run's sites are in each status, and how many have ended lately over how many seconds. */
export type Tally = {
  byStatus: Partial<Record<string, number>>;
  ended: number;
  overSeconds: number;
};

type Row = { run_id: string; status: string; count: number; ended: number; over: number };

/** How long what has ended tells of what will. */
const LATELY_SECONDS = 600;
const isLately = sql`ended_at > now() - make_interval(secs => ${LATELY_SECONDS})`;

/** Counts the sites of runs of one user; a run's id leads to its tally. */
export async function tallySites(
  tx: Db,
  userId: string,
  runIds: string[],
): Promise<Map<string, Tally>> {
  const { rows } = await tx.execute<Row>(sql`
    select run_id, status, count(*)::int as count,
      (count(*) filter (where ${isLately}))::int as ended,
      least(coalesce(extract(epoch from now() - min(started_at) filter (where ${isLately})), 0), ${LATELY_SECONDS})::float8 as over
    from creation_run_sites
    where user_id = ${userId} and run_id in (select id::uuid from jsonb_array_elements_text(${JSON.stringify(runIds)}::jsonb) as given(id))
    group by run_id, status`);
  const tallies = new Map<string, Tally>();
  for (const { run_id: runId, status, count, ended, over } of rows) {
    const tally = tallies.get(runId) ?? { byStatus: {}, ended: 0, overSeconds: 0 };
    tally.byStatus[status] = count;
    tally.ended += ended;
    tally.overSeconds = Math.max(tally.overSeconds, over);
    tallies.set(runId, tally);
  }
  return tallies;
}
