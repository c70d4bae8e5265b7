export type Source = { title: string; url: string };

/** A fact that is true in all states, with the office that states it (GS-7). `{a person}` is "a plumber" and the like. */
export type NationalFact = {
  text: readonly [string, string, string];
  link: { href: string; text: string };
};

/** Two independently written texts of the same meaning; they differ in idea and structure, not only in synonyms. */
export type Pair = readonly [string, string];

/**
 * A text in the firm's voice ("We clear the line and check it with a camera") and in a neutral one, an imperative or a
 * plain statement ("Clearing a line and checking it with a camera"). Neither states anything about the firm that the firm has not stated
 * itself: no licence, insurance, speed, hours, price, experience or guarantee.
 */
export type TwoTones = { we: Pair; plain: Pair };

/** A service that firms of the trade offer; a business ticks those that it does. One or two sentences a text. */
export type CatalogueService = TwoTones & {
  /** Stored in the records of businesses, so it is never changed: "drain-cleaning". */
  id: string;
  name: string;
};

/**
 * Ids of the catalogue's services that an entry is about; without them it is about all of the trade. A firm that has ticked
 * services of the trade gets entries about others only where there are too few about its own.
 */
type About = { services?: readonly string[] };

/** What a customer notices, and what is done about it. */
export type Problem = About & { title: string; text: Pair };

/** A customer's question; the answer helps to prepare or to decide, and never argues against the firm. */
export type Question = About & { question: string; answer: Pair };

/** What to do until help comes, with the office or body that advises it. All situations of a trade are shown. */
export type EmergencySituation = { title: string; steps: readonly string[]; source: Source };

/** Local facts that help to choose or prepare in this trade. */
export type LocalFact =
  | "county"
  | "seat"
  | "zips"
  | "nearby"
  | "counties"
  | "largeCity"
  | "otherState";

/** Families of trades that share a drawing for the hero. */
export type TradeFamily =
  | "water"
  | "power"
  | "shell"
  | "grounds"
  | "cleaning"
  | "moving"
  | "rescue"
  | "finish";

/** The texts for pages of one trade; at most 350 lines in all its files. */
export type Trade = {
  slug: string;
  /** `noun` "plumbing", `person` "plumber", `work` as in "Common plumbing work". */
  names: { noun: string; person: string; work: string };
  /** Service names that people type, in lower case; matched by words and stems (`matching/match-trade.ts`). */
  typed: readonly string[];
  /** The schema.org type of a firm of this trade. */
  schemaType: string;
  family: TradeFamily;
  /** SVG markup on a 24 x 24 grid, drawn with `currentColor` lines, for icons and pictures. */
  motif: string;
  /** The sentence below the heading: what the visitor has or wants, and that it is done here. */
  leads: { we: readonly [string, string, string]; plain: readonly [string, string, string] };
  /** Words of the call button; `{Call}` becomes "Call" or "Write". */
  ctas: readonly [string, string, string];
  /** What follows "Plumbing in Winston-Salem, NC | " in a title: at most 34 characters, one of at most 20. */
  titles: readonly [string, string, string];
  /** What follows "Plumbing in Winston-Salem, NC: " in a description: 60 to 125 characters, ends in a period. */
  descriptions: readonly [string, string, string, string];
  /** 12 to 20. */
  services: readonly CatalogueService[];
  /** 8 to 12. */
  problems: readonly Problem[];
  /** Eight. */
  questions: readonly Question[];
  /** Null where the trade has no emergencies. */
  emergency: readonly EmergencySituation[] | null;
  localFacts: readonly LocalFact[];
  /** From the fixed list only (GS-7). */
  national: readonly NationalFact[];
  /** Where the technical and safety facts can be checked; not printed. */
  sources: readonly Source[];
};
