import type { Site } from "../site.ts";
import { parsePhone } from "../content/contact.ts";

/** Replaces every name and number, so that exchanging names makes no page different. */
const MASK = "_";

/**
 * Sections that are not the engine's wording: an office's safety steps, and what the firm states and shows of itself.
 * They may be the same on every page of a firm, and would hide whether the other sections are.
 */
const NOT_OURS =
  /<section id="(?:emergency|about|jobs|quotes|prices|people|contact|form)".*?<\/section>/gs;

/**
 * The words that the engine chose for a page's `<main>`, in lower case, with runs of names (company, city, county, state,
 * nearby places) and of numbers masked to one token each. Drawings are ignored.
 */
export function maskedWords(site: Site, page: string): string[] {
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(page) ?? [];
  const text = main
    .replace(NOT_OURS, " ")
    .replace(/<svg.*?<\/svg>/gs, " ")
    .replace(/<[^>]*>/g, " ");
  const masked = decoded(text).replace(namesOf(site), ` ${MASK} `);
  const words = masked.toLowerCase().match(/[\p{L}\p{N}_’']+/gu) ?? [];
  return words
    .map((word) => (/\p{N}/u.test(word) ? MASK : word))
    .filter((word, index, all) => word !== MASK || all[index - 1] !== MASK);
}

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
};

const decoded = (markup: string): string =>
  markup.replace(/&(?:#(\d+)|(\w+));/g, (_, code?: string, name = "") =>
    code === undefined ? (CHARACTERS[name] ?? " ") : String.fromCodePoint(Number(code)),
  );

/** Matches each name of the site where it is a whole word, the longest first. */
function namesOf({ company, city, state, facts, phone, email }: Site): RegExp {
  const counties = [facts?.county ?? "", ...(facts?.neighbouringCounties ?? [])];
  const near = [...(facts?.nearby ?? []), ...(facts?.nearestLarge ? [facts.nearestLarge] : [])];
  const { street, city: town, state: region } = company.address;
  const names = [
    company.name,
    street,
    town,
    region,
    city,
    state.name,
    state.code,
    email,
    parsePhone(phone)?.text ?? "",
    facts?.city ?? "",
    facts?.otherState?.name ?? "",
    ...counties.flatMap((county) => [county, county.replace(/ \(\w+\)$/, "")]),
    ...near.flatMap((place) => [place.name, place.state]),
  ];
  const distinct = [...new Set(names)].filter((name) => name !== "");
  const longestFirst = distinct.toSorted((a, b) => b.length - a.length).map(escapePattern);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "gu");
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
