import { createHash } from "node:crypto";
import { fieldFacts } from "@mainstreet/contract/content-names";
import { MAX_SIMILARITY } from "@mainstreet/generator/content/indexing";
import type { CampaignRow } from "./queries.ts";
import { BLANK_SITE, PAGE_FIELDS, type SiteSource } from "./site-columns.ts";

/** The source of a site, and where it is published. The account is not part of it: deleting a token changes no site. */
type Published = Omit<SiteSource, "business" | "evidence"> &
  Pick<
    CampaignRow,
    | "businessDigest"
    | "evidenceDigest"
    | "netlifySiteId"
    | "awsBucketName"
    | "hostChoice"
    | "sitePrefix"
    | "ownDomain"
  >;
type Values = Readonly<Record<string, unknown>>;

/** Each value that a digest covers, by its name, with its blank value; undefined: the value has no blank form, so it is always hashed. */
export const DIGESTED: Values = {
  ...Object.fromEntries(
    PAGE_FIELDS.filter((field) => fieldFacts[field].changesPage ?? true).map((field): unknown[] => [
      field,
      BLANK_SITE[field],
    ]),
  ),
  verificationTags: [],
  attempt: 0,
  locations: [],
  relatedServices: [],
  likeness: false,
  siteKey: undefined,
  deploymentType: undefined,
  netlifySiteId: null,
  awsBucketName: null,
  hostChoice: {},
  sitePrefix: undefined,
  /** The business's values that are copied to the campaign's fields are covered by those fields. */
  businessDigest: "",
  /** Blank for a site without published evidence. */
  evidenceDigest: "",
  overrides: null,
  /** The domain that is the address of the site. */
  domain: null,
};

/** The values as the pages show them: only whether the likeness is above the limit, and not when a location was added. */
function shownValues(row: Published): Values {
  const locations = row.locations.map(({ city, state }) => ({ city, state }));
  const domain = row.ownDomain?.isLive ? row.ownDomain.host : null;
  return { ...row, locations, domain, likeness: (row.likeness ?? 0) > MAX_SIMILARITY };
}

/** The values that are not blank, by their names, so that a field that is added later and left blank changes nothing. */
function givenValues(values: Values, digested: Values): [string, unknown][] {
  return Object.keys(digested)
    .toSorted()
    .map((name): [string, unknown] => [name, values[name]])
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(digested[name]));
}

const hashOf = (values: unknown) =>
  createHash("sha256").update(JSON.stringify(values)).digest("hex");

/** The version of the digests made here. */
const VERSION = "2:";

/** A digest of the source of a campaign's site and of where it is published. */
export function sourceDigest(row: Published, digested = DIGESTED): string {
  return VERSION + hashOf(givenValues(shownValues(row), digested));
}

/**
 * The values of digests without a version, in their order. Sites that have not been deployed since then still have such a digest. A
 * name must never be added here.
 */
const FIRST_DIGESTED = `
  siteKey attempt deploymentType service city state zip phone email metaTitle metaDescription latitude longitude
  companyName companyStreet companyCity companyState companyZip companyLatitude companyLongitude cta locations
  relatedServices openingHours reviewProfileUrl verificationTags theme palette likeness indexAnyway netlifySiteId
  awsBucketName sitePrefix`
  .trim()
  .split(/\s+/);

function isFirstDigest(digest: string, row: Published, digested: Values): boolean {
  const values = shownValues(row);
  const isCovered = givenValues(values, digested).every(([name]) => FIRST_DIGESTED.includes(name));
  return isCovered && digest === hashOf(FIRST_DIGESTED.map((name) => values[name]));
}

type LiveSite = Published & Pick<CampaignRow, "deployed" | "liveSource">;

/**
 * Whether what is saved differs from what is live. Compares digests of the saved values instead of times: after an edit that is undone,
 * or a save without a change, there is nothing to publish; and nothing must be rendered.
 */
export function hasUnpublishedChanges(row: LiveSite, digested = DIGESTED): boolean {
  const { deployed, liveSource } = row;
  if (!deployed || liveSource === "") return false;
  return liveSource.startsWith(VERSION)
    ? liveSource !== sourceDigest(row, digested)
    : !isFirstDigest(liveSource, row, digested);
}
