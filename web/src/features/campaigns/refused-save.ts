import { CHANGED_SINCE, changedSince } from "@mainstreet/contract/campaign-version";
import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import { ApiError } from "../../lib/api-error.ts";
import { type CampaignValues, campaignValuesOf } from "./campaign-values.ts";
import { type FormField, type Merge, mergedValues, mergeOf } from "./merge-values.ts";

/** The saved values, and the version of the campaign at that time. */
export type Saved = { values: CampaignValues; version: number };
/** The values to save, and those with which the form began. */
export type Save = { typed: CampaignValues; since: Saved };

/** The question that a refused save asks the user, or that the save is to be sent again unchanged. */
export type SaveRefusal =
  | { kind: "again"; save: Save }
  | { kind: "move"; save: Save; question: string }
  | { kind: "conflict"; merge: Merge; merged: (given: ReadonlySet<FormField>) => Save };

/** The values and the version of a campaign from a response. */
export const savedOf = (campaign: CampaignDetail): Saved => ({
  values: campaignValuesOf(campaign),
  version: campaign.version,
});

/** What a refused save leads to; undefined for a failure without a question for the user. */
export function refusalOfSave(error: unknown, save: Save): SaveRefusal | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "COST_NOT_ACCEPTED") return { kind: "move", save, question: error.message };
  if (error.code !== CHANGED_SINCE) return undefined;
  const response = changedSince.safeParse(error.body).data;
  return response && compared(save, savedOf(response.campaign));
}

function compared({ typed, since }: Save, theirs: Saved): SaveRefusal {
  const versions = { before: since.values, mine: typed, theirs: theirs.values };
  const merge = mergeOf(versions);
  // The other change is in no field of this form: own words, or where the site is published.
  if (merge.conflicts.length + merge.taken.length === 0)
    return { kind: "again", save: { typed, since: theirs } };
  return {
    kind: "conflict",
    merge,
    merged: (given) => ({ typed: mergedValues(versions, given), since: theirs }),
  };
}
