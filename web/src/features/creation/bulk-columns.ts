import { isPhone, phoneDigits } from "@mainstreet/contract/phone";
import { stateCode } from "@mainstreet/contract/us-states";

/** What a column of a file may hold. */
export const BULK_FIELDS = [
  "city",
  "state",
  "zip",
  "phone",
  "company",
  "email",
  "service",
] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

/** The column, from 0, that a field is read from; absent: from none. */
export type Mapping = Partial<Record<BulkField, number>>;

const NAMES: Record<BulkField, readonly string[]> = {
  city: ["city", "town", "cityname", "location", "place"],
  state: ["state", "st", "statecode", "statename", "province"],
  zip: ["zip", "zipcode", "postalcode", "postcode", "postal"],
  phone: ["phone", "phonenumber", "telephone", "tel", "mobile", "phones"],
  company: ["company", "companyname", "business", "businessname", "brand", "firm"],
  email: ["email", "emailaddress", "mail"],
  service: ["service", "servicename", "category", "trade", "keyword"],
};

const LOOKS_LIKE: readonly (readonly [BulkField, (cell: string) => boolean])[] = [
  ["email", (cell) => cell.includes("@")],
  ["zip", (cell) => /^\d{5}(-\d{4})?$/.test(cell)],
  ["phone", (cell) => isPhone(cell) && phoneDigits(cell).length >= 10],
  ["state", (cell) => stateCode(cell) !== undefined],
];
/** Rows looked at to tell what a column holds. */
const SAMPLE = 50;

const isData = (cell: string) => LOOKS_LIKE.some(([, looks]) => looks(cell));
const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
const wordsOf = (text: string) => text.toLowerCase().split(/[^a-z]+/);

/** Whether a row names its columns: a cell is such a name, whole, and no cell is data by its looks. */
export function isHeader(row: readonly string[]): boolean {
  const known = new Set(Object.values(NAMES).flat());
  return row.some((cell) => known.has(lettersOf(cell))) && !row.some(isData);
}

/** Which column holds what, by the names in the header; a column stands for one field. */
export function columnsByName(header: readonly string[]): Mapping {
  const mapping: Mapping = {};
  const matches = [
    (cell: string, names: readonly string[]) => names.includes(lettersOf(cell)),
    (cell: string, names: readonly string[]) => wordsOf(cell).some((word) => names.includes(word)),
  ];
  for (const isMatch of matches)
    for (const field of BULK_FIELDS) {
      const taken = Object.values(mapping);
      const column = header.findIndex(
        (cell, at) => !taken.includes(at) && isMatch(cell, NAMES[field]),
      );
      if (mapping[field] === undefined && column >= 0) mapping[field] = column;
    }
  return mapping;
}

/** Which column holds what, by the looks of what stands in it; the first that looks like nothing else is the city. */
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

function fieldOf(cells: readonly string[]): BulkField | undefined {
  if (cells.length === 0) return undefined;
  const isMost = (looks: (cell: string) => boolean) =>
    cells.filter(looks).length > cells.length * 0.6;
  return LOOKS_LIKE.find(([, looks]) => isMost(looks))?.[0] ?? "city";
}
