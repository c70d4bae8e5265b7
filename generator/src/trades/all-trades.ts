import { plumbingTrade } from "./plumbing/trade.ts";
import type { Trade } from "./trade.ts";

/** Every trade with a pack, sorted by slug. */
export const TRADES: readonly Trade[] = [plumbingTrade];
