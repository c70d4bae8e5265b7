import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import { BODY_BYTES, EVIDENCE_LIMIT } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import type { KeptFile, KeptRow } from "./kept-file.ts";
import { parseTable } from "../../lib/parse-table.ts";

/** The longest texts that are sent: they are too long for any column already, and the server accepts no longer name or cell. */
const MAX_NAME = 100;
const MAX_CELL = 1_000;
/** The bytes of the request without its rows. */
const OVERHEAD_BYTES = 1_024;

const tooLargeFile = "This file has more than 500 KB of text. Please import it in two parts.";
const { emptyFile, notText } = texts.bulk;
const PROBLEMS = { emptyFile, notText, tooLargeFile };

/** The rows of a CSV file, whose first row names the columns, or the problem of the file in words for the user. */
export function readEvidenceFile(name: string, bytes: Uint8Array): KeptFile | string {
  const parsed = parseTable(bytes);
  if ("problem" in parsed) {
    const { problem } = parsed;
    return problem.kind === "unclosedQuote"
      ? texts.bulk.unclosedQuote(problem.row)
      : PROBLEMS[problem.kind];
  }
  const [header = [], ...rows] = parsed.cells;
  const width = Math.max(header.length, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => header[at] || `Column ${at + 1}`);
  const twice = columns.find((column, at) => columns.indexOf(column) !== at);
  if (twice !== undefined) return `Two columns are called “${twice}”.`;
  if (rows.length === 0) return evidenceTexts.noRows;
  if (rows.length > EVIDENCE_LIMIT.pieces) return evidenceTexts.tooManyRows(EVIDENCE_LIMIT.pieces);
  const file = { name, columns, rows: rows.map((cells, at) => ({ line: at + 2, cells })) };
  const bytesOfRows = new TextEncoder().encode(JSON.stringify(requestRows(file))).length;
  return bytesOfRows > BODY_BYTES.idList - OVERHEAD_BYTES ? tooLargeFile : file;
}

/** The rows as they are checked, with their numbers. */
export const checkedRows = (file: KeptFile) => ({
  lines: file.rows.map(({ line }) => line),
  rows: requestRows(file),
});

/** The rows in the form of a request. */
export const requestRows = ({ columns, rows }: KeptFile): Record<string, string>[] =>
  rows.map(({ cells }) =>
    Object.fromEntries(
      columns.flatMap((column, at) => {
        const cell = cells[at] ?? "";
        return cell === "" ? [] : [[column.slice(0, MAX_NAME), cell.slice(0, MAX_CELL)]];
      }),
    ),
  );

export const cellOf = ({ columns }: KeptFile, { cells }: KeptRow, column: string): string =>
  cells[columns.indexOf(column)] ?? "";

/** The file with another text in a cell, which may be in a column that the file did not have. */
export function withCell(
  file: KeptFile,
  line: number,
  [column, text]: readonly [column: string, text: string],
): KeptFile {
  const columns = file.columns.includes(column) ? file.columns : [...file.columns, column];
  const rows = file.rows.map((row) => {
    if (row.line !== line) return row;
    const cells = columns.map((one, at) => (one === column ? text : (row.cells[at] ?? "")));
    return { line, cells };
  });
  return { ...file, columns, rows };
}

/** The file without a column. */
export function withoutColumn(file: KeptFile, column: string): KeptFile {
  const at = file.columns.indexOf(column);
  const rest = <T>(list: readonly T[]) => list.filter((_, index) => index !== at);
  return {
    ...file,
    columns: rest(file.columns),
    rows: file.rows.map(({ line, cells }) => ({ line, cells: rest(cells) })),
  };
}
