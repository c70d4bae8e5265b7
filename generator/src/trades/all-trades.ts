import { drainCleaningTrade } from "./drain-cleaning/trade.ts";
import { guttersTrade } from "./gutters/trade.ts";
import { plumbingTrade } from "./plumbing/trade.ts";
import { roofingTrade } from "./roofing/trade.ts";
import { waterHeatersTrade } from "./water-heaters/trade.ts";
import type { Trade } from "./trade.ts";

/** Every trade with a pack, sorted by slug. */
export const TRADES: readonly Trade[] = [
  drainCleaningTrade,
  guttersTrade,
  plumbingTrade,
  roofingTrade,
  waterHeatersTrade,
];
