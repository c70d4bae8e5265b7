import { BODY_LIMIT, IMPORT_LIMIT, siteFileTexts } from "@mainstreet/contract/site-file-texts";
import { columnOf } from "@mainstreet/contract/site-file";
import { textOfCell } from "@mainstreet/contract/spreadsheet-text";
import { texts } from "@mainstreet/contract/texts";
import { parseRawTable } from "../../lib/parse-table.ts";

/** The part of a file that is checked: its cells exactly as in the file. */
export type SitesFile = { file: string; columns: string[]; rows: string[][] };

/** Longer than any field may be, so that a cell that is cut here is refused all the same. */
const MAX_CELL = 6_000;
const MAX_NAME = 200;

const PROBLEMS = {
  emptyFile: texts.bulk.emptyFile,
  notText: siteFileTexts.notText,
  tooLargeFile: siteFileTexts.tooLarge,
};

const sent = (cell: string): string => cell.slice(0, MAX_CELL).toWellFormed();

const isFilled = (row: readonly string[]): boolean => row.length > 0;

/** The rows of a CSV file of sites, or its problem in words for the user. */
export function readSitesFile(name: string, bytes: Uint8Array): SitesFile | string {
  const table = parseRawTable(bytes);
  if ("problem" in table) {
    const { problem } = table;
    return problem.kind === "unclosedQuote"
      ? texts.bulk.unclosedQuote(problem.row)
      : PROBLEMS[problem.kind];
  }
  const { cells } = table;
  const [titles = [], ...lines] = cells.slice(
    cells.findIndex(isFilled),
    cells.findLastIndex(isFilled) + 1,
  );
  const isKnown = titles.map((title) => columnOf(textOfCell(title)) !== undefined);
  const known = (_: string, at: number) => isKnown[at];
  // Cells of columns that no site has are not sent; their titles come last, without a cell.
  const columns = [...titles.filter(known), ...titles.filter((_, at) => !isKnown[at])].map(sent);
  const rows = lines.map((row) => row.filter(known).map(sent));
  if (rows.length === 0) return siteFileTexts.noRows;
  if (rows.length > IMPORT_LIMIT.rows) return siteFileTexts.tooLarge;
  const read = { file: name.trim().slice(-MAX_NAME).toWellFormed() || "file.csv", columns, rows };
  const bytesOfRequest = new TextEncoder().encode(JSON.stringify(read)).length;
  return bytesOfRequest > BODY_LIMIT ? siteFileTexts.tooLarge : read;
}
