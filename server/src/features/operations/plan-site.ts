import { inheritedContent, type InheritedContent } from "@mainstreet/contract/business-values";
import type {
  AccountChange,
  FieldChange,
  LabelsChange,
  OperationChange,
} from "@mainstreet/contract/operation-changes";
import {
  isField,
  isInherited,
  type OperationField,
  operationLabel,
  type OperationSubject,
} from "@mainstreet/contract/operation-fields";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import type { FieldState, FieldStates } from "@mainstreet/contract/operations";
import type { SiteContent } from "@mainstreet/contract/site-content";
import { isDeepStrictEqual } from "node:util";
import { saveInBusiness } from "../businesses/join-business.ts";
import { siteContentOf } from "../campaigns/site-columns.ts";
import { accountRefusal, accountValue, choiceValue, movesDomain } from "./account-values.ts";
import { changeFields } from "./change-fields.ts";
import { applyLabelChanges } from "./change-labels.ts";
import type { SiteFacts } from "./site-facts.ts";
import type { SiteToChange } from "./site-rows.ts";

/** What an operation does with a site: the subjects that change, before and after. */
export type PlannedSiteChange = {
  status: "changed" | "unchanged" | "refused";
  message: string;
  before: FieldStates;
  after: FieldStates;
};

/** A field of a site as it is. */
function fieldState(row: SiteToChange, content: SiteContent, field: OperationField): FieldState {
  return { value: content[field], own: row.ownFields.some((own) => own === field) };
}

/**
 * Whether changes wait until another operation has published their sites: labels are on no page, so changes of labels alone do not wait.
 */
export const areOnPages = (changes: readonly OperationChange[]): boolean =>
  changes.some(({ field }) => field !== "labels");

/** The present state of one subject of a site. */
export function subjectState(
  site: SiteFacts,
  content: SiteContent,
  subject: OperationSubject,
): FieldState {
  if (subject === "labels") return { value: [...site.labels], own: false };
  if (subject === "account") return { value: accountValue(site.row), own: false };
  return fieldState(site.row, content, subject);
}

export const isSameState = (one: FieldState | undefined, other: FieldState | undefined): boolean =>
  isDeepStrictEqual(one?.value, other?.value) && one?.own === other?.own;

/** Plans the result of changes for a site. A field of its business that is set becomes the site's own, as in its form. */
export function planSite(site: SiteFacts, changes: readonly OperationChange[]): PlannedSiteChange {
  const before = siteContentOf(site.row);
  const given = site.business && inheritedContent(site.business.content);
  const changed = changeFields(before, changes.filter(isFieldChange), given);
  if ("refusal" in changed) return refused(changed.refusal);
  const named = applyLabelChanges(site.labels, changes.filter(isLabelsChange));
  if ("refusal" in named) return refused(named.refusal);
  const account = changes.findLast(isAccountChange)?.value;
  const value = account === undefined ? accountValue(site.row) : choiceValue(account);
  const refusal = accountRefusal(site, value);
  if (refusal !== undefined) return refused(refusal);
  const after: Record<"labels" | "account", FieldState> = {
    labels: { value: named.labels, own: false },
    account: { value, own: false },
  };
  const subjects = [...new Set(changes.map(({ field }) => field))];
  const inheriting = changes.filter(({ action }) => action === "inherit").map(({ field }) => field);
  const plan = plannedStates(
    subjects.map((subject) => [
      subject,
      subjectState(site, before, subject),
      isField(subject)
        ? stateAfter(site, { before, after: changed.content, inheriting }, subject)
        : after[subject],
    ]),
  );
  const messages = [
    plan.after.account && movesDomain(site),
    !site.business && inheriting.length > 0 && operationTexts.noBusiness(labelsOf(inheriting)),
  ];
  return { ...plan, message: messages.filter(Boolean).join(". ") };
}

const labelsOf = (subjects: readonly OperationSubject[]): string =>
  [...new Set(subjects)].map(operationLabel).join(", ");

const isFieldChange = (change: OperationChange): change is FieldChange => isField(change.field);
const isLabelsChange = (change: OperationChange): change is LabelsChange =>
  change.field === "labels";
const isAccountChange = (change: OperationChange): change is AccountChange =>
  change.field === "account";

const refused = (message: string): PlannedSiteChange => ({
  status: "refused",
  message,
  before: {},
  after: {},
});

/** The subjects whose states before and after differ. */
export function plannedStates(
  states: readonly (readonly [OperationSubject, FieldState, FieldState])[],
): PlannedSiteChange {
  const differing = states.filter(([, before, after]) => !isSameState(before, after));
  return {
    status: differing.length > 0 ? "changed" : "unchanged",
    message: "",
    before: Object.fromEntries(differing.map(([field, before]) => [field, before])),
    after: Object.fromEntries(differing.map(([field, , after]) => [field, after])),
  };
}

type Contents = {
  before: SiteContent;
  after: SiteContent;
  /** Fields that inherit the business's value, so that an equal value no longer counts as the site's own. */
  inheriting: readonly OperationSubject[];
};

function stateAfter(
  { row, business }: SiteFacts,
  { before, after, inheriting }: Contents,
  field: OperationField,
): FieldState {
  // A field that a change leaves as it was is still inherited from the business.
  if (after[field] === before[field] && !inheriting.includes(field))
    return fieldState(row, before, field);
  if (!business || !isInherited(field)) return { value: after[field], own: false };
  const given: Partial<InheritedContent> = { [field]: after[field] };
  const { ownFields, ...saved } = saveInBusiness(row, { business, given });
  return { value: saved[field] ?? after[field], own: ownFields.includes(field) };
}
