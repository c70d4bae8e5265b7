/** Only consonants: a spreadsheet turns "12-may" into a date and "12-1e5" into a number. */
const LETTERS = "bcdfghjkmnpqrstv";
const CELL = /^(\d+)(?:-([a-z]+))?$/;

/** The content of the cell `version` of a file; `labels` is undefined in files from before the mark existed. */
export type FileVersion = { version: number | undefined; labels: string | undefined };

/** A mark of the labels of a site, equal for the same names in any order and case. */
export function labelsMark(names: readonly string[]): string {
  const text = JSON.stringify(names.map((name) => name.toLowerCase()).toSorted());
  // FNV-1a: labels do not increase the version of a site, so the file itself records whether they have changed.
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return Array.from({ length: 8 }, (_, at) => LETTERS[(hash >>> (4 * at)) & 15]).join("");
}

/** The cell of a site: its version, and a mark of its labels. */
export const versionCell = (version: number, labels: readonly string[]): string =>
  `${version}-${labelsMark(labels)}`;

/** Reads a cell `version`. */
export function readVersionCell(cell: string): FileVersion {
  const [, version, labels] = CELL.exec(cell.trim().toLowerCase()) ?? [];
  return { version: version === undefined ? undefined : Number(version), labels };
}
