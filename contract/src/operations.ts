import { z } from "zod";
import { idParam, success, timestamp } from "./responses.ts";
import { listFilters } from "./campaign-lists.ts";
import { deploymentType, presentedChoice } from "./deployment.ts";
import { endpoint } from "./endpoint.ts";
import { BODY_BYTES, SELECTION_DIGEST, SELECTION_LIMIT, TIMEOUT_MS } from "./limits.ts";
import { operationChange } from "./operation-changes.ts";
import { OPERATION_SUBJECTS } from "./operation-fields.ts";
import { operationTexts as texts } from "./operation-texts.ts";
import { texts as allTexts } from "./texts.ts";

/** Sites in one page of an operation, and operations in one page of the log. */
export const OPERATION_PAGE = 500;
export const OPERATION_LOG_PAGE = 20;
/** Sites of an operation that are deployed at the same time. */
export const OPERATIONS_IN_FLIGHT = 20;

const MAX_CHANGES = 20;

const changes = z
  .array(operationChange, texts.nothingToChange)
  .min(1, texts.nothingToChange)
  .max(MAX_CHANGES, texts.tooManyChanges);

const operationInput = z
  .object({
    campaignIds: z
      .array(z.uuid(allTexts.campaigns.invalidId).toLowerCase(), texts.noSites)
      .min(1, texts.noSites)
      .max(SELECTION_LIMIT, texts.tooMany)
      .optional(),
    /** Instead of ids: the filters of the lists. The sites are read once, when the operation is created. */
    filter: listFilters.optional(),
    /** How many sites the filter found when the caller used it: if it finds another number now, 409. */
    count: z
      .number(texts.whichSites)
      .int(texts.whichSites)
      .min(0, texts.whichSites)
      .max(SELECTION_LIMIT, texts.tooMany)
      .optional(),
    /** The digest of the filter's sites, from `GET /campaigns/selection`: if it finds others now, 409 too. */
    digest: z.string(texts.whichSites).max(SELECTION_DIGEST, texts.whichSites).optional(),
    changes,
  })
  .check(({ value, issues }) => {
    const hasFilter = value.filter !== undefined && value.count !== undefined;
    const isOneOf =
      (value.campaignIds === undefined) === hasFilter && !(value.filter && !hasFilter);
    if (isOneOf) return;
    issues.push({ code: "custom", input: value, path: ["campaignIds"], message: texts.whichSites });
  });
export type OperationInput = z.output<typeof operationInput>;

const accountValue = z.object({ deploymentType, ...presentedChoice });
/** A deployment account as the settings of a site show it. */
export type AccountValue = z.infer<typeof accountValue>;

/**
 * The value of labels is a list of names, that of the deployment account a deployment choice. `own`: the site's own value,
 * not its business's.
 */
const fieldState = z.object({
  value: z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.string()),
    accountValue,
  ]),
  own: z.boolean(),
});
export type FieldState = z.infer<typeof fieldState>;
const fieldName = z.enum(OPERATION_SUBJECTS);
const fieldStates = z.partialRecord(fieldName, fieldState);
/** Fields of a site with their values. */
export type FieldStates = z.infer<typeof fieldStates>;

const siteStatus = z.enum(["changed", "unchanged", "refused", "left-out", "applied", "conflict"]);
export type OperationSiteStatus = z.infer<typeof siteStatus>;

const deploymentState = z.enum([
  "none",
  "pending",
  "processing",
  "success",
  "error",
  "cancelled",
  "deleted",
]);
export type OperationDeployment = z.infer<typeof deploymentState>;

const operationSite = z.object({
  siteIndex: z.number(),
  campaignId: z.string(),
  name: z.string(),
  /**
   * changed: it will change · left-out: it would change, but the user left it out · applied: it was changed · conflict: not
   * changed when the operation was applied. `message` is the reason why a site was refused or not changed.
   */
  status: siteStatus,
  message: z.string(),
  /** For a site that another operation has not finished: that operation. */
  heldBy: z.object({ id: z.string(), appliedAt: timestamp }).nullable().default(null),
  /** The values before the operation of the fields that change, as of the time when it was computed. */
  before: fieldStates,
  after: fieldStates,
  /** For an undo: fields that stay as they are, usually because they were changed since. */
  skipped: z.array(fieldName),
  deploymentType,
  /** none: not live, or nothing to publish. */
  deployment: deploymentState,
  /** Why the site is not deployed, or what else its deployment publishes. */
  deploymentMessage: z.string(),
});
export type OperationSite = z.infer<typeof operationSite>;

const forecast = z.object({
  deploymentType,
  host: z.string(),
  sites: z.number(),
  ms: z.number(),
  because: z.string(),
  price: z.object({
    amount: z.string(),
    text: z.string(),
    warning: z.string().optional(),
    isAboveFreePlan: z.boolean(),
  }),
  /** For a draft: why the host may refuse the sites, and the alternative. Only a warning, since a plan of the host may allow more. */
  obstacle: z.object({ title: z.string(), text: z.string() }).optional(),
});

const operation = z.object({
  id: z.string(),
  /** undo: undoes another operation · script: the bulk edit of verification scripts · file: an import. */
  kind: z.enum(["changes", "undo", "script", "file"]),
  /** draft: computed but not applied · complete: every deployment has ended. */
  status: z.enum(["draft", "running", "paused", "complete", "cancelled"]),
  changes: z.array(operationChange),
  /** The user who created it. */
  actor: z.object({ id: z.string(), name: z.string() }),
  total: z.number(),
  /** How many of the given ids are not sites of the user's. */
  missing: z.number(),
  counts: z.object({
    changed: z.number(),
    unchanged: z.number(),
    refused: z.number(),
    leftOut: z.number(),
    applied: z.number(),
    conflicts: z.number(),
  }),
  /** Sites by the state of their deployment; in a draft, pending are those that will be deployed. */
  deployments: z.object({
    pending: z.number(),
    processing: z.number(),
    success: z.number(),
    error: z.number(),
    cancelled: z.number(),
    deleted: z.number(),
  }),
  /** How many of the sites to be deployed have changes that were saved earlier and go live as well. */
  publishesEarlier: z.number().default(0),
  /** The time and price of publishing at each host. */
  forecast: z.array(forecast),
  /** For sites that move to another account: what happens to their old addresses at each host, and what that costs there. */
  leaving: z.array(z.object({ deploymentType, sites: z.number(), text: z.string() })),
  /** For an import: the file, its rows, columns that no site has, and how much of it is not applied. */
  file: z
    .object({
      name: z.string(),
      rows: z.number(),
      unknownColumns: z.array(z.string()),
      problems: z.number(),
    })
    .nullable()
    .default(null),
  /** The operation that this one undoes, and the one that has undone it. */
  undoes: z.string().nullable(),
  undoneBy: z.string().nullable(),
  createdAt: timestamp,
  appliedAt: timestamp.nullable(),
});
export type Operation = z.infer<typeof operation>;

const params = idParam(texts.notFound);
const cursor = z
  .string()
  .regex(/^\d{0,6}$/, texts.invalidCursor)
  .optional()
  .transform((value) => (value ? Number(value) : 0));
const timeoutMs = TIMEOUT_MS.campaigns;

/**
 * Computes a change of many sites and changes nothing: each site's fields before and after, what is refused and why, how
 * many will be deployed. Accepts an Idempotency-Key.
 */
export const createOperation = endpoint("POST", "/operations", {
  body: operationInput,
  response: operation,
  status: 201,
  timeoutMs,
  bodyLimit: BODY_BYTES.idList,
  rows: { member: "campaignIds", most: SELECTION_LIMIT, tooMany: texts.tooMany },
  isHeavy: true,
  spends: true,
});

/** The log, newest first. */
export const listOperations = endpoint("GET", "/operations", {
  query: z.object({
    cursor: z.union([z.literal(""), z.uuid(texts.invalidCursor)], texts.invalidCursor).optional(),
  }),
  response: z.object({ operations: z.array(operation), nextCursor: z.string().nullable() }),
});

export const getOperation = endpoint("GET", "/operations/:id", { params, response: operation });

export const listOperationSites = endpoint("GET", "/operations/:id/sites", {
  params,
  query: z.object({
    cursor,
    status: z
      .enum(["", ...siteStatus.options])
      .optional()
      .transform((value) => value || undefined),
  }),
  response: z.object({ sites: z.array(operationSite), nextCursor: z.string().nullable() }),
  timeoutMs,
});

/** Leaves sites of a draft out, or includes them again. */
export const leaveOutSites = endpoint("PUT", "/operations/:id/left-out", {
  params,
  body: z.object({
    siteIndexes: z.array(z.number().int().min(0).max(SELECTION_LIMIT)).min(1).max(SELECTION_LIMIT),
    leftOut: z.boolean(),
  }),
  response: operation,
  bodyLimit: BODY_BYTES.idList,
});

const change = { params, response: operation, timeoutMs } as const;

/** Saves all values of a draft in one transaction, then deploys the live sites. Accepts an Idempotency-Key. */
export const applyOperation = endpoint("POST", "/operations/:id/apply", { ...change, status: 202 });
/** Restores the value that each field had before the operation, except for fields that were changed since. Accepts an Idempotency-Key. */
export const undoOperation = endpoint("POST", "/operations/:id/undo", { ...change, status: 202 });
/** Starts no further deployments; those under way are finished. */
export const pauseOperation = endpoint("POST", "/operations/:id/pause", change);
export const resumeOperation = endpoint("POST", "/operations/:id/resume", change);
/** Final: waiting sites stay saved and are not published. */
export const cancelOperation = endpoint("POST", "/operations/:id/cancel", change);
/** Publishes only the failed sites again. */
export const retryOperation = endpoint("POST", "/operations/:id/retry", change);
/** Deletes a draft. */
export const deleteOperation = endpoint("DELETE", "/operations/:id", { params, response: success });
