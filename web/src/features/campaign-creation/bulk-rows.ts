import { parseCity, parseCityLines, parsePhoneLines } from "@mainstreet/contract/bulk-lines";
import { BULK_COLUMNS } from "@mainstreet/contract/content-names";
import type { BulkColumn, BulkMember } from "@mainstreet/contract/content-names";
import { UNKNOWN_STATE } from "@mainstreet/contract/creation-runs";
import { columnsByContent, columnsByName, isHeader } from "./bulk-columns.ts";
import type { Mapping } from "./bulk-columns.ts";
import { hashText } from "./site-key.ts";

/** A file as it was read: all its rows, including the header, and how its columns are understood. */
export type Table = { name: string; cells: string[][]; hasHeader: boolean; mapping: Mapping };

/** What can be changed in a row of the preview. */
export type RowFields = Record<BulkMember, string>;

/** One site of the run. `key` identifies it however the rows around it change; `at` is its line or its row in the file, from 1. */
export type BulkRow = RowFields & { key: string; at: number };

/** Changes of rows in the preview, by the keys of the rows. */
export type Changes = {
  removed: string[];
  edits: Record<string, Partial<RowFields>>;
};

/** What all rows of a form may share, such as those of a site that was cloned. */
export const SHARED_MEMBERS = ["company", "email", "trade"] as const;
type SharedFields = Partial<Pick<RowFields, (typeof SHARED_MEMBERS)[number]>>;

/** The input from which rows are made. `seed` determines the random phones: it is chosen once, so they stay the same (decision 102). */
export type BulkSource = {
  serviceName: string;
  cities: string;
  phones: string;
  assignment: "round-robin" | "random";
  table: Table | undefined;
  shared?: SharedFields;
  seed: string;
  changes: Changes;
};

/** A file as it is understood before the user corrects that. */
export function tableOf(name: string, cells: string[][]): Table {
  const [first = []] = cells;
  const hasHeader = isHeader(first);
  return { name, cells, hasHeader, mapping: guess(cells, hasHeader) };
}

/** The same file with or without its first row as the names of its columns. */
export function withHeader({ name, cells }: Table, hasHeader: boolean): Table {
  return { name, cells, hasHeader, mapping: guess(cells, hasHeader) };
}

const guess = (cells: string[][], hasHeader: boolean): Mapping =>
  hasHeader ? columnsByName(cells[0] ?? []) : columnsByContent(cells);

/** The sites of a run as typed or read, each with its phone, without the rows that were removed. */
export function bulkRowsOf(source: BulkSource): BulkRow[] {
  const { removed, edits } = source.changes;
  const gone = new Set(removed);
  const phoneOf = phoneGiver(source);
  const rows =
    source.table === undefined
      ? typedRows(source, phoneOf)
      : tableRows(source, { table: source.table, phoneOf });
  return rows
    .filter(({ key }) => !gone.has(key))
    .map((row) => (Object.hasOwn(edits, row.key) ? { ...row, ...edits[row.key] } : row));
}

/** The phone of the row with an index and a key, chosen from the form's phones. */
type PhoneGiver = (index: number, key: string) => string;

function phoneGiver({ phones: text, assignment, seed }: BulkSource): PhoneGiver {
  const { phones } = parsePhoneLines(text);
  if (phones.length === 0) return () => "";
  return (index, key) => {
    const at = assignment === "random" ? hashText(`${seed} ${key}`) : index;
    return phones[at % phones.length] ?? "";
  };
}

/** A city that occurs twice has the same line twice: the key of the second one contains that. */
function typedRows(source: BulkSource, phoneOf: PhoneGiver): BulkRow[] {
  const { cities, serviceName: typed, shared } = source;
  const seen = new Map<string, number>();
  const serviceName = typed.trim();
  return parseCityLines(cities).map(({ line, city, state, zip }, index) => {
    const times = seen.get(line) ?? 0;
    seen.set(line, times + 1);
    const key = times === 0 ? line : `${line}\n${times}`;
    const phone = phoneOf(index, key);
    return { ...BLANK_ROW, ...shared, key, at: index + 1, serviceName, city, state, zip, phone };
  });
}

type Read = { table: Table; phoneOf: PhoneGiver };

function tableRows({ serviceName, shared }: BulkSource, { table, phoneOf }: Read): BulkRow[] {
  const { cells, hasHeader, mapping } = table;
  const first = hasHeader ? 1 : 0;
  const service = serviceName.trim();
  return cells.slice(first).map((row, index) => {
    const read = (field: BulkColumn) => row[mapping[field] ?? -1] ?? "";
    const at = index + 1 + first;
    const key = `row ${at}`;
    const given = { ...withShared(rowOf(read), shared), ...placeOf(read) };
    return {
      ...given,
      key,
      at,
      serviceName: given.serviceName || service,
      phone: given.phone || phoneOf(index, key),
    };
  });
}

function withShared(row: RowFields, shared: SharedFields = {}): RowFields {
  const blank = SHARED_MEMBERS.filter((member) => row[member] === "");
  return { ...row, ...Object.fromEntries(blank.map((member) => [member, shared[member] ?? ""])) };
}

/** The fields of a row, read from its columns. */
function rowOf(read: (column: BulkColumn) => string): RowFields {
  const cells = BULK_COLUMNS.map(({ member, column }): unknown[] => [member, read(column)]);
  return Object.fromEntries(cells);
}

export const BLANK_ROW = rowOf(() => "");

/** The place as the file has it. One column may hold both city and state. */
function placeOf(read: (field: BulkColumn) => string): Pick<RowFields, "city" | "state" | "zip"> {
  const state = read("state");
  if (state !== "") return { city: read("city"), state, zip: read("zip") };
  const place = parseCity(read("city"));
  return { ...place, zip: read("zip") || place.zip, state: place.state || UNKNOWN_STATE };
}
