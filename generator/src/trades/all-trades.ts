import { carpetCleaningTrade } from "./carpet-cleaning/trade.ts";
import { concreteTrade } from "./concrete/trade.ts";
import { drainCleaningTrade } from "./drain-cleaning/trade.ts";
import { electricalTrade } from "./electrical/trade.ts";
import { fencingTrade } from "./fencing/trade.ts";
import { flooringTrade } from "./flooring/trade.ts";
import { garageDoorsTrade } from "./garage-doors/trade.ts";
import { guttersTrade } from "./gutters/trade.ts";
import { houseCleaningTrade } from "./house-cleaning/trade.ts";
import { hvacTrade } from "./hvac/trade.ts";
import { junkRemovalTrade } from "./junk-removal/trade.ts";
import { landscapingTrade } from "./landscaping/trade.ts";
import { lawnCareTrade } from "./lawn-care/trade.ts";
import { locksmithTrade } from "./locksmith/trade.ts";
import { movingTrade } from "./moving/trade.ts";
import { paintingTrade } from "./painting/trade.ts";
import { pestControlTrade } from "./pest-control/trade.ts";
import { plumbingTrade } from "./plumbing/trade.ts";
import { pressureWashingTrade } from "./pressure-washing/trade.ts";
import { roofingTrade } from "./roofing/trade.ts";
import { towingTrade } from "./towing/trade.ts";
import { treeServiceTrade } from "./tree-service/trade.ts";
import { waterDamageRestorationTrade } from "./water-damage-restoration/trade.ts";
import { waterHeatersTrade } from "./water-heaters/trade.ts";
import type { Trade } from "./trade.ts";

/** Every trade with a pack, sorted by slug. */
export const TRADES: readonly Trade[] = [
  carpetCleaningTrade,
  concreteTrade,
  drainCleaningTrade,
  electricalTrade,
  fencingTrade,
  flooringTrade,
  garageDoorsTrade,
  guttersTrade,
  houseCleaningTrade,
  hvacTrade,
  junkRemovalTrade,
  landscapingTrade,
  lawnCareTrade,
  locksmithTrade,
  movingTrade,
  paintingTrade,
  pestControlTrade,
  plumbingTrade,
  pressureWashingTrade,
  roofingTrade,
  towingTrade,
  treeServiceTrade,
  waterDamageRestorationTrade,
  waterHeatersTrade,
];
