import type { ListedCampaign } from "./campaign-lists.ts";
import { fieldFacts, namedFields, valueAt } from "./content-names.ts";
import type { SiteField } from "./site-content.ts";

/** Columns that are not fields of a site's content, in their default order. */
const OTHER_COLUMNS = {
  status: "Status",
  business: "Business",
  labels: "Labels",
  leads: "Leads (30 days)",
  url: "URL",
  host: "Host",
  reason: "Why it failed",
  type: "Kind",
  updated: "Updated",
  created: "Created",
  deployed: "Last deployed",
} as const;
export type OtherColumn = keyof typeof OTHER_COLUMNS;
/** A column in the address of a list. The column with the name of the site is always shown and has no entry here. */
export type ListColumn = OtherColumn | SiteField;

/** The fields of a campaign in a list, with their paths in it: all except those of `indexing`, which only its own page shows. */
const FIELD_PATHS: readonly (readonly [SiteField, string])[] = namedFields("edit").filter(
  ([, path]) => /^(?:(?:main|company|content|design)\.|[^.]+$)/.test(path),
);
const paths = new Map<string, string>(FIELD_PATHS);

const isOther = (name: string): name is OtherColumn => Object.hasOwn(OTHER_COLUMNS, name);
const others: readonly OtherColumn[] = Object.keys(OTHER_COLUMNS).filter(isOther);

/** All columns that the table of a list can have, the default ones among the first. */
export const LIST_COLUMNS: readonly ListColumn[] = [
  ...others,
  ...FIELD_PATHS.map(([field]) => field),
];

/** The columns of a table until the user chooses. */
export const USUAL_COLUMNS: readonly ListColumn[] = [
  "status",
  "business",
  "city",
  "state",
  "phone",
  "labels",
  "leads",
  "updated",
];

/** The columns in a list of names separated by commas, each once and in that order; unknown names are left out. */
export function columnsFrom(names: string | undefined): readonly ListColumn[] {
  if (names === undefined) return USUAL_COLUMNS;
  const known = new Set(names.split(",").map((name) => name.trim()));
  return [...known].flatMap((name) => LIST_COLUMNS.filter((column) => column === name));
}

/** The heading of a column. Company and site have fields with the same name, so a company's field is named with its owner. */
export function columnHeading(column: ListColumn): string {
  if (isOther(column)) return OTHER_COLUMNS[column];
  const { label } = fieldFacts[column];
  return column.startsWith("company") && !label.startsWith("Company") ? `Company ${label}` : label;
}

/** The value of a field in a campaign of a list, as text. */
export function fieldIn(campaign: ListedCampaign, field: SiteField): string {
  const value = valueAt(campaign, paths.get(field) ?? "");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Whether a column shows a field of the site's content. */
export const isFieldColumn = (column: ListColumn): column is SiteField => !isOther(column);
