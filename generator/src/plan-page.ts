import type { Site } from "./site.ts";
import { capitalise, cleanLines, cleanText } from "./text.ts";
import { tradeOf } from "./trades/trade-of.ts";
import type { Trade } from "./trades/trade.ts";

/** One page about one service in one city. */
export type PagePlan = {
  /** Its folder as seen from the site's first page: "" or "locations/kernersville-nc/". */
  path: string;
  /** "Kernersville, NC", or the service. */
  name: string;
  /** The site with the values that apply to this page. */
  site: Site;
  /** Null when the service is of no known trade: the page then holds the firm's own words only. */
  trade: Trade | null;
  /** One of the further locations of a site of many pages: nothing on it may look like an office there (GS-29). */
  isLocation: boolean;
};

/** The relative path from a page's folder to the site's first page: "", "../" or "../../". */
export function rootOf(path: string): string {
  return "../".repeat(path.split("/").length - 1);
}

/** The page of a clean site's main service in its main city. */
export function planFirstPage(site: Site): PagePlan {
  return { path: "", name: cityAndCode(site), site, trade: tradeOf(site), isLocation: false };
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
    business: site.business === null ? null : cleanDeep(site.business),
    evidence: site.evidence.map(cleanDeep),
    overrides: cleanDeep(site.overrides),
  };
}

/** Texts that no page prints: our own values, and an address that is linked unchanged. */
const VERBATIM = new Set("siteKey siteUrl formerUrl lastModified reviewProfileUrl".split(" "));

/** The same values with every text among them clean. */
export function cleanTexts<T extends object>(values: T): T {
  const clean = Object.entries(values).map(([name, value]): unknown[] => [
    name,
    typeof value === "string" && !VERBATIM.has(name) ? cleanText(value) : value,
  ]);
  return Object.fromEntries(clean);
}

/** Every text within is clean, but for addresses of pages; the lines of longer texts stay. */
function cleanDeep<T>(value: T): T;
function cleanDeep(value: unknown): unknown {
  if (typeof value === "string") return /^https:\S+$/.test(value) ? value : cleanLines(value);
  if (Array.isArray(value)) return value.map((item: unknown) => cleanDeep(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]): unknown[] => [name, cleanDeep(inner)]),
  );
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
export function firmLabel(site: Site): string {
  return site.company.name || `${site.service} in ${site.city}`;
}
