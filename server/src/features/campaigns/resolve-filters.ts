import type { ListFilters } from "@mainstreet/contract/campaign-lists";
import { NO_TRADE } from "@mainstreet/contract/trade-names";
import { tradeSlugOf } from "@mainstreet/generator/trades/matching/match-trade";
import type { Db } from "../../platform/db/database.ts";
import type { ResolvedFilters } from "./list-filter.ts";
import { summariseServices } from "./summarise-services.ts";

/**
 * Filters of a user's campaigns, ready to be evaluated. A trade is matched by the words of a service's name, which SQL cannot
 * do: the user's services that mean it are looked up first.
 */
export async function resolveFilters<F extends Omit<ListFilters, "sort" | "direction">>(
  tx: Db,
  filters: F & { userId: string },
): Promise<F & ResolvedFilters> {
  const { userId, trade } = filters;
  if (trade === undefined) return { ...filters, tradeServices: [] };
  const services = await summariseServices(tx, { userId });
  const meant = services.filter(
    ({ name }) => (tradeSlugOf({ service: name, trade: "" }) ?? NO_TRADE) === trade,
  );
  return { ...filters, tradeServices: meant.map(({ slug }) => slug) };
}
