import { guttersTrade } from "./gutters/trade.ts";
import { plumbingTrade } from "./plumbing/trade.ts";
import { roofingTrade } from "./roofing/trade.ts";
import type { Trade } from "./trade.ts";

/** Every trade with a pack, sorted by slug. */
export const TRADES: readonly Trade[] = [guttersTrade, plumbingTrade, roofingTrade];
