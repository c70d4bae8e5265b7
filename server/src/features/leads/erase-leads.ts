import { leadTexts } from "@mainstreet/contract/lead-texts";
import { isPersonsPhone, type LeadFields } from "@mainstreet/contract/leads";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Sealer } from "../../platform/secrets/secrets.ts";
import type { LeadId } from "./read-lead.ts";
import { openFields } from "./sealed-fields.ts";
import { leads } from "./tables.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";

/** Deletes a lead with its trail. A message about it that still waits is not sent. Throws 404. */
export async function deleteLead(tx: Db, { userId, leadId }: LeadId): Promise<{ success: true }> {
  const gone = await tx
    .delete(leads)
    .where(and(eq(leads.userId, userId), eq(leads.id, leadId), eq(leads.isCanary, false)))
    .returning({ id: leads.id });
  if (gone.length === 0) throw notFound(leadTexts.notFound);
  return { success: true };
}

const BATCH = 500;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

export type LeadSender = { userId: string; phone: string; email: string };

/**
 * Deletes everything that one person has sent to the sites of an account. What they typed is sealed, so each lead is decrypted and
 * compared.
 */
export async function erasePerson(
  tx: Db,
  sealer: Sealer,
  { userId, ...person }: LeadSender,
): Promise<{ erased: number }> {
  const isTheirs = (row: typeof leads.$inferSelect) => isOfPerson(openFields(sealer, row), person);
  let erased = 0;
  for (let after = FIRST_ID; ;) {
    const rows = await tx
      .select()
      .from(leads)
      .where(and(eq(leads.userId, userId), gt(leads.id, after)))
      .orderBy(asc(leads.id))
      .limit(BATCH);
    const ids = rows.filter(isTheirs).map(({ id }) => id);
    if (ids.length > 0)
      await tx.delete(leads).where(and(eq(leads.userId, userId), inArray(leads.id, ids)));
    erased += ids.length;
    const last = rows.at(-1)?.id;
    if (last === undefined || rows.length < BATCH) break;
    after = last;
  }
  await recordEvent(tx, { userId, kind: "person-erased" });
  return { erased };
}

/** Whether it was sent with the phone number or the email address of a person. */
export function isOfPerson(
  sent: Pick<LeadFields, "phone" | "email">,
  { phone, email }: Omit<LeadSender, "userId">,
): boolean {
  const hasPhone = isPersonsPhone(phone) && isSamePhone(sent.phone, phone);
  return hasPhone || (email !== "" && sent.email.toLowerCase() === email.toLowerCase());
}

const EXTENSION = /(?:x|ext\.?|extension|#)\s*\d+\s*$/i;
const LOCAL_DIGITS = 7;

/** The last ten digits of a number, without an extension: the same with or without the country code. */
const digitsOf = (phone: string): string =>
  phone.replace(EXTENSION, "").replace(/\D/g, "").slice(-10);

/** Equal also if the lead has the number without its area code; but a search without an area code does not match a number with one. */
function isSamePhone(sent: string, named: string): boolean {
  const [found, wanted] = [digitsOf(sent), digitsOf(named)];
  return found === wanted || (found.length >= LOCAL_DIGITS && wanted.endsWith(found));
}
