import type { Evidence } from "@mainstreet/contract/evidence-content";
import type { Picture } from "@mainstreet/contract/picture";
import type { Site } from "../site.ts";
import type { Context } from "./context.ts";
import { openingOf } from "./context.ts";
import { licenceText } from "./licence.ts";
import type { Job, Photo, HeroProof, Section } from "./page-content.ts";

type Of<Kind extends Evidence["kind"]> = Extract<Evidence, { kind: Kind }>;

/** The most items of each kind, so that a page stays short. */
const SHOWN = { job: 6, photo: 8, quote: 6, price: 8, person: 6 };

/**
 * The evidence of the page's city, then that of all cities; in each of the two, the newest jobs and prices first. Photos of evidence for
 * all cities are shown on the pages of one city only.
 */
export function evidenceOf({
  city,
  state,
  evidence,
}: Pick<Site, "city" | "state" | "evidence">): Evidence[] {
  const here = evidence.filter((one) => isIn(one, city, state));
  const everywhere = evidence
    .filter((one) => one.city === "")
    .flatMap((one) =>
      one.photoPlace && !isIn(one.photoPlace, city, state) ? withoutPhotos(one) : [one],
    );
  return [...here.toSorted(newestFirst), ...everywhere.toSorted(newestFirst)];
}

function withoutPhotos(one: Evidence): Evidence[] {
  if (one.kind === "photo") return [];
  if (one.kind === "job") return [{ ...one, pictures: [] }];
  return [one.kind === "person" ? { ...one, picture: null } : one];
}

type Place = { city: string; state: string };

function isIn(one: Place, city: string, state: Site["state"]): boolean {
  const names = [state.code, state.name].map((name) => name.toLowerCase());
  return (
    one.city !== "" &&
    cityKey(one.city) === cityKey(city) &&
    names.includes(one.state.toLowerCase())
  );
}

const FULL_WORDS = new Map([
  ["st", "saint"],
  ["ft", "fort"],
  ["mt", "mount"],
]);

/** A key that is the same for all spellings of a city: a page has the spelling of the place data, evidence the typed one. */
function cityKey(city: string): string {
  const words = city
    .normalize("NFD")
    .replace(/[\p{Mn}.,'’‘ʻ]/gu, "")
    .toLowerCase()
    .split(/[\s-]+/);
  return words.map((word) => FULL_WORDS.get(word) ?? word).join("");
}

/** How many pieces of evidence of the page's own city have words. Photos alone do not replace any words of the page. */
export const countCityPieces = (site: Site): number =>
  evidenceOf(site).filter(({ city, kind }) => city !== "" && kind !== "photo").length;

const dayOf = (one: Evidence): string =>
  one.kind === "job" ? one.month : one.kind === "price" ? one.asOf : "";

const newestFirst = (a: Evidence, b: Evidence): number =>
  dayOf(a) < dayOf(b) ? 1 : dayOf(a) > dayOf(b) ? -1 : 0;

export function shownEvidence<Kind extends Evidence["kind"]>(site: Site, kind: Kind): Of<Kind>[] {
  const isOfKind = (one: Evidence): one is Of<Kind> => one.kind === kind;
  return evidenceOf(site).filter(isOfKind).slice(0, SHOWN[kind]);
}

/** Jobs and further photos, without the photo that the hero shows. */
export function jobsSection(context: Context, hero: Photo | null): Section | null {
  const { plan, root } = context;
  const items = shownEvidence(plan.site, "job").map((job): Job => ({
    key: `jobs.${job.id}`,
    title: job.title,
    text: job.text,
    place: job.city === "" ? "" : [job.city, job.state].filter(Boolean).join(", "),
    when: monthAndYear(job.month),
    photos: photosOf(`jobs.${job.id}`, job.pictures, root).filter((one) => !isSame(one, hero)),
  }));
  const photos = shownEvidence(plan.site, "photo")
    .flatMap(({ id, picture }) => photosOf(`jobs.${id}`, [picture], root))
    .filter((one) => !isSame(one, hero));
  if (items.length + photos.length === 0) return null;
  return { ...openingOf(context, "jobs"), kind: "jobs", items, photos };
}

const isSame = (one: Photo, other: Photo | null) => one.picture.hash === other?.picture.hash;

const photosOf = (key: string, pictures: readonly Picture[], root: string): Photo[] =>
  pictures.map((picture, index) => ({ key: `${key}.${index + 1}`, picture, root }));

export function quotesSection(context: Context): Section | null {
  const items = shownEvidence(context.plan.site, "quote").map(({ id, text, customer, source }) => ({
    key: `quotes.${id}`,
    text,
    customer,
    source,
  }));
  return items.length === 0 ? null : { ...openingOf(context, "quotes"), kind: "quotes", items };
}

export function pricesSection(context: Context): Section | null {
  const items = shownEvidence(context.plan.site, "price").map(({ id, title, text, asOf }) => ({
    key: `prices.${id}`,
    title,
    text,
    asOf: `as of ${monthAndYear(asOf)}`,
  }));
  return items.length === 0 ? null : { ...openingOf(context, "prices"), kind: "prices", items };
}

export function peopleSection(context: Context): Section | null {
  const items = shownEvidence(context.plan.site, "person").map(
    ({ id, name, role, text, picture }) => ({
      key: `people.${id}`,
      name,
      role,
      text,
      photo:
        picture === null ? null : (photosOf(`people.${id}`, [picture], context.root)[0] ?? null),
    }),
  );
  return items.length === 0 ? null : { ...openingOf(context, "people"), kind: "people", items };
}

/** The photo of the hero: the newest of this city, or else of all cities. */
export function heroPhoto({ plan, root }: Context): Photo | null {
  for (const one of evidenceOf(plan.site)) {
    if (one.kind === "job" && one.pictures[0])
      return { key: "hero.picture", picture: one.pictures[0], root };
    if (one.kind === "photo") return { key: "hero.picture", picture: one.picture, root };
  }
  return null;
}

/** Longer ones push the button off a phone's first screen. */
const MAX_PROOF = 160;

/** One piece of proof: a customer's words, or the first fact that the firm has stated. */
export function heroProof({ plan: { site } }: Context): HeroProof | null {
  const quote = shownEvidence(site, "quote").find(({ text }) => text.length <= MAX_PROOF);
  if (quote !== undefined)
    return {
      kind: "quote",
      text: quote.text,
      by: [quote.customer, quote.source].filter(Boolean).join(" · "),
    };
  const licence = licenceText(site.business?.licence);
  if (licence) return fact("License", licence);
  const founded = site.business?.founded;
  if (founded) return fact("In business since", String(founded));
  const job = shownEvidence(site, "job")[0];
  if (job !== undefined) return fact("Recent job", `${job.title}, ${monthAndYear(job.month)}`);
  const price = shownEvidence(site, "price")[0];
  return price === undefined
    ? null
    : fact(price.title, `${price.text}, as of ${monthAndYear(price.asOf)}`);
}

const fact = (by: string, text: string): HeroProof => ({ kind: "fact", by, text });

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "2026-05" → "May 2026". */
export function monthAndYear(month: string): string {
  const [year = "", number = ""] = month.split("-");
  return [MONTHS[Number(number) - 1], year].filter(Boolean).join(" ");
}

/** "2026-12-25" → "December 25, 2026". */
export function dayText(date: string): string {
  const [year = "", month = "", day = ""] = date.split("-");
  return `${MONTHS[Number(month) - 1] ?? month} ${Number(day)}, ${year}`;
}
