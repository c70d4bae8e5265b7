import { isHeader } from "./bulk-columns.ts";

/** Whether pasted text is rows of a spreadsheet rather than cities one a line: it has tabs, or columns with names. */
export function isTableText(text: string): boolean {
  if (text.includes("\t")) return true;
  const [first = "", second = ""] = text.split(/\r\n|\r|\n/);
  return second.trim() !== "" && isHeader(first.split(/[,;|]/).map(unquoted));
}

const unquoted = (cell: string) => cell.replace(/^\s*"|"\s*$/g, "");
