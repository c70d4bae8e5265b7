import { and, eq, inArray, sql } from "drizzle-orm";
import { asOwner, type Db } from "../../platform/database.ts";
import { paces } from "../../platform/pace-tables.ts";
import { creationRuns } from "../../platform/run-tables.ts";
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

/** Of the turns with a row's credential. */
const ofTurns = (what: string, which: string) =>
  sql<number>`(select ${sql.raw(what)} from pace_turns t where t.credential = ${paces.credential} and ${sql.raw(which)})`;

const IN_LINE = "t.granted_at is null";
const UNDER_WAY = "t.granted_at is not null";
const OWN =
  "exists (select from creation_run_sites s where s.user_id = creation_runs.user_id and s.run_id = creation_runs.id and s.campaign_id = t.campaign_id)";

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
        inLine: ofTurns("count(*)::int", IN_LINE),
        ownInLine: ofTurns("count(*)::int", `${IN_LINE} and ${OWN}`),
        ownUnderWay: ofTurns("count(*)::int", `${UNDER_WAY} and ${OWN}`),
        underWayDeploys: ofTurns("coalesce(sum(t.deploys), 0)::int", UNDER_WAY),
        underWayRequests: ofTurns("coalesce(sum(t.requests), 0)::int", UNDER_WAY),
      })
      .from(creationRuns)
      .innerJoin(paces, eq(paces.credential, credentialOf(sql`creation_runs`)))
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
