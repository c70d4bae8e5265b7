import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { campaigns } from "../campaigns/tables.ts";

const COLUMNS = {
  id: campaigns.id,
  userId: campaigns.userId,
  service: campaigns.service,
  city: campaigns.city,
  state: campaigns.state,
  siteName: campaigns.siteName,
  deployed: campaigns.deployed,
  deploymentUrl: campaigns.deploymentUrl,
  deploymentType: campaigns.deploymentType,
};
export type NamedSite = Pick<CampaignRow, keyof typeof COLUMNS>;

/** The form in which addresses and names are compared: without the scheme and the slash at the end. */
const keyOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/\/$/, "");

const NAME = sql<string>`lower(${campaigns.service} || ' in ' || ${campaigns.city} || ', ' || ${campaigns.state})`;
const ADDRESS = sql<string>`rtrim(regexp_replace(lower(coalesce(${campaigns.deploymentUrl}, '')), '^https?://', ''), '/')`;

/** Finds the user's campaigns that rows name by id, by address, by the name at the host, or by the name that lists show. */
export async function findNamedSites(
  tx: Db,
  userId: string,
  called: readonly string[],
): Promise<(name: string) => NamedSite[]> {
  const keys = [...new Set(called.map(keyOf).filter(Boolean))];
  const list = sql`select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)`;
  const rows = await tx
    .select({ ...COLUMNS, name: NAME, address: ADDRESS })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.userId, userId),
        sql`(${campaigns.id}::text in (${list}) or lower(${campaigns.siteName}) in (${list}) or ${ADDRESS} in (${list}) or ${NAME} in (${list}))`,
      ),
    );
  const byKey = new Map<string, NamedSite[]>();
  for (const { name, address, ...site } of rows)
    for (const key of new Set([site.id, site.siteName.toLowerCase(), address, name]))
      byKey.set(key, [...(byKey.get(key) ?? []), site]);
  return (name) => byKey.get(keyOf(name)) ?? [];
}
