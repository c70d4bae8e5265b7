import { EVIDENCE_COLUMNS } from "@mainstreet/contract/evidence";
import { evidenceGaps, evidencePlace, evidenceSchema } from "@mainstreet/contract/evidence-content";
import type { EvidenceContent } from "@mainstreet/contract/evidence-content";
import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import { stateCode } from "@mainstreet/contract/us-states";

type Column = (typeof EVIDENCE_COLUMNS)[number];
type Cells = Partial<Record<Column, string>>;
/** `fields`: the faults of the row, by the names of the columns as the file spells them. */
export type ReadEvidenceRow =
  | { content: EvidenceContent; city: string; state: string; fields?: undefined }
  | { fields: Readonly<Record<string, string>> };

/** Names that spreadsheets use for the columns. */
const ALIASES: Readonly<Record<string, Column>> = {
  type: "kind",
  job: "title",
  what: "title",
  quote: "text",
  price: "text",
  description: "text",
  asof: "month",
  date: "month",
  by: "customer",
  where: "source",
  allowed: "permission",
};

/** One row of a CSV file as evidence that is complete except for photos, or the faults of the row as texts for the user. */
export function readEvidenceRow(cells: Readonly<Record<string, string>>): ReadEvidenceRow {
  const named: Cells = {};
  const names = new Map<string, string>();
  const problems: Problem[] = [];
  for (const [name, value] of Object.entries(cells)) {
    const column = columnOf(name);
    if (column !== undefined) {
      named[column] = value.trim();
      names.set(column, name);
    } else if (value.trim() !== "")
      problems.push({ column: name, message: evidenceTexts.unknownColumn(name) });
  }
  const { content, problems: ofContent } = readContent(named);
  const { city = "", state = "" } = named;
  const gaps = content === undefined ? [] : gapsOf({ content, city, state });
  problems.push(...ofContent, ...placeProblems(named), ...gaps);
  if (content !== undefined && problems.length === 0) return { content, city, state };
  const fields = new Map<string, string>();
  for (const { column, message } of problems) {
    const name = names.get(column) ?? column;
    if (!fields.has(name)) fields.set(name, message);
  }
  return { fields: Object.fromEntries(fields) };
}

type Problem = { column: string; message: string };

function readContent(cells: Cells): { content?: EvidenceContent; problems: Problem[] } {
  if (!KINDS.includes(kindOf(cells)))
    return { problems: [{ column: "kind", message: evidenceTexts.kindNeeded }] };
  const { data, error } = evidenceSchema.safeParse(contentOf(cells));
  if (data) return { content: data, problems: [] };
  const problems = error.issues.map(({ path, message }) => ({
    column: columnOfField(String(path[0])),
    message,
  }));
  return { problems };
}

const KINDS = ["job", "quote", "price", "person"];

/** The name of the column for a member of the content. */
const columnOfField = (field: string) => (field === "asOf" ? "month" : field);

function placeProblems({ city = "", state = "" }: Cells): Problem[] {
  const problems = Object.entries(evidencePlace).flatMap(([column, schema]) => {
    const { error } = schema.safeParse(column === "city" ? city : state);
    return (error?.issues ?? []).map(({ message }) => ({ column, message }));
  });
  if (state !== "" && stateCode(state) === undefined)
    problems.push({ column: "state", message: evidenceTexts.unknownState(state) });
  return problems;
}

/** What the row itself lacks, apart from photos, which are added later. */
function gapsOf(read: { content: EvidenceContent; city: string; state: string }): Problem[] {
  return evidenceGaps(read)
    .filter(({ message }) => message !== evidenceTexts.storyNeeded)
    .map(({ field, message }) => ({ column: field.replace("content.", ""), message }));
}

function columnOf(name: string): Column | undefined {
  const key = name.toLowerCase().replaceAll(/[^a-z]/g, "");
  return EVIDENCE_COLUMNS.find((column) => column === key) ?? ALIASES[key];
}

const kindOf = ({ kind = "" }: Cells) => kind.toLowerCase();

/** The content in the shape that its kind requires; the schema of evidence validates it. */
function contentOf(cells: Cells): unknown {
  const {
    title = "",
    text = "",
    month = "",
    customer = "",
    source = "",
    name = "",
    role = "",
  } = cells;
  const kind = kindOf(cells);
  if (kind === "job") return { kind, title, month, text, pictures: [] };
  if (kind === "quote")
    return { kind, text, customer, source, permission: isYes(cells.permission) };
  if (kind === "price") return { kind, title, text, asOf: month };
  if (kind === "person") return { kind, name, role, text, picture: null };
  return {};
}

const isYes = (text = "") => /^(?:yes|y|true|1|x)$/i.test(text);
