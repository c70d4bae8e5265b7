import type { PagePlan } from "../plan-page.ts";
import { sentencesOf } from "../prose/claims.ts";
import type { RandomStream } from "../seed.ts";
import { capitalise } from "../text.ts";
import { TRADES } from "../trades/all-trades.ts";
import type { Context } from "./context.ts";
import { catalogueService, offeredHere } from "./offered.ts";

/** Sentences that name what the firm offers; `{services}` is a list, `{Services}` the same at its start, `{any}` one with "or". */
const LEADS = {
  we: [
    "{Services}: tell us what you need, and we will go through it with you.",
    "What we do: {services}. Tell us about your job, and we will tell you how we would go about it.",
    "Ask us about {services}. A few words about the job are enough to start.",
    "{Services}. Tell us about the job, and we will work out the next step with you.",
    "Need {any}? Tell us where you are and what the job is.",
  ],
  plain: [
    "{Services}: say what you need and where you are.",
    "{Services}. Describe the job in your own words, and ask what you want to know.",
    "Need {any}? Say where you are and what the job is.",
  ],
} as const;

/** What follows "Plumbing in Durham, NC: " in a description. */
const DESCRIPTIONS = [
  "{services}: what is done, and how to get in touch.",
  "{services}, with answers to common questions.",
  "{services}. See what each covers, and ask about your own job.",
  "{services}. See how to get in touch about your job.",
] as const;

/** A longer sentence would push the button off a phone's first screen. */
const MAX_LEAD = 200;
const MAX_BUTTON = 40;
/** How many services a page names, if the firm offers more. */
const NAMED = { lead: 3, from: 6 };

/** "Toilet repair and installation" is named "toilet repair" where only some words fit. */
const SECOND_KIND =
  /^(.+ (?:repair|installation|replacement|tune-up|cleaning|service|removal)) and [a-z-]+$/;

/**
 * What the firm has ticked for pages of this kind, spelled as within a sentence; without the page's own service, which its heading names,
 * if there are others.
 */
export function offeredNames(plan: PagePlan): string[] {
  const names = offeredHere(plan).flatMap(({ trade, id, name }) => {
    const text = name || (catalogueService(trade, id)?.name ?? "").replace(SECOND_KIND, "$1");
    return text === "" ? [] : [inSentence(text)];
  });
  const others = names.filter((name) => name.toLowerCase() !== plan.site.service.toLowerCase());
  return others.length > 0 ? others : names;
}

const CATALOGUE_WORDS = new Set(
  TRADES.flatMap(({ services }) => services.flatMap(({ name }) => lowerFirst(name).split(/[\s-]/))),
);

function lowerFirst(name: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

/** "Leak repair" → "leak repair"; "AC repair" and the names of makers stay as they are. */
function inSentence(name: string): string {
  const [first = ""] = name.split(/[\s-]/);
  return CATALOGUE_WORDS.has(first.toLowerCase()) ? lowerFirst(name) : name;
}

/** "Need leak repair, toilet repair, or gas lines? …", with the firm's first sentence about itself; null where nothing is ticked. */
export function offerLead({ plan, streams, tone }: Context): string | null {
  const names = offeredNames(plan);
  if (names.length === 0) return null;
  const words = streams("offer:lead");
  const frame = words.pick(LEADS[tone]);
  const named = words.sampleInOrder(names.slice(0, NAMED.from), NAMED.lead);
  const leads = named.map((_, index) => filled(frame, named.slice(0, named.length - index)));
  const own = firmSentence(plan);
  const both = leads.map((lead) => `${lead} ${own}`).find(({ length }) => length <= MAX_LEAD);
  return (own === "" ? undefined : both) ?? leads.find(isShort) ?? leads.at(-1) ?? null;
}

const isShort = ({ length }: string) => length <= MAX_LEAD;

const filled = (frame: string, names: readonly string[]) =>
  frame
    .replace("{services}", () => joined(names, "and"))
    .replace("{any}", () => joined(names, "or"))
    .replace("{Services}", () => capitalise(joined(names, "and")));

/** Has a comma before the last name if there are more than two names, or if one contains "and". */
function joined(names: readonly string[], word: "and" | "or"): string {
  const [last = "", ...before] = names.toReversed();
  if (before.length === 0) return last;
  const hasComma = before.length > 1 || names.some((name) => name.includes(" and "));
  return `${before.toReversed().join(", ")}${hasComma ? "," : ""} ${word} ${last}`;
}

/** The first of the firm's sentences about itself; empty where "About" has no other, and on a page of no trade. */
function firmSentence({ site: { business, company }, trade }: PagePlan): string {
  const [first = "", ...others] = (business?.about ?? "").split("\n").flatMap(sentencesOf);
  return company.name === "" || trade === null || others.length === 0 ? "" : first;
}

/** "{Call} about leak repair", "{Call} Ray & Daughters"; empty where nothing is ticked. */
export function offerButtons(plan: PagePlan): string[] {
  const names = offeredNames(plan).slice(0, NAMED.from);
  if (names.length === 0) return [];
  const { name } = plan.site.company;
  const texts = [
    ...(name === "" ? [] : [`{Call} ${name}`]),
    ...names.map((one) => `{Call} about ${one}`),
  ];
  return texts.filter(({ length }) => length <= MAX_BUTTON);
}

/** Endings of a title. */
export function offerTitles(plan: PagePlan): string[] {
  return offeredNames(plan).slice(0, NAMED.from).map(inTitle);
}

const inTitle = (name: string) =>
  name.replace(/(?<!\S)(?!(?:and|or|of|in)\b)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Endings of a description, the longer lists first. */
export function offerDescriptions(plan: PagePlan, words: RandomStream): string[] {
  const names = offeredNames(plan);
  if (names.length === 0) return [];
  const frames = words.shuffle(DESCRIPTIONS);
  return [4, 3, 2, 1]
    .filter((count) => count <= names.length)
    .flatMap((count) => frames.map((frame) => filled(frame, names.slice(0, count))));
}
