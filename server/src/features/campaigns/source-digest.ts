import { createHash } from "node:crypto";
import { MAX_LIKENESS } from "@mainstreet/generator/content/indexing";
import type { CampaignRow } from "./queries.ts";

/** The columns a site is made of. */
const SITE_COLUMNS = [
  "siteKey",
  "attempt",
  "deploymentType",
  "service",
  "city",
  "state",
  "zip",
  "phone",
  "email",
  "metaTitle",
  "metaDescription",
  "latitude",
  "longitude",
  "companyName",
  "companyStreet",
  "companyCity",
  "companyState",
  "companyZip",
  "companyLatitude",
  "companyLongitude",
  "cta",
  "locations",
  "relatedServices",
  "openingHours",
  "reviewProfileUrl",
  "verificationTags",
  "theme",
  "palette",
  "likeness",
  "indexAnyway",
] as const satisfies (keyof CampaignRow)[];

/** What a site is made of, kept as a campaign or still in a form. */
export type SiteSource = Pick<CampaignRow, (typeof SITE_COLUMNS)[number]>;

/** Where it stands, apart from the account that reaches it: a token that was deleted changes no site. */
const PLACE_COLUMNS = [
  "netlifySiteId",
  "awsBucketName",
  "sitePrefix",
] as const satisfies (keyof CampaignRow)[];

type Published = SiteSource & Pick<CampaignRow, (typeof PLACE_COLUMNS)[number]>;

/** A digest of all that a campaign's site is made of, and of where it stands. */
export function sourceDigest(row: Published): string {
  // Siblings come and go: of the likeness a page shows only on which side of the gate it is.
  const shown = {
    ...row,
    likeness: (row.likeness ?? 0) > MAX_LIKENESS,
    // When one was added shows nowhere.
    locations: row.locations.map(({ city, state }) => ({ city, state })),
  };
  const values = [...SITE_COLUMNS, ...PLACE_COLUMNS].map((column) => shown[column]);
  return createHash("sha256").update(JSON.stringify(values)).digest("hex");
}

/**
 * Whether what is saved differs from what is live. By a digest of the saved values and not by times: an edit that is
 * taken back, or a save without a change, leaves nothing to publish; and it costs no rendering.
 */
export function hasUnpublishedChanges(row: CampaignRow): boolean {
  return row.deployed && row.liveSource !== "" && row.liveSource !== sourceDigest(row);
}
