import { cellOfText, withoutFormula } from "./spreadsheet-text.ts";

type Row = readonly (string | number)[];

/** Spreadsheets read a file that begins with this mark as UTF-8. */
export const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Rows as CSV (RFC 4180) with a byte order mark. Numbers are not changed; a text that a spreadsheet would read as a formula
 * gets an apostrophe before it.
 */
export function toCsv(rows: readonly Row[]): string {
  return BYTE_ORDER_MARK + linesOf(rows, withoutFormula);
}

/**
 * Rows as lines of a CSV file that people change in a spreadsheet and import again: texts that look like numbers or dates
 * stay texts there. Without the byte order mark, so that a file can be written in pieces.
 */
export function spreadsheetLines(rows: readonly Row[]): string {
  return linesOf(rows, cellOfText);
}

const linesOf = (rows: readonly Row[], safe: (text: string) => string): string =>
  rows.map((row) => `${row.map((value) => quoted(value, safe)).join(",")}\r\n`).join("");

function quoted(value: string | number, safe: (text: string) => string): string {
  if (typeof value === "number") return String(value);
  const cell = safe(value);
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
