import { neutral } from "./neutral/pack.ts";
import type { TradePack } from "./trade-pack.ts";

/** Every trade with a pack of its own, one folder each. */
const TRADES: readonly TradePack[] = [];

/** The pack of the trade that a service name means, or the neutral one. */
export function findTrade(service: string): TradePack {
  const wanted = service.trim().toLowerCase();
  return TRADES.find(({ aliases }) => aliases.includes(wanted)) ?? neutral;
}
