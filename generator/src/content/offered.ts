import type { OfferedService } from "@mainstreet/contract/business-content";
import type { PagePlan } from "../plan-page.ts";
import type { RandomStream } from "../seed.ts";
import { TRADES } from "../trades/all-trades.ts";
import type { CatalogueService } from "../trades/trade.ts";

/** What the business has ticked of the page's own trade, or has named itself, in the business's order. */
export function offeredHere({ site, trade }: PagePlan): OfferedService[] {
  const services = site.business?.services ?? [];
  return services.filter((one) => one.trade === "" || one.trade === trade?.slug);
}

type Entry = { services?: readonly string[] };

/**
 * `count` of a pack's entries. Where the business has ticked services of the pack, entries about a ticked service or about all of the
 * trade; if these are too few, also entries about other services, after them.
 */
export function sampleFitting<T extends Entry>(
  entries: readonly T[],
  { count, plan, slots }: { count: number; plan: PagePlan; slots: RandomStream },
): T[] {
  const ticked = new Set(offeredHere(plan).flatMap(({ id }) => (id === "" ? [] : [id])));
  const isFitting = ({ services }: T) =>
    ticked.size === 0 || services === undefined || services.some((id) => ticked.has(id));
  const fitting = slots.sample(entries.filter(isFitting), count);
  const others = entries.filter((one) => !isFitting(one));
  return [...fitting, ...slots.sample(others, count - fitting.length)];
}

export function catalogueService(trade: string, id: string): CatalogueService | undefined {
  const services = TRADES.find((one) => one.slug === trade)?.services ?? [];
  return services.find((service) => service.id === id);
}
