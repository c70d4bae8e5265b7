import { fieldLabel, SITE_FIELDS } from "./content-names.ts";
import { versionCell } from "./file-version.ts";
import type { SiteContent, SiteField } from "./site-content.ts";

/** A column of a file of sites: the site's id, its version, its labels, and every field. */
export type FileColumn = "id" | "version" | "labels" | SiteField;

/** In the order of a file. The last field is never blank: Excel leaves blank cells at the end of a row out. */
export const FILE_COLUMNS: readonly FileColumn[] = ["id", "version", "labels", ...SITE_FIELDS];

/** The separator between the names of labels in a cell. */
const LABEL_MARK = "; ";

/** The title of a column in the first row. */
export function fileColumnTitle(column: FileColumn): string {
  if (column === "labels") return "Labels";
  return column === "id" || column === "version" ? column : fieldLabel(column);
}

const folded = (title: string): string => title.trim().toLowerCase();
const byTitle = new Map(
  FILE_COLUMNS.flatMap((column) => [
    [folded(fileColumnTitle(column)), column] as const,
    [folded(column), column] as const,
  ]),
);

/** The column with a title, in any case, or with the field's name in the API; undefined for a title that no file of sites has. */
export const columnOf = (title: string): FileColumn | undefined => byTitle.get(folded(title));

/** The values of a site that a file contains. */
export type FiledSite = {
  id: string;
  version: number;
  labels: readonly string[];
  content: SiteContent;
};

/** The content of a cell of a site, before it is made safe for spreadsheets. */
export function cellOfSite(
  { id, version, labels, content }: FiledSite,
  column: FileColumn,
): string {
  if (column === "id") return id;
  const names = labels.join(LABEL_MARK);
  // The mark is of the labels as they can be read from the file, where a name with a semicolon is two labels.
  if (column === "version") return versionCell(version, labelsInCell(names));
  return column === "labels" ? names : cellOfValue(content[column]);
}

/** The content of the cell for a field's value. */
export function cellOfValue(value: string | number | boolean | null): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "" : String(value);
}

/** The row of a site. */
export const rowOfSite = (site: FiledSite): string[] =>
  FILE_COLUMNS.map((column) => cellOfSite(site, column));

const LABEL_PARTS = /\s*;\s*/;

/** The names in a cell of labels. */
export const labelsInCell = (cell: string): string[] =>
  cell
    .trim()
    .split(LABEL_PARTS)
    .filter((name) => name !== "");
