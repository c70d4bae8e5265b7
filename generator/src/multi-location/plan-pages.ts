import { locationPath, pathSlug } from "../slug.ts";
import type { PagePlan } from "../plan-page.ts";
import { cityAndCode, cleanSite, cleanTexts, planFirstPage } from "../plan-page.ts";
import { capitalise, cleanLines, cleanText } from "../text.ts";
import { resolveDesign } from "../themes/find-theme.ts";
import type { ResolvedDesign } from "../themes/theme.ts";
import type { Location, MultiSite, NamedOnly, Skipped } from "./multi-site.ts";
import type { ServicePlan } from "./plan-services.ts";
import { planServices } from "./plan-services.ts";
import { wasPageIndexed } from "./was-page-indexed.ts";

/** Which pages the site has, and which inputs got no page. */
export type SitePlan = {
  /** The site with cleaned texts. */
  site: MultiSite;
  design: ResolvedDesign;
  home: PagePlan;
  locations: PagePlan[];
  services: ServicePlan[];
  skipped: Skipped[];
  namedOnly: NamedOnly[];
};

/** With more, the index of locations would hold more than 100 links. */
export const MAX_LOCATIONS = 80;

/** Plans the pages from the site as it was typed. Locations that mean the same place are one. */
export function planPages(input: MultiSite): SitePlan {
  const site = cleanMultiSite(input);
  const home = planFirstPage(site);
  const pages = [home];
  const known = new Map<string, number>();
  remember(known, site, 0);
  const skipped: Skipped[] = [];
  for (const location of site.locations) {
    const reason = whyNoPage(withoutSpot(location, site.kept), pages, known);
    if (reason === null) {
      remember(known, location, pages.length);
      pages.push(locationPage(site, home, location));
    } else skipped.push({ location: cityAndCode(location), reason });
  }
  const design = resolveDesign(site, "many");
  const locations = pages.slice(1);
  return { site, design, home, locations, skipped, ...planServices(site, home) };
}

/** The pages with words of their own: the first one, the locations and the services, in that order. */
export function contentPages(plan: SitePlan): PagePlan[] {
  return [plan.home, ...plan.locations, ...servicePages(plan)];
}

export function servicePages({ services }: Pick<SitePlan, "services">): PagePlan[] {
  return services.flatMap(({ page }) => page ?? []);
}

/** From so many on, services have an index (GS-29). */
const MIN_SERVICES = 3;

export function hasServicesIndex(plan: Pick<SitePlan, "services">): boolean {
  return servicePages(plan).length >= MIN_SERVICES;
}

/** Every text of the user on one line, except for the descriptions, which keep their lines. */
function cleanMultiSite(site: MultiSite): MultiSite {
  return {
    ...site,
    ...cleanSite(site),
    locations: site.locations.map(({ city, state, zip, facts }) => ({
      city: cleanText(city),
      state: cleanTexts(state),
      zip: cleanText(zip),
      facts,
    })),
    relatedServices: site.relatedServices.map(({ name, description }) => ({
      name: capitalise(cleanText(name)),
      description: cleanLines(description),
    })),
  };
}

/**
 * A location's page is about the main service. What the user typed for the first page alone, and the position of its city, are not used for
 * other pages.
 */
function locationPage(site: MultiSite, { trade }: PagePlan, location: Location): PagePlan {
  const { state, zip, facts } = location;
  const city = facts?.city ?? location.city;
  const path = locationPath({ city: location.city, state: state.code });
  const elsewhere = { metaTitle: "", metaDescription: "", latitude: null, longitude: null };
  const wasIndexed = wasPageIndexed(site, path);
  return {
    path,
    name: cityAndCode({ city, state }),
    site: { ...site, ...elsewhere, city, state, zip, facts, wasIndexed },
    trade,
    isLocation: true,
  };
}

/** A location whose page was live keeps the page, even when newer place data show that it is the same place as another one. */
function withoutSpot(location: Location, kept: MultiSite["kept"]): Location {
  const path = locationPath({ city: location.city, state: location.state.code });
  return Object.hasOwn(kept, path) ? { ...location, facts: null } : location;
}

type Place = Pick<Location, "city" | "state" | "facts">;

/** What identifies a place: its name, and its position. */
function keysOf(place: Place): string[] {
  const { facts } = place;
  const name = pathSlug(cityAndCode(place));
  if (facts === null || facts.latitude === null) return [name];
  return [name, `${facts.latitude} ${facts.longitude}`];
}

/** Remembers which of the pages is about the place; the first one stays. */
function remember(known: Map<string, number>, place: Place, page: number): void {
  for (const key of keysOf(place)) if (!known.has(key)) known.set(key, page);
}

/**
 * Null when no page is about the location yet. A location without place data has a page too, since its credit is paid: without local facts
 * and not listed, as for a single site.
 */
function whyNoPage(
  location: Location,
  pages: readonly PagePlan[],
  known: ReadonlyMap<string, number>,
): string | null {
  const name = cityAndCode(location);
  const first = Math.min(...keysOf(location).map((key) => known.get(key) ?? Infinity));
  const same = pages[first];
  if (same !== undefined && first === 0) return `${name} is the main location already.`;
  if (same !== undefined) {
    return pathSlug(same.name) === pathSlug(name)
      ? `${name} is on the list twice.`
      : `${name} is the same place as ${same.name}, which is on the list already.`;
  }
  return pages.length > MAX_LOCATIONS
    ? `A site has room for ${MAX_LOCATIONS} locations beside its main one. Make another site for the rest.`
    : null;
}
