import { INHERITED_FIELDS, type InheritedField } from "./business-values.ts";
import { fieldFacts, fieldLabel, SITE_FIELDS } from "./content-names.ts";
import { type SiteField, siteFields } from "./site-content.ts";

type Fields = typeof siteFields;

/** The fields that an operation can change: all except those that make sense for one site only. */
export type OperationField = {
  [F in SiteField]: Fields[F] extends { notInOperations: string } ? never : F;
}[SiteField];

const isInOperations = (field: SiteField): field is OperationField =>
  fieldFacts[field].notInOperations === undefined;

export const OPERATION_FIELDS: readonly OperationField[] = SITE_FIELDS.filter(isInOperations);

/** What an operation can change of a site: its fields, its labels, and the account that it is deployed to. */
export type OperationSubject = OperationField | "labels" | "account";
export const OPERATION_SUBJECTS: readonly OperationSubject[] = [
  ...OPERATION_FIELDS,
  "labels",
  "account",
];

/** Whether a subject is a field of `site-content`. */
export const isField = (subject: OperationSubject): subject is OperationField =>
  subject !== "labels" && subject !== "account";

/** The actions on a field. */
export const OPERATION_ACTIONS = [
  "set",
  "add",
  "remove",
  "clear",
  "inherit",
  "replace",
  "prefix",
  "suffix",
] as const;
export type OperationAction = (typeof OPERATION_ACTIONS)[number];

/** Fields whose values are chosen or parsed, so that only a complete value has a meaning. */
const WHOLE_KINDS: readonly unknown[] = ["trade", "leadForm", "markup", "decimal"];

/** Whether a field is free text, which can contain template words and be changed in part. */
export function isFreeText(field: OperationField): boolean {
  const { kind } = fieldFacts[field];
  return "draft" in siteFields[field] && "blank" in siteFields[field]
    ? siteFields[field].blank === "" && !WHOLE_KINDS.includes(kind)
    : false;
}

/** Whether a site inherits a field from its business, unless it has a value of its own. */
export const isInherited = (field: OperationSubject): field is InheritedField & OperationField =>
  INHERITED_FIELDS.some((inherited) => inherited === field);

/** The actions that are possible for a subject. */
export function actionsOf(field: OperationSubject): readonly OperationAction[] {
  if (field === "labels") return ["add", "remove", "set", "clear"];
  if (field === "account") return ["set"];
  if (siteFields[field].blank === false) return ["set"];
  const whole = isInherited(field)
    ? (["set", "clear", "inherit"] as const)
    : (["set", "clear"] as const);
  return isFreeText(field) ? [...whole, "replace", "prefix", "suffix"] : whole;
}

/** The name of a subject where no form around it explains which one is meant. */
export function operationLabel(field: OperationSubject): string {
  if (field === "labels") return "Labels";
  return field === "account" ? "Deployment Account" : fieldLabel(field);
}
