import type { Phrase } from "../phrase.ts";
import { phrase } from "../phrase.ts";
import type { Random, Streams } from "../seed.ts";
import { pick, sample, sampleInOrder } from "../seed.ts";
import type { Site } from "../site.ts";
import type { SectionId } from "../trades/trade-pack.ts";
import { factLines, mapLinks } from "./area.ts";
import { fill } from "./grammar.ts";
import type { Opening, Section } from "./page-content.ts";
import type { ReadyOpening, ReadyPack, ReadyPart, ReadySteps } from "./ready-pack.ts";

/** What the words of one page are chosen from, and the streams that choose, one for each kind of choice. */
export type Context = { site: Site; pack: ReadyPack; random: Streams };

export type BodySection = Exclude<SectionId, "contact">;

/** Which slots are shown and which of their variants: two streams, so that neither moves the other. */
type Chance = { slots: Random; words: Random };

/** A national fact or two, not a wall of rules. */
const MAX_NOTES = 2;

/**
 * Each section of a page by its id. Null when there is nothing true to say: the pack has no such
 * section, or nobody knows the city.
 */
export const SECTIONS: Readonly<Record<BodySection, (context: Context) => Section | null>> = {
  services: (context) =>
    made(context, "services", (part, chance) => ({ kind: "services", items: items(part, chance) })),
  signs: (context) =>
    made(context, "signs", (part, chance) => ({ kind: "signs", items: items(part, chance) })),
  firstSteps: (context) => made(context, "firstSteps", actions),
  prepare: (context) =>
    made(context, "prepare", (part, chance) => ({ kind: "checklist", items: items(part, chance) })),
  process: (context) =>
    made(context, "process", (part, chance) => ({ kind: "steps", items: items(part, chance) })),
  price: (context) =>
    made(context, "price", (part, chance) => ({ kind: "factors", items: items(part, chance) })),
  terms: (context) =>
    made(context, "terms", (part, chance) => ({ kind: "factors", items: items(part, chance) })),
  hire: (context) =>
    made(context, "hire", (part, chance) => ({
      kind: "asks",
      items: items(part, chance),
      notes: items({ slots: context.pack.national, shows: MAX_NOTES }, chance),
    })),
  seasons: (context) =>
    made(context, "seasons", (part, chance) => ({ kind: "factors", items: items(part, chance) })),
  questions: (context) =>
    made(context, "questions", ({ shows, slots }, chance) => ({
      kind: "faq",
      items: sample(chance.slots, slots, shows).map((ways) => pick(chance.words, ways)),
    })),
  area,
};

const streamNames = (id: BodySection) => ({ slots: `${id}:slots`, words: `${id}:words` });

/** The names of each section's streams, put together once. */
const STREAMS = {
  services: streamNames("services"),
  signs: streamNames("signs"),
  firstSteps: streamNames("firstSteps"),
  prepare: streamNames("prepare"),
  process: streamNames("process"),
  price: streamNames("price"),
  terms: streamNames("terms"),
  hire: streamNames("hire"),
  seasons: streamNames("seasons"),
  questions: streamNames("questions"),
  area: streamNames("area"),
};

/** The section's opening with what `inside` makes of its part; null when the pack has no such part. */
function made<Id extends BodySection, Inside extends { kind: Section["kind"] }>(
  { site, pack, random }: Context,
  id: Id,
  inside: (part: NonNullable<ReadyPack[Id]>, chance: Chance) => Inside,
): (Opening & Inside) | null {
  const part = pack[id];
  if (part === null) return null;
  const names = STREAMS[id];
  const chance = { slots: random(names.slots), words: random(names.words) };
  const { title, intro } = opening(part, chance.words, site.city);
  return { ...inside(part, chance), id, title, intro };
}

/** Heading and first sentence of a section. */
export function opening({ headings, intros }: ReadyOpening, words: Random, city: string) {
  return {
    title: inCity(pick(words, headings), city),
    intro: inCity(pick(words, intros), city),
  };
}

const inCity = (said: Phrase | string, city: string): Phrase =>
  typeof said === "string" ? phrase(fill(said, city)) : said;

/** Slots keep their order: lists go from the first thing to know to the last. */
function items<Item>(part: Pick<ReadyPart<Item>, "slots" | "shows">, chance: Chance): Item[] {
  return sampleInOrder(chance.slots, part.slots, part.shows).map((ways) =>
    pick(chance.words, ways),
  );
}

/** One situation, with all of its steps. */
function actions({ sets }: ReadySteps, chance: Chance) {
  const { situation, steps } = pick(chance.slots, sets);
  return {
    kind: "actions" as const,
    situation: pick(chance.words, situation),
    items: steps.map((ways) => pick(chance.words, ways)),
  };
}

function area({ site, pack, random }: Context): Section | null {
  const { facts } = site;
  if (facts === null) return null;
  const words = random("area:words");
  return {
    id: "area",
    ...opening(pack.area, words, site.city),
    kind: "area",
    facts: factLines(facts, words),
    zips: facts.zips,
    nearby: facts.nearby,
    mapLinks: mapLinks(site, facts),
  };
}
