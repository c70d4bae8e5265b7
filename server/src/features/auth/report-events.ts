import { parseArgs } from "node:util";
import { toCsv } from "@mainstreet/contract/csv";
import { securityEventLabels } from "@mainstreet/contract/security-events";
import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { securityEvents } from "../../platform/security-events/security-events-table.ts";
import { emailKey } from "../credits/email-key.ts";

/** How many of the newest events one report contains. */
const MOST = 10_000;
const HEADS = ["Date", "User", "Kind", "About", "By", "Address", "Request", "Device"];

/**
 * The events for the operator, oldest first: of one account or of all, of one kind or of all, since a day (UTC), as lines or as CSV.
 * Undefined when the words are not valid filters.
 */
export async function reportEvents(db: Db, words: string[]): Promise<string | undefined> {
  const filters = readWords(words);
  if (!filters) return undefined;
  const { email, kind, since, isCsv } = filters;
  const rows = await db
    .select({ event: securityEvents })
    .from(securityEvents)
    .innerJoin(users, eq(users.id, securityEvents.userId))
    .where(
      and(
        email === undefined ? undefined : eq(users.emailKey, emailKey(email)),
        kind === undefined ? undefined : sql`${securityEvents.kind} = ${kind}`,
        since && gte(securityEvents.createdAt, since),
      ),
    )
    .orderBy(desc(securityEvents.sequence))
    .limit(MOST);
  const cells = rows.toReversed().map(({ event }) => cellsOf(event));
  if (isCsv) return toCsv([HEADS, ...cells]);
  const cut = rows.length === MOST ? ` Only the newest are shown: name a day with --since.` : "";
  return `${cells.map((row) => `${row.join("  ")}\n`).join("")}${rows.length} events.${cut}\n`;
}

function cellsOf(event: typeof securityEvents.$inferSelect): string[] {
  const { createdAt, userId, kind, subject, actor, address, requestId, userAgent } = event;
  return [
    createdAt.toISOString(),
    userId,
    kind,
    subject,
    actor,
    address,
    requestId ?? "",
    userAgent,
  ].map(plain);
}

/** Replaces control characters that a browser may have sent: they could move the cursor of a terminal, or start a forged line. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}/gu, " ");

const OPTIONS = {
  kind: { type: "string" },
  since: { type: "string" },
  csv: { type: "boolean", default: false },
} as const;

function readWords(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
  });
  const { kind, since, csv } = values;
  const isKind = kind === undefined || (typeof kind === "string" && kind in securityEventLabels);
  const day = typeof since === "string" ? new Date(since) : undefined;
  const isDay = since === undefined || (day !== undefined && !Number.isNaN(day.getTime()));
  const isKnown = Object.keys(values).every((name) => name in OPTIONS);
  if (!isKind || !isDay || !isKnown || positionals.length > 1) return undefined;
  const [email] = positionals;
  return { email, since: day, isCsv: csv === true, ...(typeof kind === "string" && { kind }) };
}
