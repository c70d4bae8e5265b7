import { hash32 } from "./hash.ts";
import { cleanText, slug } from "./text.ts";

const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";
const SUFFIX_LENGTH = 6;
/** Netlify puts a 24-digit deploy id and "--" before a site's name in one DNS label of 63 (docs/providers.md §1.1). */
const MAX_NAME_START = 28;
/** GS-28: the whole slug with its suffix is at most 63 characters. */
const MAX_PREFIX_START = 63 - SUFFIX_LENGTH - 1;

export type SiteIdentity = { service: string; city: string; state: string; siteKey: string };

/** The name of a site at its host: readable, at most 35 characters, and unlikely to clash with another's. */
export function siteName(site: SiteIdentity): string {
  return named(site, MAX_NAME_START);
}

/** The folder of a site in a shared bucket: formed like its name, at most 63 characters (decision D8). */
export function sitePrefix(site: SiteIdentity): string {
  return named(site, MAX_PREFIX_START);
}

/** The folder of a page: its words; if they are too long or there are none, with six letters for the whole text (GS-28). */
export function pathSlug(text: string): string {
  const words = slug(text);
  if (words !== "" && words.length <= MAX_PREFIX_START + SUFFIX_LENGTH + 1) return words;
  const start = words.slice(0, MAX_PREFIX_START).replace(/-$/, "");
  return [start, suffix(text)].filter(Boolean).join("-");
}

/** The folder of a location's page, from the city and the state's code as the user typed them. */
export function locationPath({ city, state }: { city: string; state: string }): string {
  const [name, code] = [cleanText(city), cleanText(state)];
  return `locations/${pathSlug(code === "" ? name : `${name}, ${code}`)}/`;
}

function named({ service, city, state, siteKey }: SiteIdentity, max: number): string {
  const words = slug(`${service} ${city} ${state}`).slice(0, max).replace(/-$/, "");
  return `${words || "site"}-${suffix(siteKey)}`;
}

/** Six base-32 letters (30 bits) from the site key, so that equal words still give different names. */
function suffix(siteKey: string): string {
  const hash = hash32(siteKey);
  return Array.from(
    { length: SUFFIX_LENGTH },
    (_, index) => BASE32[(hash >>> (index * 5)) & 31],
  ).join("");
}
