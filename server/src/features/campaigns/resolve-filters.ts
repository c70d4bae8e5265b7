import type { ListFilters } from "@mainstreet/contract/campaign-lists";
import { NO_TRADE } from "@mainstreet/contract/trade-names";
import { tradeSlugOf } from "@mainstreet/generator/trades/matching/match-trade";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { settledDesign } from "./design.ts";
import type { ResolvedFilters } from "./list-filter.ts";
import { campaignSearch } from "./search-table.ts";
import { summariseServices } from "./summarise-services.ts";
import { campaigns } from "./tables.ts";

/**
 * Filters of a user's campaigns, ready to be evaluated. What SQL cannot evaluate is computed first: a trade is matched by the words of
 * a service's name, and the site key chooses the theme of a site without a chosen one.
 */
export async function resolveFilters<F extends Omit<ListFilters, "sort" | "direction">>(
  tx: Db,
  filters: F & { userId: string },
): Promise<F & ResolvedFilters> {
  const { userId, trade, theme } = filters;
  return {
    ...filters,
    tradeServices: trade === undefined ? [] : await servicesOfTrade(tx, userId, trade),
    themeCampaigns: theme === undefined ? [] : await campaignsLeftWith(tx, userId, theme),
  };
}

async function servicesOfTrade(tx: Db, userId: string, trade: string): Promise<string[]> {
  const services = await summariseServices(tx, { userId });
  const meant = services.filter(
    ({ name }) => (tradeSlugOf({ service: name, trade: "" }) ?? NO_TRADE) === trade,
  );
  return meant.map(({ slug }) => slug);
}

/** The ids of the campaigns without a chosen theme whose key chooses this one, as lists show them. */
async function campaignsLeftWith(tx: Db, userId: string, theme: string): Promise<string[]> {
  const { id, siteKey } = campaigns;
  const isLeft = and(eq(campaignSearch.userId, userId), eq(campaignSearch.theme, ""));
  const left = tx.select({ id: campaignSearch.campaignId }).from(campaignSearch).where(isLeft);
  const rows = await tx
    .select({ id, siteKey })
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), inArray(id, left)));
  const blank = { theme: "", palette: "" };
  return rows.flatMap((row) => (settledDesign(blank, row.siteKey).theme === theme ? row.id : []));
}
