import { type SiteContent, type SiteField, siteFields } from "./site-content.ts";
import type { Field, FormName } from "./site-field.ts";

type Fields = typeof siteFields;

/** The path of a field in the body of a form's endpoint. */
type NameIn<F extends SiteField, Form extends FormName> = Fields[F]["names"] extends {
  readonly [N in Form]: infer Name extends string;
}
  ? Name
  : never;

/** The fields in one group of such a body: `Group` is the path to it, "main." or "" for the body itself. */
type InGroup<
  Form extends FormName,
  Group extends string,
  ValueOf extends Record<SiteField, unknown>,
> = {
  [
    F in SiteField as NameIn<F, Form> extends `${Group}${infer Own}`
      ? Own extends `${string}.${string}`
        ? never
        : Own
      : never
  ]: ValueOf[F];
};

type Schemas<Use extends string> = {
  [F in SiteField]: Fields[F] extends { [U in Use]: infer Schema } ? Schema : never;
};

const isField = (name: string): name is SiteField => Object.hasOwn(siteFields, name);

/** The properties of the fields without their validation rules. */
export const fieldFacts: Readonly<Record<SiteField, Field>> = siteFields;

/** The name of a field where no form around it explains which one is meant. */
export function fieldLabel(field: SiteField): string {
  const { label, section } = fieldFacts[field];
  return section === "company" && field.startsWith("company") && !label.startsWith("Company")
    ? `Company ${label}`
    : label;
}

/** All fields, in the order of the list. */
export const SITE_FIELDS: readonly SiteField[] = Object.keys(siteFields).filter(isField);

/** The fields that a form sends, each with its path in the body. */
export function namedFields(form: FormName): (readonly [SiteField, string])[] {
  return SITE_FIELDS.flatMap((field) => {
    const name = fieldFacts[field].names[form];
    return name === undefined ? [] : [[field, name] as const];
  });
}

function inGroup(form: FormName, group: string, valueOf: (field: SiteField) => unknown) {
  const own = namedFields(form).flatMap(([field, name]) => {
    const member = name.slice(group.length);
    return name.startsWith(group) && !member.includes(".") ? [[member, valueOf(field)]] : [];
  });
  return Object.fromEntries(own);
}

/** The schemas of the fields in one group of a form's body, for `z.object`. */
export function shapeOf<
  Form extends FormName,
  Group extends string,
  Use extends "saved" | "created" | "response",
>(form: Form, group: Group, use: Use): InGroup<Form, Group, Schemas<Use>> {
  return inGroup(form, group, (field) => {
    const schemas: Record<string, unknown> = siteFields[field];
    return schemas[use];
  });
}

/** The values of the fields in one group of a form's body. */
export function groupOf<
  Form extends FormName,
  Group extends string,
  ValueOf extends Record<SiteField, unknown>,
>(form: Form, group: Group, values: ValueOf): InGroup<Form, Group, ValueOf> {
  return inGroup(form, group, (field) => values[field]);
}

/** The groups of the edit form's body that a campaign has in every response. */
export const editGroups = <ValueOf extends Record<SiteField, unknown>>(values: ValueOf) => ({
  main: groupOf("edit", "main.", values),
  company: {
    ...groupOf("edit", "company.", values),
    address: groupOf("edit", "company.address.", values),
  },
  content: groupOf("edit", "content.", values),
});

/** The body of a form with these values and no others. */
export function bodyFrom(form: FormName, values: Partial<Record<SiteField, unknown>>): object {
  const body = {};
  for (const [field, name] of namedFields(form)) {
    if (field in values) put(body, name.split("."), values[field]);
  }
  return body;
}

function put(group: Record<string, unknown>, [name = "", ...path]: string[], value: unknown): void {
  if (path.length === 0) {
    group[name] = value;
    return;
  }
  const inner = group[name];
  const next = isGroup(inner) ? inner : {};
  group[name] = next;
  put(next, path, value);
}

/** The values in a form's body, by field. Members that are absent from the body are absent here. */
export function contentFrom(form: FormName, body: object): Partial<SiteContent> {
  const found = namedFields(form).map(([field, name]) => [field, valueAt(body, name)]);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** The value at a path such as "company.address.city"; undefined where there is none. */
export function valueAt(body: unknown, path: string): unknown {
  return path.split(".").reduce((group, name) => (isGroup(group) ? group[name] : undefined), body);
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

type Drafts = {
  [F in SiteField as Fields[F] extends { draft: unknown } ? F : never]: Schemas<"draft">[F];
};

const drafts: unknown[][] = Object.entries(siteFields).flatMap(([field, schemas]) =>
  "draft" in schemas ? [[field, schemas.draft]] : [],
);
/** The schemas of the fields in an unfinished form, by field. */
export const draftShape: Drafts = Object.fromEntries(drafts);

/** The values of a site whose fields are all empty. */
export const BLANK_CONTENT: SiteContent = Object.fromEntries(
  SITE_FIELDS.map((field): unknown[] => [field, siteFields[field].blank]),
);

/** The member of a bulk run's site that holds a field, or names its business. */
export type BulkMember = keyof InGroup<"bulk", "", SiteContent> | "business";
type ColumnOf<F extends SiteField> = Fields[F] extends {
  column: { name: infer Name extends string };
}
  ? Lowercase<Name>
  : never;
/** A column of a bulk file, by its name in lower case. */
export type BulkColumn = { [F in SiteField]: ColumnOf<F> }[SiteField] | "business";

type Column = {
  column: BulkColumn;
  member: BulkMember;
  /** The title of the column, and the label of the field in the forms. */
  name: string;
  label: string;
  aliases: readonly string[];
};

function bulkColumns(): Column[];
function bulkColumns(): object[] {
  return namedFields("bulk").flatMap(([field, member]) => {
    const { column, label } = fieldFacts[field];
    return column ? [{ ...column, column: column.name.toLowerCase(), member, label }] : [];
  });
}

/** The name of a business of the user's, or its id. Where the account has no business it is the name of the company. */
const BUSINESS_COLUMN: Column = {
  column: "business",
  member: "business",
  name: "Business",
  label: "Business",
  aliases: ["businessid", "businessname", "client"],
};

/** The columns that a bulk file may have. */
export const BULK_COLUMNS: readonly Column[] = [...bulkColumns(), BUSINESS_COLUMN];

/** The same columns in their order in a file: a row begins with its place. */
export const BULK_FILE_COLUMNS: readonly Column[] = [
  ...BULK_COLUMNS.slice(1),
  ...BULK_COLUMNS.slice(0, 1),
];
