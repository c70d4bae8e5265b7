import { fieldFacts, fieldLabel, SITE_FIELDS } from "@mainstreet/contract/content-names";
import { type FileVersion, labelsMark, readVersionCell } from "@mainstreet/contract/file-version";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import { OPERATION_FIELDS, type OperationField } from "@mainstreet/contract/operation-fields";
import { isSameCell } from "@mainstreet/contract/same-cell";
import type { SiteField } from "@mainstreet/contract/site-content";
import {
  cellOfSite,
  fileColumnTitle,
  type FileColumn,
  type FiledSite,
  labelsInCell,
} from "@mainstreet/contract/site-file";
import { siteFileTexts } from "@mainstreet/contract/site-file-texts";
import type { FileProblem } from "@mainstreet/contract/site-import";
import { textOfCell } from "@mainstreet/contract/spreadsheet-text";
import { changeOfField, changeOfLabels, numberIn } from "./read-cell.ts";
import { type FileRow, quotedCell } from "./read-file.ts";

/** The changes that a row requests for its site. */
type ComparedRow = {
  /** A field that the file changes was changed on the site as well. */
  isChangedSince: boolean;
  changes: OperationChange[];
  problems: FileProblem[];
};

const isOfOperations = (field: SiteField): field is OperationField =>
  OPERATION_FIELDS.some((known) => known === field);

/** Compares a row with the present state of its site: which changes the cells request, and which of them cannot be made. */
export function compareRow(file: FileRow, site: FiledSite): ComparedRow {
  const made = readVersionCell(textOfCell(file.cells.get("version") ?? ""));
  let isChangedSince = false;
  const changes: OperationChange[] = [];
  const problems: FileProblem[] = [];
  for (const column of ["labels", ...SITE_FIELDS] as const) {
    const cell = file.cells.get(column);
    if (cell === undefined || isSame(column, { cell, site })) continue;
    if (column === "labels" && made.labels === labelsMark(namesIn(cell))) continue;
    const result = column === "labels" ? changeOfLabels(cell) : fieldChange(column, cell);
    if ("change" in result) changes.push(result.change);
    const message = "refusal" in result ? result.refusal : undefined;
    const since = wasChanged(column, { made, site }) ? siteFileTexts.changedSince : undefined;
    if (message === undefined && since === undefined) continue;
    isChangedSince ||= since !== undefined;
    problems.push({
      ...at(file, column),
      cell: quotedCell(textOfCell(cell)),
      present: quotedCell(cellOfSite(site, column)),
      message: since ?? message ?? "",
    });
  }
  return { isChangedSince, changes, problems };
}

type Since = { made: FileVersion; site: FiledSite };

/** Labels have a mark of their own, which older files lack. */
const wasChanged = (column: FileColumn, { made, site }: Since): boolean =>
  column === "labels" && made.labels !== undefined
    ? made.labels !== labelsMark(namesIn(cellOfSite(site, "labels")))
    : made.version !== site.version;

const namesIn = (cell: string): string[] => labelsInCell(textOfCell(cell));

function fieldChange(field: SiteField, cell: string) {
  if (isOfOperations(field)) return changeOfField(field, cell);
  const reason = fieldFacts[field].notInOperations ?? "";
  return { refusal: siteFileTexts.notByFile(fieldLabel(field), reason) };
}

/** The row and the column of a problem. */
const at = ({ row }: FileRow, column: FileColumn) => ({ row, column: fileColumnTitle(column) });

type Cell = { cell: string; site: FiledSite };

/** A value that a cell can hold in several spellings is compared as a value. */
function isSame(column: FileColumn, { cell, site }: Cell): boolean {
  if (isSameCell(cell, cellOfSite(site, column))) return true;
  if (column === "id" || column === "version") return false;
  if (column === "labels") return labelsMark(namesIn(cell)) === labelsMark(site.labels);
  const value = site.content[column];
  if (typeof value === "number") return numberIn(textOfCell(cell)) === value;
  if (typeof value !== "boolean" || !isOfOperations(column)) return false;
  const read = changeOfField(column, cell);
  return "change" in read && "value" in read.change && read.change.value === value;
}
