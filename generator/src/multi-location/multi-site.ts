import type { IndexingProblem } from "../content/indexing.ts";
import type { LocalFacts } from "../local-facts.ts";
import type { GeneratedSite, Indexing, OverridesReport, Site } from "../site.ts";
import type { Nearest } from "../similarity/signature.ts";

/** A city of a multi-location site besides its main one. */
export type Location = Pick<Site, "city" | "state" | "zip"> & {
  /** Null when the city is unknown: its page has no local facts and is not listed. */
  facts: LocalFacts | null;
};

/** A service named besides the main one; the description is the user's own, in lines, and may be empty. */
export type RelatedService = { name: string; description: string };

/**
 * What is stored of a page when it was last made: its choices stay the same, its day as long as its text does, and whether it could be
 * listed.
 */
export type KeptPage = { attempt: number; changedOn: string; wasIndexed?: boolean };

/**
 * A site of many pages (GS-29): one for its main service in its main city (the service and city of `Site`), one
 * for each further location, and one for each related service of which there is enough to say.
 */
export type MultiSite = Site & {
  locations: readonly Location[];
  relatedServices: readonly RelatedService[];
  /** By the pages' paths. A page that is not in it is new, so its day is `lastModified`. */
  kept: Readonly<Record<string, KeptPage>>;
};

/** One page as the quality panel shows it. */
export type PageReport = {
  /** Its folder as seen from the site's first page: "" or "locations/kernersville-nc/". */
  path: string;
  /** "Kernersville, NC", or the service, or the name of a list. */
  name: string;
  title: string;
  words: number;
  uniqueWords: GeneratedSite["uniqueWords"];
  advice: GeneratedSite["advice"];
  outlook: string;
  facts: GeneratedSite["facts"];
  /** What keeps it from being listed; none for a list of links, which is not listed either. */
  problems: IndexingProblem[];
  indexing: Indexing;
  overrides: OverridesReport;
  /** To pass as `kept` the next time. */
  attempt: number;
  /** The page of this site that it is most similar to, with that page's path as its id. Null for a list of links. */
  nearest: Nearest | null;
};

/** A location that got no page, and the reason in the user's words. */
export type Skipped = { location: string; reason: string };
export type NamedOnly = { service: string; reason: string };

/** The fields of a single site are about the first page. */
export type GeneratedMultiSite = GeneratedSite & {
  pages: PageReport[];
  skipped: Skipped[];
  namedOnly: NamedOnly[];
};
