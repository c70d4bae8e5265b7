import { cityAndCode } from "../content/site-words.ts";
import { pathSlug } from "../slug.ts";
import { findTrade } from "../trades/find-trade.ts";
import { servicePages } from "./link-sections.ts";
import type { Location, MultiSite, NamedOnly, Skipped } from "./multi-site.ts";
import type { PagePlan } from "./page-plan.ts";
import { locationPage } from "./page-plan.ts";
import type { ServicePlan } from "./plan-services.ts";
import { planServices } from "./plan-services.ts";

export type SitePlan = {
  home: PagePlan;
  locations: PagePlan[];
  services: ServicePlan[];
  skipped: Skipped[];
  namedOnly: NamedOnly[];
};

/** With more, the index of locations would hold more than 100 links. */
export const MAX_LOCATIONS = 80;

/** Which pages the site has, and what got none. Locations that mean the same place are one. */
export function planPages(site: MultiSite): SitePlan {
  const pack = findTrade(site.service);
  const home: PagePlan = { path: "", name: cityAndCode(site), site, pack };
  const made = [home];
  const known = new Map<string, number>();
  know(known, site, 0);
  const skipped: Skipped[] = [];
  for (const location of site.locations) {
    const reason = whyNoPage(location, made, known);
    if (reason === null) {
      know(known, location, made.length);
      made.push(locationPage(home, location));
    } else skipped.push({ location: cityAndCode(location), reason });
  }
  return { home, locations: made.slice(1), skipped, ...planServices(site, home) };
}

/** The pages with words of their own: the first one, the locations and the services, in that order. */
export function drawnPages(plan: SitePlan): PagePlan[] {
  return [plan.home, ...plan.locations, ...servicePages(plan)];
}

type Place = Pick<Location, "city" | "state" | "facts">;

/** What a place is known by: its name, and where it lies. */
function keysOf(place: Place): string[] {
  const { facts } = place;
  const name = pathSlug(cityAndCode(place));
  return facts === null ? [name] : [name, `${facts.latitude} ${facts.longitude}`];
}

/** Remembers which of the pages made is about the place; the first one stays. */
function know(known: Map<string, number>, place: Place, page: number): void {
  for (const key of keysOf(place)) if (!known.has(key)) known.set(key, page);
}

/**
 * Null when no page is about the location yet. One without place data has a page too, without local facts and not listed, as
 * a single site has: its credit is paid.
 */
function whyNoPage(
  location: Location,
  made: readonly PagePlan[],
  known: ReadonlyMap<string, number>,
): string | null {
  const name = cityAndCode(location);
  const [first] = keysOf(location)
    .map((key) => known.get(key) ?? Infinity)
    .toSorted((a, b) => a - b);
  const same = made[first ?? Infinity];
  if (same !== undefined && first === 0) return `${name} is the main location already.`;
  if (same !== undefined) {
    return pathSlug(same.name) === pathSlug(name)
      ? `${name} is on the list twice.`
      : `${name} is the same place as ${same.name}, which is on the list already.`;
  }
  return made.length > MAX_LOCATIONS
    ? `A site has room for ${MAX_LOCATIONS} locations beside its main one. Make another site for the rest.`
    : null;
}
