import { BULK_FILE_COLUMNS } from "@mainstreet/contract/content-names";
import type { BulkColumn } from "@mainstreet/contract/content-names";
import { isPhone, phoneDigits } from "@mainstreet/contract/phone";
import { stateCode } from "@mainstreet/contract/us-states";

/** The column, from 0, that a field is read from; absent: from none. */
export type Mapping = Partial<Record<BulkColumn, number>>;

const LOOKS_LIKE: readonly (readonly [BulkColumn, (cell: string) => boolean])[] = [
  ["email", (cell) => cell.includes("@")],
  ["zip", (cell) => /^\d{5}(-\d{4})?$/.test(cell)],
  ["phone", (cell) => isPhone(cell) && phoneDigits(cell).length >= 10],
  ["state", (cell) => stateCode(cell) !== undefined],
];
/** How many rows are read to find out what a column holds. */
const SAMPLE = 50;

const isData = (cell: string) => LOOKS_LIKE.some(([, looks]) => looks(cell));
const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
const wordsOf = (text: string) => text.toLowerCase().split(/[^a-z]+/);

const namesOf = ({ column, aliases }: (typeof BULK_FILE_COLUMNS)[number]) => [column, ...aliases];

/** Whether a row names its columns: at least one whole cell is such a name, and no cell looks like data. */
export function isHeader(row: readonly string[]): boolean {
  const known = new Set(BULK_FILE_COLUMNS.flatMap(namesOf));
  return row.some((cell) => known.has(lettersOf(cell))) && !row.some(isData);
}

/** Finds the column of each field by the names in the header; a column is used for one field only. */
export function columnsByName(header: readonly string[]): Mapping {
  const mapping: Mapping = {};
  const matches = [
    (cell: string, names: readonly string[]) => names.includes(lettersOf(cell)),
    (cell: string, names: readonly string[]) => wordsOf(cell).some((word) => names.includes(word)),
  ];
  for (const isMatch of matches)
    for (const known of BULK_FILE_COLUMNS) {
      const field = known.column;
      const taken = Object.values(mapping);
      const column = header.findIndex(
        (cell, at) => !taken.includes(at) && isMatch(cell, namesOf(known)),
      );
      if (mapping[field] === undefined && column >= 0) mapping[field] = column;
    }
  return mapping;
}

/** Finds the column of each field by the format of its cells; the first column without a known format is the city. */
export function columnsByContent(rows: readonly (readonly string[])[]): Mapping {
  const sample = rows.slice(0, SAMPLE);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const mapping: Mapping = {};
  for (let column = 0; column < width; column++) {
    const cells = sample.map((row) => row[column] ?? "").filter((cell) => cell !== "");
    const field = fieldOf(cells);
    if (field !== undefined && mapping[field] === undefined) mapping[field] = column;
  }
  return mapping;
}

function fieldOf(cells: readonly string[]): BulkColumn | undefined {
  if (cells.length === 0) return undefined;
  const isMost = (looks: (cell: string) => boolean) =>
    cells.filter(looks).length > cells.length * 0.6;
  return LOOKS_LIKE.find(([, looks]) => isMost(looks))?.[0] ?? "city";
}
