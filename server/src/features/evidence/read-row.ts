import { EVIDENCE_COLUMNS } from "@mainstreet/contract/evidence";
import { evidenceSchema } from "@mainstreet/contract/evidence-content";
import type { EvidenceContent } from "@mainstreet/contract/evidence-content";
import { evidenceTexts } from "@mainstreet/contract/evidence-texts";

type Column = (typeof EVIDENCE_COLUMNS)[number];
type Cells = Partial<Record<Column, string>>;
export type ReadRow =
  | { content: EvidenceContent; city: string; state: string; message?: undefined }
  | { message: string };

/** Names that spreadsheets have for the columns. */
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

/** One row of a CSV file as evidence, or why it is none, in the user's words. */
export function readRow(cells: Readonly<Record<string, string>>): ReadRow {
  const named: Cells = {};
  for (const [name, value] of Object.entries(cells)) {
    const column = columnOf(name);
    if (column === undefined && value.trim() !== "")
      return { message: evidenceTexts.unknownColumn(name) };
    if (column !== undefined) named[column] = value.trim();
  }
  const parsed = evidenceSchema.safeParse(contentOf(named));
  if (parsed.success)
    return { content: parsed.data, city: named.city ?? "", state: named.state ?? "" };
  const isKnown = ["job", "quote", "price", "person"].includes(kindOf(named));
  const [issue] = parsed.error.issues;
  return { message: isKnown && issue ? issue.message : evidenceTexts.kindNeeded };
}

function columnOf(name: string): Column | undefined {
  const key = name.toLowerCase().replaceAll(/[^a-z]/g, "");
  return EVIDENCE_COLUMNS.find((column) => column === key) ?? ALIASES[key];
}

const kindOf = ({ kind = "" }: Cells) => kind.toLowerCase();

/** The shape that the kind asks for; checked by the schema of evidence. */
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
