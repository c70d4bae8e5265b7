import type { BusinessContent } from "@mainstreet/contract/business-content";
import type { Evidence } from "@mainstreet/contract/evidence-content";
import { BLANK_CONTENT, SITE_FIELDS } from "@mainstreet/contract/content-names";
import type { PageFields, SiteContent, SiteField } from "@mainstreet/contract/site-content";
import type { CampaignRow } from "./queries.ts";
import { parseVerification, verificationMarkup } from "./verification.ts";

/** The columns of the fields of a site: one for each field, with its name, and the tags of the verification script. */
export type ContentColumns = Pick<CampaignRow, keyof PageFields | "verificationTags">;

/** Everything that a site is generated from, stored as a campaign or still in a form. */
export type SiteSource = ContentColumns &
  Pick<
    CampaignRow,
    | "siteKey"
    | "attempt"
    | "deploymentType"
    | "locations"
    | "relatedServices"
    | "likeness"
    | "overrides"
  > & {
    /** The business that the site belongs to, as its row contains it, not the values copied to the campaign. */
    business: BusinessContent | null;
    /** The published evidence for the site's cities or for all cities. */
    evidence: readonly Evidence[];
  };

const isOfPage = (field: SiteField): field is keyof PageFields => field !== "searchConsoleScript";
export const PAGE_FIELDS = SITE_FIELDS.filter(isOfPage);

/** Reads the fields that a page uses from their columns. */
export function pageContentOf(row: ContentColumns): PageFields {
  return Object.fromEntries(PAGE_FIELDS.map((field): unknown[] => [field, row[field]]));
}

/** Reads all fields from their columns. */
export function siteContentOf(row: ContentColumns): SiteContent {
  const searchConsoleScript = verificationMarkup(row.verificationTags);
  return { ...pageContentOf(row), searchConsoleScript };
}

/** The columns of the given fields; absent fields are left out. Throws 400 for an invalid verification script. */
export function siteColumnsOf(content: Partial<SiteContent>): Partial<ContentColumns> {
  const { searchConsoleScript, ...same } = content;
  if (searchConsoleScript === undefined) return same;
  // The edit form shows the stored tags, so a blank value is the explicit clearing that GS-30 requires.
  return {
    ...same,
    verificationTags: parseVerification(searchConsoleScript, "main.searchConsoleScript"),
  };
}

const { searchConsoleScript: _script, ...blankPage } = BLANK_CONTENT;

/** A site whose fields are all empty. */
export const BLANK_SITE = {
  ...blankPage,
  verificationTags: [],
  attempt: 0,
  locations: [],
  relatedServices: [],
  likeness: null,
  overrides: null,
  business: null,
  evidence: [],
} satisfies Partial<SiteSource>;
