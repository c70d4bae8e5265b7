import { textOfCell } from "@mainstreet/contract/spreadsheet-text";
import Papa from "papaparse";

/** The most bytes of a file that is read. */
const MAX_BYTES = 10 * 1024 * 1024;
const DELIMITERS = [",", "\t", ";", "|"];

/** The problem of a file. */
type TableProblem =
  | { kind: "emptyFile" | "notText" | "tooLargeFile" }
  /** `row` is the number of that row, from 1. */
  | { kind: "unclosedQuote"; row: number };

/** The rows of a file, or its problem. */
export type ParsedTable = { cells: string[][] } | { problem: TableProblem };

/** Reads the bytes of a CSV or TSV file: UTF-8, UTF-16 with its mark, or else Windows-1252, as old spreadsheets write it. */
export function parseTable(bytes: Uint8Array): ParsedTable {
  const table = parseRawTable(bytes);
  if ("problem" in table) return table;
  const rows = table.cells.filter((row) => row.length > 0);
  return { cells: rows.map((row) => row.map(textOfCell)) };
}

/**
 * The rows exactly as in the file: an apostrophe that protects a cell in spreadsheets is not removed, and a blank line is a
 * row without cells.
 */
export function parseRawTable(bytes: Uint8Array): ParsedTable {
  if (bytes.length > MAX_BYTES) return { problem: { kind: "tooLargeFile" } };
  const text = textOf(bytes);
  return text === undefined ? { problem: { kind: "notText" } } : parseTableText(text);
}

/**
 * Reads rows (RFC 4180; separated by commas, tabs, semicolons or bars, whichever fits best). Cells are trimmed; a row
 * without any text is empty.
 */
function parseTableText(text: string): ParsedTable {
  // Blank lines would count when the delimiter is guessed.
  const { meta } = Papa.parse<string[]>(text, {
    delimitersToGuess: DELIMITERS,
    skipEmptyLines: "greedy",
    preview: 10,
  });
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: meta.delimiter,
    transform: (cell: string) => cell.trim(),
  });
  const broken = errors.find(({ type }) => type === "Quotes");
  if (broken !== undefined)
    return { problem: { kind: "unclosedQuote", row: (broken.row ?? 0) + 1 } };
  const cells = data.map((row) => (row.every((cell) => cell === "") ? [] : row));
  return cells.every((row) => row.length === 0) ? { problem: { kind: "emptyFile" } } : { cells };
}

function textOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  // Workbooks are archives; no text contains a zero byte.
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
