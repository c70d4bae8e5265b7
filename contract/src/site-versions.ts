import { z } from "zod";
import { idParam, timestamp } from "./responses.ts";
import { deploymentType } from "./deployment.ts";
import { endpoint } from "./endpoint.ts";
import { TIMEOUT_MS } from "./limits.ts";
import { siteVersionTexts } from "./site-version-texts.ts";
import { texts } from "./texts.ts";

/** The number of versions on one page of the history of a site. */
export const VERSION_PAGE = 20;

/** The most changed pages of which the lines are shown. */
export const COMPARED_PAGES = 20;

/** Why a deployment was requested. */
export const DEPLOY_CAUSES = [
  "created",
  "redeploy",
  "retry",
  "account",
  "move",
  "business",
  "script",
  "operation",
  "domain",
  "https",
  "restore",
  "trash",
] as const;
export type DeployCauseKind = (typeof DEPLOY_CAUSES)[number];

const siteVersion = z.object({
  /** Counts the successful deployments of the site from 1. */
  number: z.int(),
  /** When it went live. */
  at: timestamp,
  /** Why it was deployed; null where that was not recorded. */
  cause: z.enum(DEPLOY_CAUSES).nullable(),
  /** The id of the business, operation, run or move that was the cause, if one was. */
  causeId: z.string().nullable(),
  /** For an operation that is still in the log: its `kind`. */
  operationKind: z.string().nullable(),
  /** The fields that differ from the version before; null for the oldest stored version. */
  changedFields: z.array(z.string()).nullable(),
  /** Who requested it; null for the system. */
  actorId: z.string().nullable(),
  /** The version whose files it has, if it was restored. */
  restoredFrom: z.int().nullable(),
  /** The address at which it was served. */
  address: z.string(),
  deploymentType,
  /** How many files it has. */
  files: z.int(),
});
export type SiteVersion = z.infer<typeof siteVersion>;

const fieldChange = z.object({
  /** The name of the field as the forms show it. */
  label: z.string(),
  before: z.string(),
  after: z.string(),
});
export type ChangedField = z.infer<typeof fieldChange>;

const pageChange = z.object({
  /** The path of the page below the address of the site; '' for the front page. */
  path: z.string(),
  change: z.enum(["added", "removed", "changed"]),
  /** Lines of its text that were removed or added, with those around them. Empty for a page whose text is the same. */
  lines: z.array(z.object({ change: z.enum(["same", "added", "removed"]), text: z.string() })),
});
export type PageChange = z.infer<typeof pageChange>;

const params = idParam(texts.campaigns.notFound);
const versionParams = params.extend({
  number: z
    .string()
    .regex(/^\d{1,9}$/, siteVersionTexts.notFound)
    .transform(Number),
});

/** The versions of a site that were live, newest first. */
export const listVersions = endpoint("GET", "/campaigns/:id/versions", {
  params,
  query: z.object({
    /** `nextCursor` of the page before. */
    cursor: z
      .string()
      .regex(/^\d{0,9}$/, siteVersionTexts.invalidCursor)
      .optional()
      .transform((value) => (value ? Number(value) : undefined)),
  }),
  response: z.object({
    versions: z.array(siteVersion),
    /** The version that the live site was restored to; null once it has been deployed again. */
    pinnedTo: z.int().nullable(),
    nextCursor: z.string().nullable(),
  }),
});

/** One version, and its changes against the previous stored version. */
export const getVersion = endpoint("GET", "/campaigns/:id/versions/:number", {
  params: versionParams,
  response: siteVersion.extend({
    /** The version with which it is compared; null for the oldest stored version. */
    comparedWith: z.int().nullable(),
    fields: z.array(fieldChange),
    pages: z.array(pageChange),
    /** The number of changed pages that are not in `pages`. */
    morePages: z.int(),
  }),
});
export type VersionDetail = z.infer<typeof getVersion.shapes.response>;

/**
 * Restores the values of a version and publishes its files again unchanged, for free. Where the site's address, its
 * verification tags, its locations or its evidence have changed since, only the values are restored, and then deployed.
 * Verification tags and locations are not changed. 409 for a version about another service or place.
 */
export const restoreVersion = endpoint("POST", "/campaigns/:id/versions/:number/restore", {
  params: versionParams,
  response: z.object({
    success: z.literal(true),
    /** Whether the files are published unchanged. */
    restoresFiles: z.boolean(),
    message: z.string(),
  }),
  status: 202,
  timeoutMs: TIMEOUT_MS.campaigns,
  spends: true,
});
