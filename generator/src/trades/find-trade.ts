import { slug } from "../text.ts";
import { electrical } from "./electrical/pack.ts";
import { houseCleaning } from "./house-cleaning/pack.ts";
import { hvac } from "./hvac/pack.ts";
import { neutral } from "./neutral/pack.ts";
import { pestControl } from "./pest-control/pack.ts";
import { plumbing } from "./plumbing/pack.ts";
import { roofing } from "./roofing/pack.ts";
import type { TradePack } from "./trade-pack.ts";

/** Every trade with a pack of its own, one folder each. */
export const TRADES: readonly TradePack[] = [
  electrical,
  houseCleaning,
  hvac,
  pestControl,
  plumbing,
  roofing,
];

/** Words around a trade's name that change nothing about what is meant. */
const BEFORE = /^(?:residential|emergency|local|professional)-/;
const AFTER = /-(?:service|services|company|companies|contractor|contractors|pro|pros)$/;

/** The pack of the trade that a service name means, or the neutral one. */
export function findTrade(service: string): TradePack {
  const typed = slug(service);
  const bare = typed.replace(BEFORE, "").replace(AFTER, "");
  return packs.get(typed) ?? packs.get(bare) ?? neutral;
}

const packs = new Map(
  TRADES.flatMap((pack) => pack.names.aliases.map((alias) => [slug(alias), pack] as const)),
);
