import { TRADES } from "./all-trades.ts";
import { tradeSlugOf } from "./matching/match-trade.ts";
import type { Trade } from "./trade.ts";

/** The trade that the user chose, or else the trade that the service's name means; null when there is none. */
export function tradeOf(site: { trade: string; service: string }): Trade | null {
  const slug = tradeSlugOf(site);
  return TRADES.find((trade) => trade.slug === slug) ?? null;
}
