/** Independently written ways to say one thing; a page shows one of them. */
export type Variants = readonly [string, ...string[]];

/** A short heading with a text that explains it. */
export type TitledSlot = { title: Variants; text: Variants };
export type FaqSlot = { question: Variants; answer: Variants };

/**
 * What the pages of one trade say, in guide voice: advice to the reader, never a claim about the firm
 * (GS-4). A page shows a seeded choice of slots, and of each slot one variant.
 */
export type TradePack = {
  slug: string;
  /** Lower-case service names that mean this trade. */
  aliases: readonly string[];
  /** The schema.org type of a firm of this trade. */
  schemaType: string;
  /** SVG markup on a 24 × 24 grid, drawn with `currentColor` lines, for icons and pictures. */
  motif: string;
  leads: Variants;
  headings: Readonly<Record<SectionId, Variants>>;
  intros: Readonly<Record<SectionId, Variants>>;
  /** What to have ready before the first call. */
  prep: readonly Variants[];
  /** Questions to ask before hiring, each with the reason for it. */
  askBefore: readonly TitledSlot[];
  /** How a job goes, in order. */
  process: readonly TitledSlot[];
  priceFactors: readonly TitledSlot[];
  faqs: readonly FaqSlot[];
};

export type SectionId =
  | "describe"
  | "hire"
  | "process"
  | "price"
  | "area"
  | "questions"
  | "contact";
