import { z } from "zod";
import { failure } from "./responses.ts";
import { campaignDetail } from "./campaigns.ts";

/** The code of 412: the campaign has another version than the one in `If-Match`. */
export const CHANGED_SINCE = "CHANGED_SINCE";

/** A field of the request whose value differs from the current one; `field` is its path in the body. */
const difference = z.object({ field: z.string(), yours: z.unknown(), theirs: z.unknown() });
export type Difference = z.infer<typeof difference>;

/** The response to a save with an outdated `If-Match`: nothing was saved, and `campaign` has the current values. */
export const changedSince = failure.extend({
  code: z.literal(CHANGED_SINCE),
  campaign: campaignDetail,
  /** Absent from a server of the previous version. */
  differences: z.array(difference).optional(),
});

/** The version of a campaign in the notation of `ETag` and `If-Match`. */
export const etagOf = (version: number): string => `"${version}"`;

export const versionTexts = {
  changedSince: "This site was changed since you opened it. Nothing was saved.",
  invalidIfMatch: 'If-Match takes * or versions in double quotes, such as "3"',
} as const;
