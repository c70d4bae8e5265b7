import { z } from "zod";

/** The forms in which a site's content is typed; each has an endpoint of its own (spec §3). */
export type FormName = "edit" | "single" | "multi" | "bulk";

/** Parts of the edit form, in their order. */
export const EDIT_SECTIONS = {
  basic: "Basic Information",
  seo: "SEO Information",
  company: "Company Information",
  location: "Location Information",
  cta: "Call to Action",
  form: "Contact Form",
};

/** The kind of a field's input, where it is not one line of plain text. */
export type FieldKind =
  | "lines"
  | "markup"
  | "zip"
  | "phone"
  | "email"
  | "url"
  | "decimal"
  | "trade"
  | "leadForm";

/** The properties of a field except its validation rules. */
export type Field = {
  /** The label of its input. */
  label: string;
  /** The member of each endpoint's body that holds it, as a path; a form without an entry does not send it. */
  names: Partial<Record<FormName, string>>;
  /** The forms that show an input for it. */
  forms: readonly FormName[];
  /** No site is created without a value. */
  isNeeded?: boolean;
  /** Where the edit form shows it. */
  section?: keyof typeof EDIT_SECTIONS;
  kind?: FieldKind;
  /** Its column in a bulk file, and other names that files use for it. */
  column?: { name: string; aliases: readonly string[] };
  /** False where no published page shows it: then a change of it does not need a deployment. */
  changesPage?: boolean;
  /** Why an operation on many sites cannot change it; absent where it can. */
  notInOperations?: string;
};

type TextSchema = z.ZodType<string, string>;

/** A text that may be empty. `typed` is the rule for an unfinished form, `saved` the rule for what is stored, if it differs. */
export function optionalText<const F extends Field & { typed: TextSchema; saved?: TextSchema }>(
  field: F,
) {
  const { typed, saved = typed, ...facts } = field;
  return { ...facts, ...textSchemas(typed, saved), created: saved.default("") };
}

/** A text without which no site is created. */
export function neededText<const F extends Field & { typed: TextSchema; saved: TextSchema }>(
  field: F,
) {
  const { typed, saved, ...facts } = field;
  return { ...facts, ...textSchemas(typed, saved), created: saved, isNeeded: true };
}

const textSchemas = (typed: TextSchema, saved: TextSchema) => ({
  saved,
  draft: typed.default(""),
  // A process of the previous version responds without the fields that this version adds.
  response: z.string().prefault(""),
  blank: "",
});

/** Degrees from `-limit` to `limit`, or null. */
export function coordinate<const F extends Field>(limit: number, message: string, field: F) {
  const saved = z.number().min(-limit, message).max(limit, message).nullable();
  const blank: number | null = null;
  return { ...field, kind: "decimal" as const, saved, response: z.number().nullable(), blank };
}

/** The name of a theme or a palette; '' leaves the choice to the site key. */
export function designName<const F extends Field>(unknownName: string, field: F) {
  const saved = z.string(`${field.label} must be text`).regex(/^[a-z-]{0,40}$/, unknownName);
  return { ...field, saved, response: saved, blank: "" };
}

/** A switch that is off at first. */
export function flag<const F extends Field>(field: F) {
  const saved = z.boolean();
  return { ...field, saved, draft: saved.default(false), response: saved, blank: false };
}
