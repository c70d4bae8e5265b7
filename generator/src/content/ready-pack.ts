import type { Phrase } from "../phrase.ts";
import { phrase } from "../phrase.ts";
import type {
  NamedSlot,
  Opening,
  SectionPart,
  StepSet,
  TitledSlot,
  TradePack,
  Variants,
} from "../trades/trade-pack.ts";
import { fillPerson } from "./grammar.ts";
import type { Note, Titled } from "./page-content.ts";

/** The ways to say one thing. */
type Ways<Item> = readonly Item[];

/** A text that names the city stays a text, to be filled in. */
type Said = Phrase | string;

export type ReadyOpening = { headings: Ways<Said>; intros: Ways<Said> };
export type ReadyPart<Item> = ReadyOpening & { shows: number; slots: readonly Ways<Item>[] };
export type ReadySteps = ReadyOpening & {
  sets: readonly { situation: Ways<Phrase>; steps: readonly Ways<Phrase>[] }[];
};

/**
 * A pack with all that a page can show of it made once: each text with its markup and its words, each
 * title with each text. The same objects stand on every page, so themes can keep what they make of them.
 */
export type ReadyPack = {
  leads: Ways<Phrase>;
  services: ReadyPart<Titled> | null;
  signs: ReadyPart<Phrase> | null;
  firstSteps: ReadySteps | null;
  prepare: ReadyPart<Phrase>;
  process: ReadyPart<Titled>;
  price: ReadyPart<Titled>;
  terms: ReadyPart<Titled> | null;
  hire: ReadyPart<Titled>;
  seasons: ReadyPart<Titled> | null;
  questions: ReadyPart<Titled>;
  area: ReadyOpening;
  contact: ReadyOpening;
  national: readonly Ways<Note>[];
};

const ready = new WeakMap<TradePack, ReadyPack>();

export function readyPack(pack: TradePack): ReadyPack {
  const known = ready.get(pack);
  if (known !== undefined) return known;
  const fresh = prepare(pack);
  ready.set(pack, fresh);
  return fresh;
}

function prepare(pack: TradePack): ReadyPack {
  return {
    leads: phrases(pack.leads),
    services: pack.services && part(pack.services, named),
    signs: pack.signs && part(pack.signs, phrases),
    firstSteps: pack.firstSteps && stepSets(pack.firstSteps),
    prepare: part(pack.prepare, phrases),
    process: part(pack.process, titled),
    price: part(pack.price, titled),
    terms: pack.terms && part(pack.terms, named),
    hire: part(pack.hire, titled),
    seasons: pack.seasons && part(pack.seasons, named),
    questions: part(pack.questions, ({ question, answer }) => pairs(question, answer)),
    area: readyOpening(pack.area),
    contact: readyOpening(pack.contact),
    national: pack.national.map(({ text, link }) =>
      text.map((words) => ({ text: phrase(fillPerson(words, pack.names.person)), link })),
    ),
  };
}

const phrases = (texts: Variants | readonly string[]): Phrase[] => texts.map(phrase);

const said = (text: string): Said => (text.includes("{city}") ? text : phrase(text));

export function readyOpening({ headings, intros }: Opening): ReadyOpening {
  return { headings: headings.map(said), intros: intros.map(said) };
}

function part<Slot, Item>(
  source: SectionPart<Slot>,
  waysOf: (slot: Slot) => Item[],
): ReadyPart<Item> {
  return { ...readyOpening(source), shows: source.shows, slots: source.slots.map(waysOf) };
}

function pairs(titles: readonly string[], texts: readonly string[]): Titled[] {
  const answers = phrases(texts);
  return phrases(titles).flatMap((title) =>
    answers.map((text) => ({ title, text, words: title.words + text.words, made: null })),
  );
}

const titled = ({ title, text }: TitledSlot): Titled[] => pairs(title, text);
const named = ({ name, text }: NamedSlot): Titled[] => pairs([name], text);

function stepSets(source: SectionPart<StepSet>): ReadySteps {
  const sets = source.slots.map(({ situation, steps }) => ({
    situation: phrases(situation),
    steps: steps.map(phrases),
  }));
  return { ...readyOpening(source), sets };
}
