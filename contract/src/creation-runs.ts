import { z } from "zod";
import { hold } from "./account-holds.ts";
import { idParam, timestamp } from "./responses.ts";
import { businessId } from "./business-id.ts";
import { design, NO_DESIGN, siteKey } from "./campaigns.ts";
import { shapeOf } from "./content-names.ts";
import { deploymentChoice } from "./deployment.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_LENGTH, MAX_PER_DAY, MAX_PER_WEEK, MAX_RUN_SITES, TIMEOUT_MS } from "./limits.ts";
import { requiredText, textField } from "./text-field.ts";
import { texts } from "./texts.ts";
import { stateCode } from "./us-states.ts";

/** The most bytes of a request that creates a run (docs/conventions.md). */
export const BULK_BYTES = 4 * 1024 * 1024;

/** Sites of a run that are deployed at the same time (spec §9). */
export const SITES_IN_FLIGHT = 80;

/** Sites in one page of a run. */
export const RUN_PAGE = 1_000;

/** Event streams that a user may have open at one server process, and when to try again after a refusal. */
export const STREAMS_PER_USER = 20;
export const RETRY_STREAM_SECONDS = 60;

/** Runs in one page of the list of runs. */
export const RUNS_PAGE = 20;

/** The state of a bulk line that names none (spec §5, decision D12). */
export const UNKNOWN_STATE = "Unknown";

/** Whether a typed state means that the state is not known. */
export const isUnknownState = (state: string) =>
  state.trim().toLowerCase() === UNKNOWN_STATE.toLowerCase();

/** One site of a run (spec §3, bulk site item), refused with the texts of a single site. */
export const bulkSite = deploymentChoice.extend({
  ...shapeOf("bulk", "", "created"),
  state: requiredText("State", MAX_LENGTH.state, texts.campaigns.stateRequired)
    .refine(
      (value) => value === "" || isUnknownState(value) || stateCode(value) !== undefined,
      texts.campaigns.invalidState,
    )
    .transform((value) => stateCode(value) ?? UNKNOWN_STATE),
  siteKey: siteKey.optional(),
  design: design.default(NO_DESIGN),
  businessId: businessId.optional(),
  /** From a file's column: the name of a business, in any case, or its id. `businessId` has priority. */
  business: textField("Business", MAX_LENGTH.name).optional(),
});
export type BulkSite = z.output<typeof bulkSite>;

/** The list of a run's sites; `site` is the schema of one of them. */
export const sitesOf = <T extends z.ZodType>(site: T) =>
  z
    .array(site, texts.creationRuns.noSites)
    .min(1, texts.creationRuns.noSites)
    .max(MAX_RUN_SITES, texts.creationRuns.tooMany);

export const createRunInput = z.object({
  /** All sites are published at the same place: the first one's deployment choice is the run's. */
  sites: sitesOf(bulkSite),
  /** The most sites that are started in any 24 hours; absent or null = as fast as possible. */
  dripPerDay: z
    .int(texts.creationRuns.invalidDrip)
    .min(1, texts.creationRuns.invalidDrip)
    .max(MAX_PER_DAY, texts.creationRuns.invalidDrip)
    .nullish(),
  /**
   * The number of sites that are started in a week, evenly and in their order, the first at once; absent or null = as fast
   * as possible. Not together with `dripPerDay`.
   */
  perWeek: z
    .int(texts.creationRuns.invalidPerWeek)
    .min(1, texts.creationRuns.invalidPerWeek)
    .max(MAX_PER_WEEK, texts.creationRuns.invalidPerWeek)
    .nullish(),
});
export type CreateRunInput = z.output<typeof createRunInput>;

/** pending → processing → success or error (docs/conventions.md); cancelled: never started, its credit was returned. */
const siteStatus = z.enum(["pending", "processing", "success", "error", "cancelled"]);
export type RunSiteStatus = z.infer<typeof siteStatus>;

const runSite = z.object({
  siteIndex: z.number(),
  /** Null before the site is started, and again once its campaign was deleted. */
  campaignId: z.string().nullable(),
  serviceName: z.string(),
  city: z.string(),
  /** `Unknown` where the city alone does not determine it. */
  state: z.string(),
  status: siteStatus,
  message: z.string(),
  deploymentUrl: z.string().nullable(),
  /** When the site is planned to start, in a run with a weekly limit; null for every other site. */
  nextAttemptAt: timestamp.nullable().default(null),
  /** Increases with every change of the site: of two versions of a site in events, the higher one is the newer. */
  version: z.number(),
});
export type RunSite = z.infer<typeof runSite>;

/** Members with a default are absent from responses of the previous version, which a page of this version reads during an upgrade. */
const run = z.object({
  id: z.string(),
  /** multi-location: a run of one site, created by `POST /multi-location/create`. */
  kind: z.enum(["bulk", "multi-location"]),
  /** The service of its first site; '' where that is not known. */
  service: z.string().default(""),
  /** How many different services its sites have. */
  services: z.number().default(0),
  /** complete: every site has ended, live or failed. A complete run with failed sites can be retried. */
  status: z.enum(["running", "paused", "complete", "cancelled"]),
  total: z.number(),
  /** Sites that have ended, live or failed (spec §4), or deleted since. */
  completed: z.number(),
  /**
   * How many sites are in each status. `cancelled` is also the number of credits returned. A site whose campaign was deleted
   * counts as `deleted`, not as `error`, since it cannot be retried.
   */
  counts: z.object({
    pending: z.number(),
    processing: z.number(),
    success: z.number(),
    error: z.number(),
    cancelled: z.number(),
    deleted: z.number().default(0),
  }),
  dripPerDay: z.number().nullable(),
  /** How many of its sites are started in a week; null = as fast as possible. */
  perWeek: z.number().nullable().default(null),
  /** Its sites are published in an account of the user's, not in the operator's (decision D3). */
  isOwnAccount: z.boolean().default(false),
  createdAt: timestamp,
  /**
   * Estimated from the provider's limits and the recent rate of finished sites; null when neither is known, or when nothing
   * is left to do.
   */
  estimatedEndAt: timestamp.nullable(),
  /** When the next sites of a run with a daily or weekly limit are started; null for other runs, and while sites are being started. */
  nextStartAt: timestamp.nullable(),
  /** Set while the account of the run is on hold: then a running run is paused until the hold is over, and resuming it checks again. */
  hold: hold.nullable().default(null),
});
/** A run without its sites. */
export type CreationRun = z.infer<typeof run>;

const runPage = run.extend({
  sites: z.array(runSite),
  /** The cursor of the next page; null on the last one. */
  nextCursor: z.string().nullable(),
});
export type CreationRunPage = z.infer<typeof runPage>;

const params = idParam(texts.creationRuns.notFound);
const timeoutMs = TIMEOUT_MS.campaigns;

/** The whole run is charged and stored in one transaction: 402 means that nothing was created. Accepts an Idempotency-Key. */
export const createRun = endpoint("POST", "/campaigns/bulk", {
  body: createRunInput,
  response: z.object({ runId: z.string() }),
  timeoutMs,
  bodyLimit: BULK_BYTES,
  status: 202,
  rows: { member: "sites", most: MAX_RUN_SITES, tooMany: texts.creationRuns.tooMany },
  isHeavy: true,
  spends: true,
});

export const getRun = endpoint("GET", "/creation-runs/:id", {
  params,
  query: z.object({
    limit: z
      .string()
      .regex(/^\d{0,4}$/, texts.creationRuns.invalidLimit)
      .optional()
      .transform((value) => (value ? Number(value) : RUN_PAGE))
      .refine((value) => value >= 1 && value <= RUN_PAGE, texts.creationRuns.invalidLimit),
    cursor: z
      .string()
      .regex(/^\d{0,5}$/, texts.creationRuns.invalidCursor)
      .optional()
      .transform((value) => (value ? Number(value) : 0)),
  }),
  response: runPage,
  timeoutMs,
});

/** The user's bulk runs, newest first, page by page. */
export const listRuns = endpoint("GET", "/creation-runs", {
  query: z.object({
    limit: z
      .string()
      .regex(/^\d{0,2}$/, texts.creationRuns.invalidRunsLimit)
      .optional()
      .transform((value) => (value ? Number(value) : RUNS_PAGE))
      .refine((value) => value >= 1 && value <= RUNS_PAGE, texts.creationRuns.invalidRunsLimit),
    cursor: textField("Cursor", MAX_LENGTH.cursor)
      .optional()
      .transform((value) => value || undefined),
  }),
  response: z.object({
    runs: z.array(run),
    /** The cursor of the next page; null on the last one. */
    nextCursor: z.string().nullable().default(null),
  }),
});

/** The rows that failed, as a CSV file that the bulk form can read again. */
export const FAILED_ROWS_CSV = "/creation-runs/:id/failed-rows";

/** Starts no further sites; those under way are finished. */
export const pauseRun = endpoint("POST", "/creation-runs/:id/pause", { params, response: run });
export const resumeRun = endpoint("POST", "/creation-runs/:id/resume", { params, response: run });
/** Starts the other sites as fast as possible: ends the daily or weekly limit, and a pause. Free. */
export const startRunNow = endpoint("POST", "/creation-runs/:id/start-now", {
  params,
  response: run,
});
/** Final: sites that were not started are cancelled and their credits are returned, once; sites under way are finished. */
export const cancelRun = endpoint("POST", "/creation-runs/:id/cancel", { params, response: run });
/** Starts only the failed sites again, for free. */
export const retryRun = endpoint("POST", "/creation-runs/:id/retry", { params, response: run });

/**
 * `GET` responds with `text/event-stream`; needs the bearer token like every call. Events, each with JSON data:
 * `run` a {@link CreationRun}, first and whenever it changes; `sites` an array of {@link RunSite}, at first all of
 * them, then those that changed; `complete` a {@link CreationRun}, the last one: everything has ended. A stream that
 * ends without `complete` must be opened again, with the last id as `Last-Event-ID`, to receive only the events after it.
 */
export const RUN_EVENTS = "/creation-runs/:id/events";
