import { z } from "zod";
import { BULK_BYTES, bulkSite, sitesOf } from "./creation-runs.ts";
import { MAX_RUN_SITES } from "./limits.ts";
import { endpoint } from "./endpoint.ts";
import { TIMEOUT_MS } from "./limits.ts";
import { qualityProblem } from "./page-quality.ts";
import { texts } from "./texts.ts";

/**
 * In a request of at most this many rows, the page of each row is also rendered and scored (about 10 ms a row). In a larger
 * request no page is: the client then requests the visible rows again, in batches of this size.
 */
export const MEASURED_ROWS = 100;

/** A site of `createRunInput` as it was sent: an absent or invalid field is reported in the response and does not refuse other rows. */
const typedRow = bulkSite.partial();
export type TypedRow = z.input<typeof typedRow>;

const checkedRow = z.object({
  /** By field, the user's text with which `createRun` would refuse the row. Empty: the site can be created. */
  fields: z.record(z.string(), z.string()),
  /**
   * The place that the row means in its correct spelling, with the ZIP code that its page will have: the typed one, else
   * that of our data, or ''. Also found where the state is `Unknown` and the city alone determines it (decision D12). Null
   * when the place is not known, and where the row's state does not exist: no other state is assumed.
   */
  place: z.object({ city: z.string(), state: z.string(), zip: z.string() }).nullable(),
  /** Where `place` is null and other states have cities of that name: the codes of these states, the one with the largest city first. */
  possibleStates: z.array(z.string()),
  /**
   * Where `place` is null: places of a similar name in the row's state, the likeliest first. None in a request of more than
   * {@link MEASURED_ROWS} rows.
   */
  suggestions: z.array(z.object({ city: z.string(), state: z.string() })).default([]),
  /** The user's oldest site of this service in this place; null when there is none. Creating another is allowed. */
  campaign: z
    .object({ id: z.string(), name: z.string(), deploymentUrl: z.string().nullable() })
    .nullable(),
  /** Index of the first row of the request with the same service and place, if that row is an earlier one; else null. */
  sameAsRow: z.number().nullable(),
  /** False: the page will ask search engines not to list it, for the reasons in `problems`. */
  indexable: z.boolean(),
  /** The same problems as in the quality check. For a row that was not measured only those of kind `place` and `contact` are known. */
  problems: z.array(z.object({ kind: qualityProblem, text: z.string() })),
  /** Null for a row that was not measured: it has wrong fields, or the request has more than {@link MEASURED_ROWS} rows. */
  measured: z
    .object({
      /** The row's own key, or one that was created for it. Send it with the run: only the same key gives the same page. */
      siteKey: z.string(),
      words: z.number(),
      /**
       * The most similar page among the user's sites of this service and the earlier rows of the request: 0 to 1. Null when
       * there is no other. Exactly one of `campaignId` and `row` is not null.
       */
      nearest: z
        .object({
          likeness: z.number(),
          campaignId: z.string().nullable(),
          row: z.number().nullable(),
        })
        .nullable(),
    })
    .nullable(),
});
export type CheckedRow = z.infer<typeof checkedRow>;

const checkedRun = z.object({
  /** One result for each row of the request, in its order. */
  rows: z.array(checkedRow),
  totals: z.object({
    rows: z.number(),
    /** Rows without a wrong field: so many sites will be created. The counts below are of these rows only. */
    valid: z.number(),
    /** Rows that exist already, as a campaign or as an earlier row. */
    duplicates: z.number(),
    /** Rows whose place is not known. */
    unresolved: z.number(),
    /** The credits for all valid rows. */
    creditsNeeded: z.number(),
    creditsAvailable: z.number(),
  }),
});
export type CheckedRun = z.infer<typeof checkedRun>;

/** What `createRun` would do with these rows. Creates nothing, charges nothing, accepts no Idempotency-Key. */
export const checkRun = endpoint("POST", "/campaigns/bulk/check", {
  body: z.object({ rows: sitesOf(typedRow) }),
  response: checkedRun,
  timeoutMs: TIMEOUT_MS.campaigns,
  bodyLimit: BULK_BYTES,
  rows: { member: "rows", most: MAX_RUN_SITES, tooMany: texts.creationRuns.tooMany },
  isHeavy: true,
  spends: true,
});
