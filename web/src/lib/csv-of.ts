/** Begins a formula in a spreadsheet program, or hides the beginning of one. */
const FORMULA = /^[=+\-@\t\r]/;
/** Spreadsheet programs take a file that begins so for UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A CSV file (RFC 4180) of rows of cells, the first row being their headings. A cell that a spreadsheet program would run
 * as a formula is led by an apostrophe, which makes it text.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(cellOf).join(","));
  return `${BYTE_ORDER_MARK}${lines.join("\r\n")}\r\n`;
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
