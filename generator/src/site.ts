import type { BusinessContent } from "@mainstreet/contract/business-content";
import type { Evidence } from "@mainstreet/contract/evidence-content";
import type { LeadFormContent } from "@mainstreet/contract/lead-form-content";
import type { PageOverrides } from "@mainstreet/contract/page-overrides";
import type { PublishedContent } from "@mainstreet/contract/site-content";
import type { Advice } from "./content/advice.ts";
import type { IndexingProblem } from "./content/indexing.ts";
import type { UniqueWords } from "./content/unique-words.ts";
import type { LocalFacts } from "./local-facts.ts";

/** A normalised ownership tag (decision D9): a meta tag of that name, or a file that Google asks for. */
export type VerificationTag =
  | { provider: string; token: string }
  | { provider: "google"; file: string };

export type Design = PublishedContent["design"];

/** Everything a site is made of. An empty text or null means "not given"; nothing is made up for it. */
export type Site = PublishedContent & {
  /** Seeds all choices: same key, same site. */
  siteKey: string;
  /** 0 at first; increased only when a page was a near-duplicate of another one (GS-10). */
  attempt: number;
  /** Absolute, ends in a slash; may have a path, when several sites share one host. */
  siteUrl: string;
  /**
   * Another address of the same files, such as the one before the site had its own domain: visitors are redirected (GS-25). May be empty.
   */
  formerUrl: string;
  /** Whether the host reads `_headers` and `_redirects`; otherwise the pages themselves contain their policy. */
  readsHeadersFile: boolean;
  verification: VerificationTag[];
  /** Null when the city is unknown. */
  facts: LocalFacts | null;
  /** The firm's record; null for a site of none. Company, phone and email above already include its values. */
  business: BusinessContent | null;
  /** Published evidence of the firm: of this city or of all cities; on a site of many pages, of any of its cities. */
  evidence: readonly Evidence[];
  /** What the owner changed, by the pages' paths as seen from the first page ("" is that page). */
  overrides: Readonly<Record<string, PageOverrides>>;
  /** The form on its pages (decision 333); null for a site without one. */
  form: PlacedForm | null;
  /** Whether the page could be listed when it was last published, about the same place: an upgrade never unlists it. */
  wasIndexed: boolean;
  /** Similarity to the nearest page of the account, 0 to 1; null when not measured. */
  likeness: number | null;
  /** The day the content last changed, "2026-11-20" (GS-26). */
  lastModified: string;
};

/**
 * A form with the address that it posts to, and the hidden value by which the receiver identifies the form; in a preview both are empty.
 */
export type PlacedForm = LeadFormContent & {
  action: string;
  hidden: string;
  /** For how many months a message is stored. */
  keptMonths: number;
};

export type TextFile = { path: string; text: string };

/** A binary file, in base64. Every site of a theme has the same objects, so decoded bytes may be cached. */
export type AssetFile = { path: string; base64: string };

/**
 * A picture to be rendered from an SVG, as a PNG or as an ICO that holds one. Its only words are the name of a trade
 * (decision D24), so equal requests give equal bytes and a cache by `svg`, `width` and `format`
 * serves thousands of sites.
 */
export type PictureRequest = {
  path: string;
  kind: "icon" | "social";
  format: "png" | "ico";
  svg: string;
  width: number;
  height: number;
  /** The theme whose typeface its words are set in; absent for a picture without words. */
  face?: string;
};

/** Whether search engines may list the page, and in the user's words why not (GS-12). */
export type Indexing = { indexable: boolean; reasons: string[] };

export type GeneratedSite = {
  files: TextFile[];
  assets: readonly AssetFile[];
  pictures: PictureRequest[];
  /** Words of the page's content. */
  words: number;
  /** Words that are on none of the firm's pages for other cities. */
  uniqueWords: UniqueWords;
  /** What would help the page most, the best first; and what to expect for it in search engines. */
  advice: Advice[];
  outlook: string;
  /** Local facts on the page, and which are missing, in the user's words. */
  facts: { printed: number; missing: string[] };
  /** The slug of the trade it was made for; empty when the service is of none. */
  trade: string;
  /** What keeps the page from being listed, whatever the user decided. */
  problems: IndexingProblem[];
  indexing: Indexing;
  /** What has become of the owner's own texts on the first page. */
  overrides: OverridesReport;
};

/** Keys of the owner's texts by what happened to the generated ones under them. */
export type OverridesReport = {
  /** Their generated text differs from the one that the owner replaced. The owner's text is printed. */
  changedUnderneath: string[];
  /** Their block is no longer generated. Items stay on the page; other texts are stored but not shown. */
  notShown: string[];
};
