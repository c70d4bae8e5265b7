/**
 * Independently written ways to say one thing; a page shows one of them. They must differ in thought and
 * build, since two pages that differ in synonyms alone are still alike.
 */
export type Variants = readonly [string, string, string, ...string[]];

/** Ways to put a short title or question. */
export type Titles = readonly [string, string, ...string[]];

/** A fixed name with a text about it: a service, a term, a season. */
export type NamedSlot = { name: string; text: Variants };
/** A short heading with a text that explains it. */
export type TitledSlot = { title: Titles; text: Variants };
export type FaqSlot = { question: Titles; answer: Variants };
/** What to do in one situation, step by step. */
export type StepSet = { situation: Titles; steps: readonly Variants[] };

/** A fact that holds in all states, with the office that says so (GS-7). `{a person}` is "a plumber" and the like. */
export type NationalFact = { text: Variants; link: { href: string; text: string } };

/** What stands above a section. `{city}` may be used here, and nowhere else. */
export type Opening = { headings: Variants; intros: Variants };

/** A section: `shows` of its slots stand on one page. */
export type SectionPart<Slot> = Opening & { shows: number; slots: readonly Slot[] };

/**
 * What the pages of one trade say, in guide voice: advice to the reader, never a claim about the firm
 * (GS-4). A page shows a seeded choice of slots, and of each slot one variant. A section that needs a
 * trade is null in the neutral pack. Sizes: GS-8 and GS-9, checked by `packs.test.ts`.
 */
export type TradePack = {
  slug: string;
  names: TradeNames;
  /** The schema.org type of a firm of this trade. */
  schemaType: string;
  /** SVG markup on a 24 × 24 grid, drawn with `currentColor` lines, for icons and pictures. */
  motif: string;
  /** The sentence below the page's heading, naming two or three real symptoms or tasks. */
  leads: Variants;
  /** Words of the call button; `{Call}` becomes "Call" or "Write". */
  ctas: Variants;
  /** What follows "Plumbing in Winston-Salem, NC | " in the title: at most 34 characters, some at most 20. */
  titles: Variants;
  /** What follows "Plumbing in Winston-Salem, NC: " in the description: of 60 to 125 characters, ends in a period. */
  metas: Variants;
  services: SectionPart<NamedSlot> | null;
  /** Warning signs the reader can see, hear or smell. */
  signs: SectionPart<Variants> | null;
  /** What to do before anyone comes. */
  firstSteps: SectionPart<StepSet> | null;
  /** What to have ready before the first call. */
  prepare: SectionPart<Variants>;
  /** How a job goes, in order. */
  process: SectionPart<TitledSlot>;
  price: SectionPart<TitledSlot>;
  /** Words that stand on a quote, each explained. */
  terms: SectionPart<NamedSlot> | null;
  /** Questions to ask before hiring, each with the reason for it. */
  hire: SectionPart<TitledSlot>;
  seasons: SectionPart<NamedSlot> | null;
  questions: SectionPart<FaqSlot>;
  area: Opening;
  contact: Opening;
  /** From the fixed list only (GS-7). */
  national: readonly NationalFact[];
  /** Where the pack's safety and technical facts can be checked; not printed. */
  sources: readonly Source[];
};

export type TradeNames = {
  /** "plumbing" */
  noun: string;
  /** "plumber", "HVAC technician" */
  person: string;
  /** At least 15 service names that mean this trade, in lower case, singular or plural as people type them. */
  aliases: readonly string[];
};

export type Source = { title: string; url: string };

export type SectionId =
  | "services"
  | "signs"
  | "firstSteps"
  | "prepare"
  | "process"
  | "price"
  | "terms"
  | "hire"
  | "seasons"
  | "questions"
  | "area"
  | "contact";
