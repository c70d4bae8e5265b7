/** What a spreadsheet would run as a formula, or takes for the end of the cell. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. Numbers stand as they are; a text
 * that a spreadsheet would take for a formula gets an apostrophe before it (OWASP, CSV injection).
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
