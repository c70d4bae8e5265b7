import { BYTE_ORDER_MARK, spreadsheetLines } from "@mainstreet/contract/csv";
import type { LeadFilters } from "@mainstreet/contract/leads";
import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { restAfterTimeSlices } from "../../platform/time-slices.ts";
import { businesses } from "../businesses/tables.ts";
import { isOfPerson, type LeadSender } from "./erase-leads.ts";
import { type LeadOfRow, presentLead, readLeadRows } from "./list-leads.ts";

/** How many leads are in memory at a time, however long the file is. */
const PAGE = 500;

type Known = { business: string; isAsked: boolean };
type Cell = (lead: LeadOfRow, known: Known) => string | number;

/** The columns by their titles. The last one is never blank: Excel leaves blank cells at the end of a row out. */
const COLUMNS: Readonly<Record<string, Cell>> = {
  Received: ({ receivedAt }) => receivedAt,
  State: ({ state }) => state,
  Amount: ({ amount }) => (amount === null ? "" : amount / 100),
  "Why lost": ({ lostReason }) => lostReason,
  "Why junk": ({ junkReason }) => junkReason,
  Name: ({ name }) => name,
  Phone: ({ phone }) => phone,
  Email: ({ email }) => email,
  Topic: ({ topic }) => topic,
  ZIP: ({ zip }) => zip,
  Message: ({ message }) => message,
  "May be called": ({ hasConsent }, { isAsked }) =>
    isAsked ? (hasConsent ? "yes" : "no") : "not asked",
  Site: ({ label }) => label,
  City: ({ city }) => city,
  Region: ({ region }) => region,
  Business: (_lead, { business }) => business,
  Answered: ({ answeredAt }) => answeredAt ?? "",
  id: ({ id }) => id,
};

/** The lines of a file with what a filter finds. A page is read only when the one before it has been sent. */
export async function* leadLines(deps: Opening, filters: Filters): AsyncGenerator<string> {
  yield* titleLine();
  yield* rowLines(deps, filters, () => true);
}

/** The lines of a file with everything that one person has sent. Leads in the junk folder come last. */
export async function* linesOfPerson(
  deps: Opening,
  { userId, ...person }: LeadSender,
): AsyncGenerator<string> {
  yield* titleLine();
  for (const state of [undefined, "junk"] as const)
    yield* rowLines(deps, { userId, ...ALL, state }, (lead) => isOfPerson(lead, person));
}

type Opening = Pick<Deps, "db" | "sealer">;
type Filters = LeadFilters & { userId: string };

const ALL = {
  campaignId: undefined,
  businessId: undefined,
  labelId: undefined,
  from: undefined,
  to: undefined,
  timeZone: undefined,
};

function* titleLine(): Generator<string> {
  yield BYTE_ORDER_MARK + spreadsheetLines([Object.keys(COLUMNS)]);
}

async function* rowLines(
  { db, sealer }: Opening,
  { userId, ...filters }: Filters,
  isWanted: (lead: LeadOfRow) => boolean,
): AsyncGenerator<string> {
  const rest = restAfterTimeSlices();
  const nameOf = await asTenant(db, userId, (tx) => readNames(tx, userId));
  for (let cursor: string | undefined, hasMore = true; hasMore;) {
    const page = { userId, ...filters, cursor, limit: PAGE };
    const rows = await asTenant(db, userId, (tx) => readLeadRows(tx, page));
    const since = performance.now();
    const lines = rows.flatMap(({ lead, label, isAsked }) => {
      const shown = presentLead(sealer, lead, label);
      if (!isWanted(shown)) return [];
      const known = { business: nameOf(shown.businessId), isAsked };
      return [Object.values(COLUMNS).map((cell) => cell(shown, known))];
    });
    const text = spreadsheetLines(lines);
    await rest(performance.now() - since);
    if (lines.length > 0) yield text;
    cursor = rows.at(-1)?.lead.id;
    hasMore = rows.length === PAGE;
  }
}

/** The names of an account's businesses, by id. */
async function readNames(tx: Db, userId: string): Promise<(id: string | null) => string> {
  const rows = await tx
    .select({ id: businesses.id, name: businesses.name })
    .from(businesses)
    .where(eq(businesses.userId, userId));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id ?? "") ?? "";
}
