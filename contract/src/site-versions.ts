import { z } from "zod";
import { idParam, timestamp } from "./responses.ts";
import { deploymentType } from "./deployment.ts";
import { endpoint } from "./endpoint.ts";
import { TIMEOUT_MS } from "./limits.ts";
import { siteVersionTexts } from "./site-version-texts.ts";
import { texts } from "./texts.ts";

/** Versions in one page of the history of a site. */
export const VERSION_PAGE = 20;

/** Changed pages of which a version shows the lines. */
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
  /** Its business, operation, run or move, if one was the cause. */
  causeId: z.string().nullable(),
  /** Of an operation that is still in the log: its `kind`. */
  operationKind: z.string().nullable(),
  /** The fields that differ from the version before; null for the oldest that is kept. */
  changedFields: z.array(z.string()).nullable(),
  /** Who requested it; null for the system. */
  actorId: z.string().nullable(),
  /** The version whose files it has, if it was restored. */
  restoredFrom: z.int().nullable(),
  /** Where it was served. */
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
export type FieldChange = z.infer<typeof fieldChange>;

const pageChange = z.object({
  /** Of the page below the address of the site; '' for the front page. */
  path: z.string(),
  change: z.enum(["added", "removed", "changed"]),
  /** Lines of its text that went or came, with those around them. Empty for a page whose text is the same. */
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

/** One version, and what it changed against the one before that is kept. */
export const getVersion = endpoint("GET", "/campaigns/:id/versions/:number", {
  params: versionParams,
  response: siteVersion.extend({
    /** The version that it is compared with; null for the oldest that is kept. */
    comparedWith: z.int().nullable(),
    fields: z.array(fieldChange),
    pages: z.array(pageChange),
    /** Changed pages beyond those in `pages`. */
    morePages: z.int(),
  }),
});
export type VersionDetail = z.infer<typeof getVersion.shapes.response>;

/**
 * Brings the values of a version back and publishes its files again as they were, for free. Where its address, its verification tags, its
 * locations or its evidence have changed since, the values come back and are deployed. Verification tags and locations stay as they
 * are. 409 for a version about another service or place.
 */
export const restoreVersion = endpoint("POST", "/campaigns/:id/versions/:number/restore", {
  params: versionParams,
  response: z.object({
    success: z.literal(true),
    /** Whether the files come back as they were. */
    restoresFiles: z.boolean(),
    message: z.string(),
  }),
  status: 202,
  timeoutMs: TIMEOUT_MS.campaigns,
  spends: true,
});
