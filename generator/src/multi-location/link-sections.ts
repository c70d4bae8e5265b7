import type {
  HubSection,
  HubSectionId,
  Link,
  Offer,
  PlaceLink,
  Section,
  StatePlaces,
} from "../content/page-content.ts";
import { filledOpening } from "../content/context.ts";
import type { Openings } from "../content/words.ts";
import type { PagePlan } from "../plan-page.ts";
import type { Streams } from "../seed.ts";
import { shorten } from "../text.ts";
import { HUB_WORDS } from "./hub-words.ts";
import { wayTo } from "./nearest-locations.ts";
import { placeMap } from "./place-map.ts";
import type { SitePlan } from "./plan-pages.ts";
import { hasServicesIndex, servicePages } from "./plan-pages.ts";
import type { ServicePlan } from "./plan-services.ts";

/** The page that has the links, the relative path from it to the first page, and its streams. */
export type From = { page: PagePlan; root: string; streams: Streams };

/** The first page links to every location up to this many, and to the index for the others. */
const MAX_ON_HOME = 30;
/** The longest text of a card. */
const MAX_CARD = 150;

/** The address of a page as seen from another; the site's front from itself is "./". */
export function hrefTo(path: string, root: string): string {
  return root + path || "./";
}

function head<Id extends HubSectionId | "about">({ page, streams }: From, id: Id, words: Openings) {
  return { id, ...filledOpening(words, streams(`${id}:words`), page) };
}

const byName = (a: PagePlan, b: PagePlan) => (a.name < b.name ? -1 : 1);

const placeLink = (from: PagePlan, to: PagePlan, root: string): PlaceLink => ({
  href: hrefTo(to.path, root),
  name: to.name,
  detail: wayTo(from, to),
});

/** On the first page: the map of all locations and the way to each. */
export function hubSection({ home, locations }: SitePlan, from: From): HubSection {
  const all = locations.toSorted(byName);
  const places = all.slice(0, MAX_ON_HOME).map((to) => placeLink(home, to, from.root));
  const index = { href: hrefTo("locations/", from.root), text: "All places by county" };
  const map = placeMap(home, all);
  return { ...head(from, "locations", HUB_WORDS.hub), kind: "hub", map, places, all: index };
}

export function nearestSection(near: readonly PagePlan[], from: From): HubSection {
  const all = { href: hrefTo("locations/", from.root), text: "All places" };
  const places = near.map((to) => placeLink(from.page, to, from.root));
  return { ...head(from, "nearest", HUB_WORDS.nearest), kind: "nearest", places, all };
}

/** On the index of locations, which lists the main one too. */
export function directorySection({ home, locations }: SitePlan, from: From): HubSection {
  const sorted = [home, ...locations].toSorted(byName);
  const states = grouped(sorted, ({ site }) => site.state.name || site.state.code);
  return {
    ...head(from, "locations", HUB_WORDS.directory),
    kind: "directory",
    states: states.map(([name, places]) => stateOf(name, places, { home, root: from.root })),
  };
}

function stateOf(
  name: string,
  places: readonly PagePlan[],
  { home, root }: { home: PagePlan; root: string },
): StatePlaces {
  const counties = grouped(places, ({ site }) => site.facts?.county ?? UNKNOWN);
  return {
    name,
    counties: counties.map(([county, some]) => ({
      name: county === UNKNOWN ? null : county,
      places: some.map((to) => ({
        ...placeLink(home, to, root),
        ...(to === home && { detail: "main place" }),
      })),
    })),
  };
}

/** Sorts after every name. */
const UNKNOWN = "\uffff";

function grouped(pages: readonly PagePlan[], nameOf: (page: PagePlan) => string) {
  const groups = Map.groupBy(pages, nameOf);
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Every related service, on the first page and on the index of services. */
export function offersSection(plan: SitePlan, from: From): HubSection | null {
  const all = { href: hrefTo("services/", from.root), text: "All services" };
  const isIndex = from.page.path === "services/";
  const items = plan.services
    .map((service) => ({
      title: service.name,
      text: cardText(service, from.streams),
      href: service.page && hrefTo(service.page.path, from.root),
    }))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  return offers(from, items, hasServicesIndex(plan) && !isIndex ? all : null);
}

/** The sort order: services with a page first, those with only a name last. */
function rankOf({ href, text }: Offer): number {
  if (href !== null) return 0;
  return text === null ? 2 : 1;
}

/** Services by name only, on pages that are about something else. */
export function serviceLinks(plan: SitePlan, from: From): HubSection | null {
  const others = servicePages(plan).filter((page) => page !== from.page);
  const items = others.map(({ name, path }) => ({
    title: name,
    text: null,
    href: hrefTo(path, from.root),
  }));
  return offers(from, items, null);
}

function offers(from: From, items: Offer[], all: Link | null): HubSection | null {
  if (items.length === 0) return null;
  return { ...head(from, "related", HUB_WORDS.offers), kind: "offers", items, all };
}

function cardText({ name, description, page }: ServicePlan, streams: Streams): string | null {
  if (description !== "") return shorten(description.replaceAll("\n", " "), MAX_CARD);
  return page?.trade ? streams(`card:${name}`).pick(page.trade.leads.plain) : null;
}

/** The user's own words about a service. */
export function aboutSection(description: string, from: From): Section | null {
  if (description === "") return null;
  const paragraphs = description
    .split("\n")
    .map((text, index) => ({ key: `about.${index + 1}`, text }));
  return { ...head(from, "about", HUB_WORDS.about), kind: "about", paragraphs, facts: [] };
}
