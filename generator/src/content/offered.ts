import type { OfferedService } from "@mainstreet/contract/business-content";
import type { PagePlan } from "../plan-page.ts";
import type { RandomStream } from "../seed.ts";
import { TRADES } from "../trades/all-trades.ts";
import type { CatalogueService } from "../trades/trade.ts";

/** What the business has ticked of the page's own trade, or named itself, in its order. */
export function offeredHere({ site, trade }: PagePlan): OfferedService[] {
  const services = site.business?.services ?? [];
  return services.filter((one) => one.trade === "" || one.trade === trade?.slug);
}

type Entry = { services?: readonly string[] };

/**
 * `count` of a pack's entries. Where the business has ticked services of the pack: first those about one of them, then those
 * about all of the trade, and none about other services.
 */
export function sampleFitting<T extends Entry>(
  entries: readonly T[],
  { count, plan, slots }: { count: number; plan: PagePlan; slots: RandomStream },
): T[] {
  const ticked = new Set(offeredHere(plan).flatMap(({ id }) => (id === "" ? [] : [id])));
  if (ticked.size === 0) return slots.sample(entries, count);
  const about = entries.filter(({ services }) => services?.some((id) => ticked.has(id)));
  const general = entries.filter(({ services }) => services === undefined);
  return [...slots.sample(about, count), ...slots.sample(general, count)].slice(0, count);
}

export function catalogueService(trade: string, id: string): CatalogueService | undefined {
  const services = TRADES.find((one) => one.slug === trade)?.services ?? [];
  return services.find((service) => service.id === id);
}
