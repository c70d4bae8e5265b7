import { and, eq, inArray, sql } from "drizzle-orm";
import { asOwner, type Db } from "../../platform/db/database.ts";
import { paces } from "./pace-tables.ts";
import { creationRuns } from "../creation-runs/tables.ts";
import { DEPLOYS_OF, forecast, type Pace } from "./pace.ts";
import { credentialOf } from "./pace-queries.ts";

/** How a run's credential stands: what its provider allows, and how many of whose deployments are in line and under way with it. */
export type Outlook = {
  pace: Pace;
  now: Date;
  inLine: number;
  ownInLine: number;
  ownUnderWay: number;
  underWayDeploys: number;
  underWayRequests: number;
};

/** What the line of a run's credential holds, read once for all that is counted of it. */
const IN_LINE = sql`lateral (
  select count(*) filter (where granted_at is null)::int as in_line,
    count(*) filter (where granted_at is null and is_own)::int as own_in_line,
    count(*) filter (where granted_at is not null and is_own)::int as own_under_way,
    coalesce(sum(deploys) filter (where granted_at is not null), 0)::int as under_way_deploys,
    coalesce(sum(requests) filter (where granted_at is not null), 0)::int as under_way_requests
  from (
    select t.granted_at, t.deploys, t.requests, t.user_id = ${creationRuns.userId} and exists (
      select from creation_run_sites s
      where s.user_id = t.user_id and s.campaign_id = t.campaign_id and s.run_id = ${creationRuns.id}) as is_own
    from pace_turns t where t.credential = ${paces.credential}) turns) line`;
const counted = (name: string) => sql<number>`line.${sql.identifier(name)}`;

/** The outlooks of those runs whose provider is known to limit deployments, by the run's id; in a tenant's transaction. */
export async function readOutlooks(
  tx: Db,
  userId: string,
  runIds: string[],
): Promise<Map<string, Outlook>> {
  if (runIds.length === 0) return new Map();
  const rows = await asOwner(tx, () =>
    tx
      .select({
        runId: creationRuns.id,
        pace: paces,
        now: sql`clock_timestamp()`.mapWith(paces.wakeAt),
        inLine: counted("in_line"),
        ownInLine: counted("own_in_line"),
        ownUnderWay: counted("own_under_way"),
        underWayDeploys: counted("under_way_deploys"),
        underWayRequests: counted("under_way_requests"),
      })
      .from(creationRuns)
      .innerJoin(paces, eq(paces.credential, credentialOf(sql`creation_runs`)))
      .crossJoin(IN_LINE)
      .where(
        and(
          eq(creationRuns.userId, userId),
          inArray(creationRuns.id, runIds),
          sql`coalesce(${paces.deployLimit}, ${paces.requestLimit}) is not null`,
        ),
      ),
  );
  return new Map(rows.map(({ runId, ...outlook }) => [runId, outlook]));
}

/**
 * In how many ms the last of a run's new sites will be let go, by the provider's limits alone; `left` of them have not
 * ended. Others in the line go in between, one of theirs for one of ours.
 */
export function msUntilLastGoes(outlook: Outlook, left: number): number {
  const { pace, now, inLine, ownInLine, ownUnderWay } = outlook;
  const sites = Math.max(left - ownUnderWay, 0);
  const others = Math.min(inLine - ownInLine, sites);
  const each = { deploys: DEPLOYS_OF.newSite, requests: pace.requestsEach };
  const need = {
    deploys: (sites + others) * each.deploys,
    requests: (sites + others) * each.requests,
  };
  const underWay = { deploys: outlook.underWayDeploys, requests: outlook.underWayRequests };
  return forecast(pace, { need, each, underWay, now }).getTime() - now.getTime();
}
