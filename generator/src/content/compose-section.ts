import type { Phrase } from "../phrase.ts";
import { fixedPhrase, phrase } from "../phrase.ts";
import type { Random, Streams } from "../seed.ts";
import { pick, sample, sampleInOrder } from "../seed.ts";
import type { Site } from "../site.ts";
import type {
  NamedSlot,
  Opening as PackOpening,
  SectionId,
  SectionPart,
  StepSet,
  TitledSlot,
  TradePack,
  Variants,
} from "../trades/trade-pack.ts";
import { factLines, mapLinks } from "./area.ts";
import { fill, fillPerson } from "./grammar.ts";
import type { Note, Opening, Section, Titled } from "./page-content.ts";

/** What the words of one page are chosen from, and the streams that choose, one for each kind of choice. */
export type Context = { site: Site; pack: TradePack; random: Streams };

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
    made(context, "services", (part, chance) => ({ kind: "services", items: named(part, chance) })),
  signs: (context) =>
    made(context, "signs", (part, chance) => ({ kind: "signs", items: lines(part, chance) })),
  firstSteps: (context) => made(context, "firstSteps", actions),
  prepare: (context) =>
    made(context, "prepare", (part, chance) => ({ kind: "checklist", items: lines(part, chance) })),
  process: (context) =>
    made(context, "process", (part, chance) => ({ kind: "steps", items: titled(part, chance) })),
  price: (context) =>
    made(context, "price", (part, chance) => ({ kind: "factors", items: titled(part, chance) })),
  terms: (context) =>
    made(context, "terms", (part, chance) => ({ kind: "factors", items: named(part, chance) })),
  hire: (context) =>
    made(context, "hire", (part, chance) => ({
      kind: "asks",
      items: titled(part, chance),
      notes: notes(context),
    })),
  seasons: (context) =>
    made(context, "seasons", (part, chance) => ({ kind: "factors", items: named(part, chance) })),
  questions: (context) =>
    made(context, "questions", ({ shows, slots }, chance) => ({
      kind: "faq",
      items: sample(chance.slots, slots, shows).map(({ question, answer }) => ({
        title: said(chance, question),
        text: said(chance, answer),
      })),
    })),
  area,
};

/** The section's opening with what `inside` makes of its part; null when the pack has no such part. */
function made<Id extends SectionId, Inside extends { kind: Section["kind"] }>(
  { site, pack, random }: Context,
  id: Id,
  inside: (part: NonNullable<TradePack[Id]>, chance: Chance) => Inside,
): (Opening & Inside) | null {
  const part = pack[id];
  if (part === null) return null;
  const chance = { slots: random(`${id}:slots`), words: random(`${id}:words`) };
  return { id, ...opening(part, chance.words, site.city), ...inside(part, chance) };
}

/** Heading and first sentence of a section. */
export function opening({ headings, intros }: PackOpening, words: Random, city: string) {
  const said = (variants: readonly string[]) => {
    const text = pick(words, variants);
    return text.includes("{city}") ? phrase(fill(text, city)) : fixedPhrase(text);
  };
  return { title: said(headings), intro: said(intros) };
}

const said = ({ words }: Chance, variants: readonly string[]) => fixedPhrase(pick(words, variants));

/** Slots keep their order: lists go from the first thing to know to the last. */
function lines({ shows, slots }: SectionPart<Variants>, chance: Chance): Phrase[] {
  return sampleInOrder(chance.slots, slots, shows).map((slot) => said(chance, slot));
}

function named({ shows, slots }: SectionPart<NamedSlot>, chance: Chance): Titled[] {
  return sampleInOrder(chance.slots, slots, shows).map(({ name, text }) => ({
    title: fixedPhrase(name),
    text: said(chance, text),
  }));
}

function titled({ shows, slots }: SectionPart<TitledSlot>, chance: Chance): Titled[] {
  return sampleInOrder(chance.slots, slots, shows).map(({ title, text }) => ({
    title: said(chance, title),
    text: said(chance, text),
  }));
}

/** One situation, with all of its steps. */
function actions({ slots }: SectionPart<StepSet>, chance: Chance) {
  const { situation, steps } = pick(chance.slots, slots);
  return {
    kind: "actions" as const,
    situation: said(chance, situation),
    items: steps.map((step) => said(chance, step)),
  };
}

function notes({ pack, random }: Context): Note[] {
  const words = random("national:words");
  return sampleInOrder(random("national:slots"), pack.national, MAX_NOTES).map(
    ({ text, link }) => ({
      text: fixedPhrase(fillPerson(pick(words, text), pack.names.person)),
      link,
    }),
  );
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
