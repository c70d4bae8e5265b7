import type { Evidence } from "@mainstreet/contract/evidence-content";
import type { Indexing, Site } from "../site.ts";
import type { IndexingProblem } from "./indexing.ts";
import { countingProblems } from "./indexing.ts";
import { evidenceOf } from "./proof-sections.ts";
import type { PageContent } from "./page-content.ts";
import type { UniqueWords } from "./unique-words.ts";
import { countUniqueWords } from "./unique-words.ts";

/** What would add more of the firm's own content to a page, named for the place where the user does it. */
export type AdviceKind = "business" | "services" | "job" | "quote" | "price" | "ownTexts";
export type Advice = { kind: AdviceKind; text: string };

type Worth = { uniqueWords: UniqueWords; advice: Advice[]; outlook: string };
type Finished = {
  content: PageContent;
  /** All words of the page. */
  words: number;
  problems: readonly IndexingProblem[];
  indexing: Indexing;
};

/** The share of the page's own words, what would help it most, and what to expect in search engines. */
export function worthOf(site: Site, finished: Finished): Worth {
  const { content, words, problems, indexing } = finished;
  const uniqueWords = countUniqueWords(site, content, words);
  return {
    uniqueWords,
    advice: adviceFor(site, uniqueWords),
    outlook: outlookOf(indexing, countingProblems(site, problems), uniqueWords),
  };
}

type Page = Pick<Site, "city" | "state" | "business" | "evidence">;

/** With this share, and photos of the city, a page has enough of its own. */
const ENOUGH = 0.3;
const MAX_ADVICE = 3;
const PHOTOS = 2;
/** The words of one paragraph. */
const OWN_WORDS = 40;

/** What would help a page most, the best first: at most three, and none for a page that has enough of its own. */
export function adviceFor(page: Page, words: Pick<UniqueWords, "share" | "ownTexts">): Advice[] {
  const { business, city } = page;
  if (business === null) return [{ kind: "business", text: NO_BUSINESS }, ownTexts(city)];
  const here = evidenceOf(page).filter((one) => one.city !== "");
  const advice: (Advice | null)[] = [
    business.services.length === 0 ? { kind: "services", text: noServices(business.name) } : null,
    photoAdvice(city, here),
    has(here, "quote") ? null : { kind: "quote", text: quoteOf(city) },
    has(here, "price") ? null : { kind: "price", text: priceIn(city) },
    words.ownTexts >= OWN_WORDS ? null : ownTexts(city),
  ];
  const given = advice.filter((one) => one !== null).slice(0, MAX_ADVICE);
  const isEnough = words.share >= ENOUGH && countPhotos(here) >= PHOTOS;
  return isEnough ? given.filter(({ kind }) => kind === "services") : given;
}

const NO_BUSINESS =
  "Choose the business that this page is for, or add it: its services, hours and license are then on the page, and photos and customers’ words can follow.";

const noServices = (name: string) =>
  `Tick the services that ${name} offers: until then the page lists common work of the trade and does not speak for the firm.`;

const quoteOf = (city: string) =>
  `The words of a customer in ${city}, with their permission, are proof that no other page has.`;

const priceIn = (city: string) =>
  `What a common job in ${city} costs, as of this month, answers what visitors ask first.`;

const ownTexts = (city: string): Advice => ({
  kind: "ownTexts",
  text: `A paragraph in your own words, or a question that people in ${city} really ask, stands on this page alone.`,
});

/** Jobs are advised first, since they have photos and words. */
function photoAdvice(city: string, here: readonly Evidence[]): Advice | null {
  const missing = PHOTOS - countPhotos(here);
  const isDescribed = here.some((one) => one.kind === "job" && one.text !== "");
  if (missing <= 0 && isDescribed) return null;
  return { kind: "job", text: jobText(city, missing, isDescribed) };
}

function jobText(city: string, missing: number, isDescribed: boolean): string {
  if (missing <= 0)
    return `Two sentences about a job in ${city} would help most: what was wrong, and what was done.`;
  const photos = missing === 1 ? "One more photo" : "Two photos";
  return isDescribed
    ? `${photos} of jobs in ${city} would help most: visitors see work that was done near them.`
    : `${photos} of jobs in ${city} would help most, with two sentences about each: no other page has them.`;
}

const has = (here: readonly Evidence[], kind: Evidence["kind"]) =>
  here.some((one) => one.kind === kind);

const countPhotos = (here: readonly Evidence[]): number =>
  here.reduce((total, one) => {
    if (one.kind === "job") return total + one.pictures.length;
    return one.kind === "photo" ? total + 1 : total;
  }, 0);

/** The condition on which search engines may list the page, by the problem that prevents it. */
const UNTIL: Readonly<Record<IndexingProblem["kind"], string>> = {
  place: "its city is one that we have place data for",
  facts: "more is known about its city",
  words: "it has enough words",
  likeness: "its wording differs more from your other page",
  contact: "it has a phone number or an email address",
};

/** A share below this is next to nothing. */
const LITTLE = 0.1;

/** What to expect for a page in search engines, in one sentence. */
export function outlookOf(
  { indexable }: Pick<Indexing, "indexable">,
  problems: readonly IndexingProblem[],
  { share }: Pick<UniqueWords, "share">,
): string {
  const kinds = new Set(problems.map(({ kind }) => kind));
  if (!indexable)
    return `This page stays out of search engines until ${[...kinds].map((kind) => UNTIL[kind]).join(", and ")}.`;
  return share < LITTLE
    ? "Search engines may list this page, but they can leave out pages that read like others."
    : "Search engines may list this page.";
}
