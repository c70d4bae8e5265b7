import { columnOf, fileColumnTitle, type FileColumn } from "@mainstreet/contract/site-file";
import { siteFileTexts } from "@mainstreet/contract/site-file-texts";
import type { FileProblem, SiteImportInput } from "@mainstreet/contract/site-import";
import { textOfCell } from "@mainstreet/contract/spreadsheet-text";
import { z } from "zod";
import { invalidField } from "../../errors.ts";

/** A row of a file with the cells of its known columns; a row that is too short has no cell for the last columns. */
export type FileRow = { row: number; id: string; cells: ReadonlyMap<FileColumn, string> };

/** The rows of a file by the id of their site, and the problems of what cannot be used. */
type ReadFile = {
  rows: ReadonlyMap<string, FileRow>;
  /** Rows with cells. */
  count: number;
  unknownColumns: string[];
  problems: FileProblem[];
};

/** The row number of the titles in the spreadsheet. */
const FIRST_ROW = 2;
const NEEDED = ["id", "version"] as const;
const MAX_QUOTE = 300;
const isId = (id: string): boolean => z.uuid().safeParse(id).success;

/**
 * Finds the columns and the rows of a file. Throws 400 for a file without the column that identifies sites, and for a column that occurs
 * twice.
 */
export function readSiteFile({
  columns,
  rows,
}: Pick<SiteImportInput, "columns" | "rows">): ReadFile {
  const known = columns.map((title) => columnOf(textOfCell(title.trim())));
  assertColumns(known);
  const unknownColumns = columns
    .filter((title, at) => known[at] === undefined && title.trim() !== "")
    .map(quotedCell);
  const read = rows
    .map((cells, at) => readRow(cells, { known, row: at + FIRST_ROW }))
    .filter((_, at) => rows[at]?.length !== 0);
  const byId = Map.groupBy(read, ({ id }) => id);
  const problems = read.flatMap((row) => {
    if (!isId(row.id)) return [problemOfRow(row, siteFileTexts.unknownSite)];
    const isTwice = (byId.get(row.id)?.length ?? 0) > 1;
    return isTwice ? [problemOfRow(row, siteFileTexts.rowTwice)] : [];
  });
  const usable = read.filter(({ id }) => isId(id) && byId.get(id)?.length === 1);
  const byUsableId = new Map(usable.map((row) => [row.id, row]));
  return { rows: byUsableId, count: read.length, unknownColumns, problems };
}

function assertColumns(known: readonly (FileColumn | undefined)[]): void {
  for (const needed of NEEDED)
    if (!known.includes(needed))
      throw invalidField("columns", siteFileTexts.noColumn(fileColumnTitle(needed)));
  const twice = known.find((column, at) => column !== undefined && known.indexOf(column) !== at);
  if (twice !== undefined)
    throw invalidField("columns", siteFileTexts.columnTwice(fileColumnTitle(twice)));
}

type Reading = { known: readonly (FileColumn | undefined)[]; row: number };

function readRow(cells: readonly string[], { known, row }: Reading): FileRow {
  const found = known.flatMap((column, at) => {
    const cell = cells[at];
    return column === undefined || cell === undefined ? [] : [[column, cell.trim()] as const];
  });
  const byColumn = new Map<FileColumn, string>(found);
  const id = textOfCell(byColumn.get("id") ?? "").toLowerCase();
  return { row, id, cells: byColumn };
}

/** The problem of a row that is not used at all. */
export const problemOfRow = ({ row, id }: FileRow, message: string): FileProblem => ({
  row,
  column: "",
  cell: quotedCell(id),
  present: "",
  message,
});

/** A cell as a response quotes it: short enough to be read, and only with characters that the database can store. */
export const quotedCell = (cell: string): string =>
  cell.slice(0, MAX_QUOTE).replaceAll("\0", "").toWellFormed();
