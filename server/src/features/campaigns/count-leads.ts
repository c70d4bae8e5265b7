import { LEAD_COUNT_DAYS } from "@mainstreet/contract/limits";
import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { leads } from "../leads/tables.ts";

/**
 * Counts the leads of the last 30 days by site, without junk and trials, and returns a function that returns the count of one site.
 * `isOne` is the condition for the sites. The index `leads_of_site` contains all columns that are needed.
 */
export async function countRecentLeads(
  tx: Db,
  userId: string,
  isOne: SQL,
): Promise<(campaignId: string) => number> {
  const rows = await tx
    .select({ id: leads.campaignId, count: sql<number>`count(*)::int` })
    .from(leads)
    .where(
      and(
        eq(leads.userId, userId),
        isOne,
        gte(leads.receivedAt, sql`now() - make_interval(days => ${LEAD_COUNT_DAYS})`),
        sql`not ${leads.isCanary} and ${leads.state} <> 'junk'`,
      ),
    )
    .groupBy(leads.campaignId);
  const found = new Map(rows.map(({ id, count }) => [id, count]));
  return (campaignId) => found.get(campaignId) ?? 0;
}
