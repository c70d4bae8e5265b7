import type { Site } from "./site.ts";
import { capitalise, cleanLines, cleanText } from "./text.ts";
import { findTrade } from "./trades/find-trade.ts";
import type { TradePack } from "./trades/trade-pack.ts";

/** One page about one service in one city. */
export type PagePlan = {
  /** Its folder as seen from the site's first page: "" or "locations/kernersville-nc/". */
  path: string;
  /** "Kernersville, NC", or the service. */
  name: string;
  /** The site as this page knows it. */
  site: Site;
  pack: TradePack;
};

/** The page of a clean site's main service in its main city. */
export function planFirstPage(site: Site): PagePlan {
  return { path: "", name: cityAndCode(site), site, pack: findTrade(site.service) };
}

/**
 * The site with every text of the user on one line, without control characters and broken surrogates, and its city as the place
 * data write it ("Winston-Salem"). No address of a page follows from that name: an address that is live must not change.
 */
export function cleanSite(site: Site): Site {
  const texts = cleanTexts(site);
  return {
    ...texts,
    service: capitalise(texts.service),
    city: site.facts?.city ?? texts.city,
    state: cleanTexts(site.state),
    openingHours: cleanLines(site.openingHours),
    company: { ...cleanTexts(site.company), address: cleanTexts(site.company.address) },
  };
}

/** Texts that no page prints: ours, and an address that is linked as it is. */
const VERBATIM = new Set("siteKey siteUrl formerUrl lastModified reviewProfileUrl".split(" "));

/** The same values with every text among them clean. */
export function cleanTexts<T extends object>(values: T): T {
  const clean = Object.entries(values).map(([name, value]): unknown[] => [
    name,
    typeof value === "string" && !VERBATIM.has(name) ? cleanText(value) : value,
  ]);
  return Object.fromEntries(clean);
}

/** "Winston-Salem, NC", "Washington, D.C."; the city alone when the state is unknown. */
export function cityAndCode({ city, state }: Pick<Site, "city" | "state">): string {
  if (state.code === "DC") return `${city}, D.C.`;
  return state.code === "" ? city : `${city}, ${state.code}`;
}

/** "Winston-Salem, North Carolina", but "Washington, D.C.", as everyone writes it. */
export function cityAndState({ city, state }: Site): string {
  if (state.code === "DC" || state.name === "") return cityAndCode({ city, state });
  return `${city}, ${state.name}`;
}

/** The company's name, or else the service and city: a name is never made up (GS-14). */
export function siteLabel(site: Site): string {
  return site.company.name || `${site.service} in ${site.city}`;
}
