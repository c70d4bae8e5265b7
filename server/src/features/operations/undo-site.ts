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
/** What the operation has recorded of a site. */
type LoggedChange = { before: FieldStates; after: FieldStates };

/**
 * Plans an undo: each field gets the state that it had before, unless it no longer has the state that the operation set. Labels are undone
 * one by one; those that would exceed the account's limit are not added again.
 */
export function undoSite(
  site: SiteFacts,
  logged: LoggedChange,
  refuseNewLabels: RefuseNewLabels,
): SiteUndo {
  const content = siteContentOf(site.row);
  const labels = undoneLabels(site, logged, refuseNewLabels);
  const subjects = OPERATION_SUBJECTS.filter((subject) => logged.after[subject] !== undefined);
  // Businesses are locked before their sites. One that the site joined in between is not locked: then no field is undone.
  const isBusinessLocked = site.row.businessId === null || site.business !== undefined;
  const restored = subjects.flatMap((subject): [OperationSubject, FieldState, FieldState][] => {
    const now = subjectState(site, content, subject);
    if (subject === "labels") return [[subject, now, { value: labels.value, own: false }]];
    const isAsApplied = isBusinessLocked && isSameState(now, logged.after[subject]);
    const before = logged.before[subject] ?? now;
    return isAsApplied ? [[subject, now, stateToRestore(site, subject, before)]] : [];
  });
  const plan = plannedStates(restored);
  // A field is skipped also when its value stays: the business that the site joined gives the value that the operation set.
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
  { before, after }: LoggedChange,
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
  const refusedNames = refusals.map(({ name }) => name);
  const changedSince = isChangedSince ? operationTexts.changedSinceOperation : "";
  return {
    value: labelsWithout(labels, refusedNames),
    message: refusals[0]?.message ?? changedSince,
  };
}

/** The state before the operation; a field that was inherited gets the present value of its business. */
function stateToRestore(
  { business }: SiteFacts,
  subject: OperationSubject,
  before: FieldState,
): FieldState {
  if (!isField(subject)) return before;
  if (!business) return { value: before.value, own: false };
  if (before.own || !isInherited(subject)) return before;
  return { value: inheritedContent(business.content)[subject], own: false };
}
