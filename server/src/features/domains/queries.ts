import { and, eq, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { CampaignId } from "../campaigns/queries.ts";
import { domains } from "./tables.ts";

export type DomainRow = typeof domains.$inferSelect;
export type DomainChange = Partial<typeof domains.$inferInsert>;
export type DomainId = { userId: string; id: string };

/** The condition that every query on one domain carries: the id together with its owner. */
export const isDomain = ({ userId, id }: DomainId) =>
  and(eq(domains.userId, userId), eq(domains.id, id));

/** The domains that have one of the names, as `host` or as `alsoHost`. */
export const hasName = (names: readonly string[]) => {
  const list = sql`array[${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[]`;
  return or(sql`${domains.host} = any(${list})`, sql`${domains.alsoHost} = any(${list})`);
};

export async function findDomain(
  tx: Db,
  { userId, campaignId }: CampaignId,
): Promise<DomainRow | undefined> {
  const [row] = await tx
    .select()
    .from(domains)
    .where(and(eq(domains.userId, userId), eq(domains.campaignId, campaignId)));
  return row;
}
