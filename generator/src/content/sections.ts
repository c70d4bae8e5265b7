import type { RandomStream, Streams } from "../seed.ts";
import type { Site } from "../site.ts";
import { fillCity, fillPerson } from "../text.ts";
import type * as Pack from "../trades/trade-pack.ts";
import { factLines, mapLinks } from "./area.ts";
import type { Opening, Section, Titled } from "./page-content.ts";

/** What the words of one page are chosen from, and the random streams, one for each kind of choice. */
export type Context = { site: Site; pack: Pack.TradePack; streams: Streams };

export type BodySection = Exclude<Pack.SectionId, "contact">;

/** Which slots are shown and which of their variants: two streams, so that neither changes the other. */
type Choice = { slots: RandomStream; words: RandomStream };

/** A national fact or two, not a wall of rules. */
const MAX_NOTES = 2;

/**
 * Each section of a page by its id. Null when there is nothing true to print: the pack has no such
 * section, or the city is unknown.
 */
export const SECTIONS: Readonly<Record<BodySection, (context: Context) => Section | null>> = {
  services: (context) =>
    section(context, "services", (part, choice) => ({
      kind: "services",
      items: items(part, choice, named),
    })),
  signs: (context) =>
    section(context, "signs", (part, choice) => ({
      kind: "signs",
      items: items(part, choice, variant),
    })),
  firstSteps: (context) => section(context, "firstSteps", actions),
  prepare: (context) =>
    section(context, "prepare", (part, choice) => ({
      kind: "checklist",
      items: items(part, choice, variant),
    })),
  process: (context) =>
    section(context, "process", (part, choice) => ({
      kind: "steps",
      items: items(part, choice, titled),
    })),
  price: (context) =>
    section(context, "price", (part, choice) => ({
      kind: "factors",
      items: items(part, choice, titled),
    })),
  terms: (context) =>
    section(context, "terms", (part, choice) => ({
      kind: "factors",
      items: items(part, choice, named),
    })),
  hire: (context) =>
    section(context, "hire", (part, choice) => ({
      kind: "asks",
      items: items(part, choice, titled),
      notes: notes(context.pack, choice),
    })),
  seasons: (context) =>
    section(context, "seasons", (part, choice) => ({
      kind: "factors",
      items: items(part, choice, named),
    })),
  questions: (context) =>
    section(context, "questions", ({ shows, slots }, choice) => ({
      kind: "faq",
      items: choice.slots
        .sample(slots, shows)
        .map(({ question, answer }) => pair(choice.words, question, answer)),
    })),
  area,
};

/** The section's opening with what `inside` makes of its part; null when the pack has no such part. */
function section<Id extends BodySection, Inside extends { kind: Section["kind"] }>(
  { site, pack, streams }: Context,
  id: Id,
  inside: (part: NonNullable<Pack.TradePack[Id]>, choice: Choice) => Inside,
): (Opening & Inside) | null {
  const part = pack[id];
  if (part === null) return null;
  const choice = { slots: streams(`${id}:slots`), words: streams(`${id}:words`) };
  const { title, intro } = opening(part, choice.words, site.city);
  return { ...inside(part, choice), id, title, intro };
}

/** Heading and first sentence of a section. */
export function opening({ headings, intros }: Pack.Opening, words: RandomStream, city: string) {
  return {
    title: fillCity(words.pick(headings), city),
    intro: fillCity(words.pick(intros), city),
  };
}

type SlotReader<Slot, Item> = (words: RandomStream, slot: Slot) => Item;

/** Slots keep their order: lists go from the first thing to know to the last. */
function items<Slot, Item>(
  { slots, shows }: Pack.SectionPart<Slot>,
  choice: Choice,
  read: SlotReader<Slot, Item>,
): Item[] {
  return choice.slots.sampleInOrder(slots, shows).map((slot) => read(choice.words, slot));
}

const variant: SlotReader<readonly string[], string> = (words, texts) => words.pick(texts);
const titled: SlotReader<Pack.TitledSlot, Titled> = (words, { title, text }) =>
  pair(words, title, text);
const named: SlotReader<Pack.NamedSlot, Titled> = (words, { name, text }) =>
  pair(words, [name], text);

/** One of all combinations of a title and a text. */
function pair(words: RandomStream, titles: readonly string[], texts: readonly string[]): Titled {
  return words.pick(titles.flatMap((title) => texts.map((text) => ({ title, text }))));
}

/** National facts, with the person of the trade filled in. */
function notes({ national, names }: Pack.TradePack, choice: Choice) {
  return choice.slots.sampleInOrder(national, MAX_NOTES).map(({ text, link }) => ({
    text: fillPerson(choice.words.pick(text), names.person),
    link,
  }));
}

/** One situation, with all of its steps. */
function actions({ slots }: Pack.SectionPart<Pack.StepSet>, choice: Choice) {
  const { situation, steps } = choice.slots.pick(slots);
  return {
    kind: "actions" as const,
    situation: choice.words.pick(situation),
    items: steps.map((texts) => choice.words.pick(texts)),
  };
}

function area({ site, pack, streams }: Context): Section | null {
  const { facts } = site;
  if (facts === null) return null;
  const words = streams("area:words");
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
