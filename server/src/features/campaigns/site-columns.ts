import { BLANK_CONTENT, SITE_FIELDS } from "@mainstreet/contract/content-names";
import type { PageContent, SiteContent, SiteField } from "@mainstreet/contract/site-content";
import type { CampaignRow } from "./queries.ts";
import { parseVerification, verificationMarkup } from "./verification.ts";

/** The columns that hold what a site says: one for each field, under its name, and the parsed verification script. */
export type ContentColumns = Pick<CampaignRow, keyof PageContent | "verificationTags">;

/** What a site is made of, kept as a campaign or still in a form. */
export type SiteSource = ContentColumns &
  Pick<
    CampaignRow,
    "siteKey" | "attempt" | "deploymentType" | "locations" | "relatedServices" | "likeness"
  >;

const isOfPage = (field: SiteField): field is keyof PageContent => field !== "searchConsoleScript";
export const PAGE_FIELDS = SITE_FIELDS.filter(isOfPage);

/** What a page says, out of the columns. */
export function pageContentOf(row: ContentColumns): PageContent {
  return Object.fromEntries(PAGE_FIELDS.map((field): unknown[] => [field, row[field]]));
}

/** What a site says, out of the columns. */
export function contentOf(row: ContentColumns): SiteContent {
  const searchConsoleScript = verificationMarkup(row.verificationTags);
  return { ...pageContentOf(row), searchConsoleScript };
}

/** The columns of what a site says; what is absent is left out. Throws 400 for a verification script that is none. */
export function columnsOf(content: Partial<SiteContent>): Partial<ContentColumns> {
  const { searchConsoleScript, ...same } = content;
  if (searchConsoleScript === undefined) return same;
  // The edit form shows the stored tags, so blank here is the explicit clearing that GS-30 asks for.
  return {
    ...same,
    verificationTags: parseVerification(searchConsoleScript, "main.searchConsoleScript"),
  };
}

const { searchConsoleScript: _script, ...blankPage } = BLANK_CONTENT;

/** A site of which nothing is given. */
export const BLANK_SITE = {
  ...blankPage,
  verificationTags: [],
  attempt: 0,
  locations: [],
  relatedServices: [],
  likeness: null,
} satisfies Partial<SiteSource>;
