import type { VerificationTag } from "@mainstreet/generator/site";
import { BLANK_CONTENT, SITE_FIELDS } from "@mainstreet/contract/content-names";
import type { SiteContent, SiteField } from "@mainstreet/contract/site-content";
import type { CampaignRow } from "../campaigns/queries.ts";
import { siteContentOf } from "../campaigns/site-columns.ts";

/** The values that a user gave a site, as they were when it was published. */
export type SiteValues = {
  content: SiteContent;
  verificationTags: VerificationTag[];
  locations: { city: string; state: string }[];
  relatedServices: CampaignRow["relatedServices"];
  overrides: CampaignRow["overrides"];
  businessId: string | null;
  ownFields: CampaignRow["ownFields"];
  evidenceDigest: string;
  /** Proves which form the pages have; absent where they have none. It contains nothing that a user entered. */
  formVersion?: string;
};

/** Reads the values of a campaign. */
export function siteValuesOf(row: CampaignRow): SiteValues {
  const { relatedServices, overrides, businessId, ownFields, evidenceDigest } = row;
  const locations = row.locations.map(({ city, state }) => ({ city, state }));
  const { verificationTags } = row;
  const content = siteContentOf(row);
  return {
    content,
    verificationTags,
    locations,
    relatedServices,
    overrides,
    businessId,
    ownFields,
    evidenceDigest,
  };
}

/** The fields of a site whose values differ. */
export const changedFields = (before: SiteContent, after: SiteContent) =>
  SITE_FIELDS.filter((field) => givenIn(before, field) !== givenIn(after, field));

/** Blank in a version that is older than the field. */
const givenIn = (content: Partial<SiteContent>, field: SiteField) =>
  content[field] ?? BLANK_CONTENT[field];
