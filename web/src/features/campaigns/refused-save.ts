import { CHANGED_SINCE, changedSince } from "@mainstreet/contract/campaign-version";
import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { ApiError } from "../../lib/api-error.ts";
import { type CampaignValues, valuesOf } from "./campaign-values.ts";
import { type FormField, type Merge, mergedValues, mergeOf } from "./merge-values.ts";

/** What is saved, and the version that it had then. */
export type Saved = { values: CampaignValues; version: number };
/** What is to be saved, and what the form began with. */
export type Save = { typed: CampaignValues; since: Saved };

/** What a refused save asks the user, or that it is to be sent again as it is. */
export type Refusal =
  | { kind: "again"; save: Save }
  | { kind: "move"; save: Save; question: string }
  | { kind: "conflict"; merge: Merge; merged: (given: ReadonlySet<FormField>) => Save };

/** What the form keeps of a campaign as it was sent. */
export const savedOf = (campaign: CampaignDetail): Saved => ({
  values: valuesOf(campaign),
  version: campaign.version,
});

/** What follows from a refused save; undefined for a failure that asks nothing. */
export function refusalOf(error: unknown, save: Save): Refusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "COST_NOT_ACCEPTED") return { kind: "move", save, question: error.message };
  if (error.code !== CHANGED_SINCE) return undefined;
  const response = changedSince.safeParse(error.body).data;
  return response && compared(save, savedOf(response.campaign));
}

function compared({ typed, since }: Save, theirs: Saved): Refusal {
  const versions = { before: since.values, mine: typed, theirs: theirs.values };
  const merge = mergeOf(versions);
  // What was changed stands in no field of this form: own words, or where the site is published.
  if (merge.conflicts.length + merge.taken.length === 0)
    return { kind: "again", save: { typed, since: theirs } };
  return {
    kind: "conflict",
    merge,
    merged: (given) => ({ typed: mergedValues(versions, given), since: theirs }),
  };
}
