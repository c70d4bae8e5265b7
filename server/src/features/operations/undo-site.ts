import { inheritedContent } from "@mainstreet/contract/business-values";
import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { labelTexts } from "@mainstreet/contract/label-texts";
import {
  isField,
  isInherited,
  OPERATION_SUBJECTS,
  type OperationSubject,
} from "@mainstreet/contract/operation-fields";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import type { FieldState, FieldStates } from "@mainstreet/contract/operations";
import { siteContentOf } from "../campaigns/site-columns.ts";
import { labelsWithout, undoLabels } from "./change-labels.ts";
import type { RefuseNewLabels } from "./new-labels.ts";
import { isSameState, plannedStates, subjectState } from "./plan-site.ts";
import { namesIn } from "./save-labels.ts";
import type { SiteFacts } from "./site-facts.ts";

/** What an undo does with a site. `skipped`: the fields that stay; `message`: why, mostly since they were changed later. */
export type SiteUndo = {
  before: FieldStates;
  after: FieldStates;
  skipped: OperationSubject[];
  message: string;
};
type Logged = { before: FieldStates; after: FieldStates };

/**
 * Plans an undo: each field gets the state that it had before, unless it no longer has the state that the operation set. Labels are undone
 * one by one; those that would exceed the account's limit are not added again.
 */
export function undoSite(
  site: SiteFacts,
  logged: Logged,
  refuseNewLabels: RefuseNewLabels,
): SiteUndo {
  const content = siteContentOf(site.row);
  const labels = undoneLabels(site, logged, refuseNewLabels);
  const subjects = OPERATION_SUBJECTS.filter((subject) => logged.after[subject] !== undefined);
  // The business that a site joined since then is not locked.
  const isHeld = site.row.businessId === null || site.business !== undefined;
  const restored = subjects.flatMap((subject): [OperationSubject, FieldState, FieldState][] => {
    const now = subjectState(site, content, subject);
    if (subject === "labels") return [[subject, now, { value: labels.value, own: false }]];
    const isAsApplied = isHeld && isSameState(now, logged.after[subject]);
    const before = logged.before[subject] ?? now;
    return isAsApplied ? [[subject, now, stateRestored(site, subject, before)]] : [];
  });
  const plan = plannedStates(restored);
  // Applies also when the business that the site joined has the same value as the operation set.
  const skipped = subjects.filter((subject) =>
    subject === "labels"
      ? labels.message !== ""
      : plan.after[subject] === undefined &&
        !isSameState(logged.before[subject], logged.after[subject]),
  );
  const isChangedSince = skipped.some((subject) => subject !== "labels");
  const changedSince = isChangedSince ? operationTexts.changedSinceOperation : "";
  const message = joinReasons([changedSince, labels.message]);
  return { before: plan.before, after: plan.after, skipped, message };
}

/** Why fields of a site are not undone, each reason once; '' for none. */
export const joinReasons = (reasons: readonly string[]): string =>
  [...new Set(reasons.filter(Boolean))].join(". ");

/** The labels that a site gets, and why they differ from the former ones. */
function undoneLabels(
  { labels: now }: SiteFacts,
  { before, after }: Logged,
  refuseNewLabels: RefuseNewLabels,
): { value: string[]; message: string } {
  const { labels, isChangedSince } = undoLabels({
    before: namesIn(before),
    after: namesIn(after),
    now,
  });
  if (labels.length > LABEL_LIMIT.ofSite)
    return { value: [...now], message: labelTexts.tooManyOnSite(LABEL_LIMIT.ofSite) };
  const refusals = labelsWithout(labels, now).flatMap((name) => {
    const message = refuseNewLabels([name]);
    return message === undefined ? [] : [{ name, message }];
  });
  const refused = refusals.map(({ name }) => name);
  const changedSince = isChangedSince ? operationTexts.changedSinceOperation : "";
  return {
    value: labelsWithout(labels, refused),
    message: refusals[0]?.message ?? changedSince,
  };
}

/** The state before the operation; a field that was inherited gets the present value of its business. */
function stateRestored(
  { business }: SiteFacts,
  subject: OperationSubject,
  before: FieldState,
): FieldState {
  if (!isField(subject)) return before;
  if (!business) return { value: before.value, own: false };
  if (before.own || !isInherited(subject)) return before;
  return { value: inheritedContent(business.content)[subject], own: false };
}
