import {
  INHERITED_FIELDS,
  type InheritedContent,
  type InheritedField,
} from "@mainstreet/contract/business-values";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import type { OperationField } from "@mainstreet/contract/operation-fields";
import type { FieldState, FieldStates } from "@mainstreet/contract/operations";
import type { SiteContent } from "@mainstreet/contract/site-content";
import { saveInBusiness } from "../businesses/join-business.ts";
import type { NamedBusiness } from "../businesses/queries.ts";
import { contentOf } from "../campaigns/site-columns.ts";
import { changeFields } from "./change-fields.ts";
import type { SiteRow } from "./site-rows.ts";

/** What an operation does with a site: the fields that change, before and after. */
export type PlannedSite = {
  status: "changed" | "unchanged" | "refused";
  message: string;
  before: FieldStates;
  after: FieldStates;
};

/** A site with the business that it belongs to. */
export type SiteInBusiness = { row: SiteRow; business: NamedBusiness | undefined };

const isInherited = (field: string): field is InheritedField =>
  INHERITED_FIELDS.some((inherited) => inherited === field);

/** A field of a site as it is. */
export function stateOf(row: SiteRow, content: SiteContent, field: OperationField): FieldState {
  return { value: content[field], own: row.ownFields.some((own) => own === field) };
}

export const isSameState = (one: FieldState | undefined, other: FieldState | undefined): boolean =>
  one?.value === other?.value && one?.own === other?.own;

/** Works out what changes make of a site. A field of its business that is set becomes its own, as in its form. */
export function planSite(
  { row, business }: SiteInBusiness,
  changes: readonly OperationChange[],
): PlannedSite {
  const before = contentOf(row);
  const changed = changeFields(before, changes);
  if ("refusal" in changed)
    return { status: "refused", message: changed.refusal, before: {}, after: {} };
  const fields = [...new Set(changes.map(({ field }) => field))].filter(
    (field) => changed.content[field] !== before[field],
  );
  return plannedStates(
    fields.map((field) => [
      field,
      stateOf(row, before, field),
      stateAfter({ row, business }, changed.content, field),
    ]),
  );
}

/** Of fields with their states before and after, those that differ. */
export function plannedStates(
  states: readonly (readonly [OperationField, FieldState, FieldState])[],
): PlannedSite {
  const differing = states.filter(([, before, after]) => !isSameState(before, after));
  return {
    status: differing.length > 0 ? "changed" : "unchanged",
    message: "",
    before: Object.fromEntries(differing.map(([field, before]) => [field, before])),
    after: Object.fromEntries(differing.map(([field, , after]) => [field, after])),
  };
}

function stateAfter(
  { row, business }: SiteInBusiness,
  content: SiteContent,
  field: OperationField,
): FieldState {
  if (!business || !isInherited(field)) return { value: content[field], own: false };
  const given: Partial<InheritedContent> = { [field]: content[field] };
  const { ownFields, ...saved } = saveInBusiness(row, { business, given });
  return { value: saved[field] ?? content[field], own: ownFields.includes(field) };
}
