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

/** Bytes of the request that makes a run (docs/conventions.md). */
export const BULK_BYTES = 4 * 1024 * 1024;

/** Sites of a run that deploy at the same time (spec §9). */
export const SITES_IN_FLIGHT = 80;

/** Sites in one page of a run. */
export const RUN_PAGE = 1_000;

/** Streams of events that a user may have open at one server process, and when to ask again after a refusal. */
export const STREAMS_PER_USER = 20;
export const RETRY_STREAM_SECONDS = 60;

/** Runs in one page of the list of runs. */
export const RUNS_PAGE = 20;

/** What a bulk line without a state says (spec §5, decision D12). */
export const UNKNOWN_STATE = "Unknown";

/** Whether a state as typed says that it is not known. */
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
  /** Of a file's column: the name of a business, in any case, or its id. `businessId` goes first. */
  business: textField("Business", MAX_LENGTH.name).optional(),
});
export type BulkSite = z.output<typeof bulkSite>;

/** The list of a run's sites, of whatever is known of each. */
export const sitesOf = <T extends z.ZodType>(site: T) =>
  z
    .array(site, texts.creationRuns.noSites)
    .min(1, texts.creationRuns.noSites)
    .max(MAX_RUN_SITES, texts.creationRuns.tooMany);

export const createRunInput = z.object({
  /** All of them go to the same place: the first one's deployment choice is the run's. */
  sites: sitesOf(bulkSite),
  /** At most so many sites are started in any 24 hours; absent or null = as fast as they go. */
  dripPerDay: z
    .int(texts.creationRuns.invalidDrip)
    .min(1, texts.creationRuns.invalidDrip)
    .max(MAX_PER_DAY, texts.creationRuns.invalidDrip)
    .nullish(),
  /** So many sites are started in a week, evenly and in their order, the first at once; absent or null = as fast as they go. Not together with `dripPerDay`. */
  perWeek: z
    .int(texts.creationRuns.invalidPerWeek)
    .min(1, texts.creationRuns.invalidPerWeek)
    .max(MAX_PER_WEEK, texts.creationRuns.invalidPerWeek)
    .nullish(),
});
export type CreateRunInput = z.output<typeof createRunInput>;

/** pending → processing → success or error (docs/conventions.md); cancelled: never started, and its credit returned. */
const siteStatus = z.enum(["pending", "processing", "success", "error", "cancelled"]);
export type RunSiteStatus = z.infer<typeof siteStatus>;

const runSite = z.object({
  siteIndex: z.number(),
  /** Null before it is started, and again once its campaign was deleted. */
  campaignId: z.string().nullable(),
  serviceName: z.string(),
  city: z.string(),
  /** `Unknown` where the city alone does not tell. */
  state: z.string(),
  status: siteStatus,
  message: z.string(),
  deploymentUrl: z.string().nullable(),
  /** When it is planned to be started, in a run of so many sites a week; null for every other site. */
  nextAttemptAt: timestamp.nullable().default(null),
  /** Grows with every change of the site: of two readings the one with the higher version is the newer. */
  version: z.number(),
});
export type RunSite = z.infer<typeof runSite>;

/** Members with a default are absent from responses of the version before, which a page of this one reads during an upgrade. */
const run = z.object({
  id: z.string(),
  /** multi-location: a run of one site, made by `POST /multi-location/create`. */
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
   * How many sites are in each status. `cancelled` is also the number of credits returned; a site whose campaign was
   * deleted counts as `deleted`, not as `error`: nothing of it can be retried.
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
  /** How many of its sites are started in a week; null = as fast as they go. */
  perWeek: z.number().nullable().default(null),
  /** Its sites go to an account of the user's, not to the operator's (decision D3). */
  isOwnAccount: z.boolean().default(false),
  createdAt: timestamp,
  /** From the provider's limits and how fast sites have ended lately; null when nothing tells, or when nothing is left to do. */
  estimatedEndAt: timestamp.nullable(),
  /** When the next sites of a run with so many a day or a week are started; null for others, and while it is starting some. */
  nextStartAt: timestamp.nullable(),
  /** Its account is on hold: a run that goes on is paused until that is over, and resuming it checks again. */
  hold: hold.nullable().default(null),
});
/** A run without its sites. */
export type CreationRun = z.infer<typeof run>;

const runPage = run.extend({
  sites: z.array(runSite),
  /** Asks for the next page; null on the last one. */
  nextCursor: z.string().nullable(),
});
export type CreationRunPage = z.infer<typeof runPage>;

const params = idParam(texts.creationRuns.notFound);
const timeoutMs = TIMEOUT_MS.campaigns;

/** The whole run is charged and stored in one transaction: 402 means that nothing was made. Takes an Idempotency-Key. */
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

/** The rows that failed, as a CSV file that the bulk form reads again. */
export const FAILED_ROWS_CSV = "/creation-runs/:id/failed-rows";

/** Starts no more sites; those under way end. */
export const pauseRun = endpoint("POST", "/creation-runs/:id/pause", { params, response: run });
export const resumeRun = endpoint("POST", "/creation-runs/:id/resume", { params, response: run });
/** Starts the rest as fast as it goes: ends what was planned for a day or a week, and a pause. Free. */
export const startRunNow = endpoint("POST", "/creation-runs/:id/start-now", {
  params,
  response: run,
});
/** For good: what was not started is cancelled and its credits are returned, once; what is under way ends. */
export const cancelRun = endpoint("POST", "/creation-runs/:id/cancel", { params, response: run });
/** Starts the failed sites again, and only those, for free. */
export const retryRun = endpoint("POST", "/creation-runs/:id/retry", { params, response: run });

/**
 * `GET` responds with `text/event-stream`; needs the bearer token like every call. Events, each with JSON data:
 * `run` a {@link CreationRun}, first and whenever it changes; `sites` an array of {@link RunSite}, at first all of
 * them, then those that changed; `complete` a {@link CreationRun}, the last one: everything has ended. A stream that
 * ends without `complete` must be opened again, with the last id as `Last-Event-ID`, to receive only the events after it.
 */
export const RUN_EVENTS = "/creation-runs/:id/events";
