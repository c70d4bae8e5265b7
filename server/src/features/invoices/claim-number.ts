import { eq, sql } from "drizzle-orm";
import { asOwner, type Db } from "../../platform/db/database.ts";
import { documentSeries } from "./tables.ts";

type Kind = (typeof documentSeries.$inferSelect)["kind"];

/** `number` as it is printed on the document: at most 16 characters (Rule 46 b). */
export type DocumentNumber = {
  number: string;
  financialYear: string;
  sequence: number;
  issuedAt: Date;
};

const PREFIXES: Record<Kind, string> = {
  "tax-invoice": "INV",
  "bill-of-supply": "BOS",
  "credit-note": "CRN",
};
const LARGEST = 999_999;

/** Takes the next number of a series and the time of the document, inside the transaction that stores the document. */
export async function claimNumber(tx: Db, kind: Kind): Promise<DocumentNumber> {
  return asOwner(tx, async () => {
    const isKind = eq(documentSeries.kind, kind);
    const [last] = await tx.select().from(documentSeries).where(isKind).for("update");
    if (!last) throw new Error(`There is no series of ${kind}`);
    // Read after the lock and from the database's clock, so that dates increase with numbers, whichever machine issues them.
    const { rows } = await tx.execute<{ now: number }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
    );
    const now = rows[0]?.now ?? Date.now();
    // A clock that is set back across 1 April would restart the previous year, with numbers that already exist.
    const issuedAt = new Date(Math.max(now, last.lastIssuedAt?.getTime() ?? 0));
    const financialYear = financialYearOf(issuedAt);
    const sequence = last.financialYear === financialYear ? last.lastNumber + 1 : 1;
    if (sequence > LARGEST) throw new Error(`The series of ${kind} is full`);
    await tx
      .update(documentSeries)
      .set({ financialYear, lastNumber: sequence, lastIssuedAt: issuedAt })
      .where(isKind);
    const number = `${PREFIXES[kind]}/${financialYear}/${String(sequence).padStart(5, "0")}`;
    return { number, financialYear, sequence, issuedAt };
  });
}

const INDIAN_TIME_MS = 5.5 * 3_600_000;
const APRIL = 3;

/** April to March in Indian time: `26-27`. */
export function financialYearOf(time: Date): string {
  const there = new Date(time.getTime() + INDIAN_TIME_MS);
  const first = there.getUTCFullYear() - (there.getUTCMonth() < APRIL ? 1 : 0);
  return `${lastTwoDigits(first)}-${lastTwoDigits(first + 1)}`;
}

const lastTwoDigits = (year: number): string => String(year % 100).padStart(2, "0");
