import { and, eq, isNull, sql } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { users } from "../../platform/db/users-table.ts";
import { queueMail } from "../../platform/outbox/queue-mail.ts";
import type { FormRow } from "../leads/receive-lead.ts";
import { leadForms } from "../leads/tables.ts";
import { formIncidents } from "./tables.ts";
import type { Failed, TrialOutcome } from "./try-form.ts";

/** A single failure may be due to a deployment or a short network fault, so an incident needs two failures in a row. */
const FAILURES_OF_INCIDENT = 2;
/** Delay before the mail is sent, so that many forms that break at once are named in one mail. */
const MAIL_AFTER_MS = 10 * 60_000;

/** A working form is tried again at the same time on the next day; a failing one earlier. */
const NEXT_DAY = sql`now() + interval '1 day'`;
const SOON = sql`now() + interval '10 minutes'`;
const NEXT_HOUR = sql`now() + interval '1 hour'`;

/**
 * Saves what a trial found: opens the incident of a form that failed twice in a row, and ends it when the form works. If the due time
 * has changed, the form was published in the meantime, and the outcome does not apply to it.
 */
export async function noteOutcome(db: Db, form: FormRow, outcome: TrialOutcome): Promise<void> {
  await asTenant(db, form.userId, async (tx) => {
    const failures = typeof outcome === "object" ? form.trialFailures + 1 : 0;
    const isKnown = failures >= FAILURES_OF_INCIDENT;
    const trialDueAt = failures === 0 ? NEXT_DAY : isKnown ? NEXT_HOUR : SOON;
    const [kept] = await tx
      .update(leadForms)
      .set({ trialFailures: failures, trialDueAt })
      .where(
        and(
          eq(leadForms.userId, form.userId),
          eq(leadForms.token, form.token),
          eq(leadForms.trialDueAt, form.trialDueAt),
        ),
      )
      .returning();
    if (!kept) return;
    if (typeof outcome !== "object") await endIncident(tx, form);
    else if (isKnown) await noteIncident(tx, form, outcome);
  });
}

const isOpen = ({ userId, token }: FormRow) =>
  and(
    eq(formIncidents.userId, userId),
    eq(formIncidents.token, token),
    isNull(formIncidents.endedAt),
  );

const endIncident = (tx: Db, form: FormRow) =>
  tx
    .update(formIncidents)
    .set({ endedAt: sql`now()` })
    .where(isOpen(form));

async function noteIncident(tx: Db, form: FormRow, failed: Failed): Promise<void> {
  const { userId, token, campaignId } = form;
  const known = await tx.update(formIncidents).set(failed).where(isOpen(form)).returning();
  if (known.length > 0) return;
  await tx.insert(formIncidents).values({ id: newId(), userId, token, campaignId, ...failed });
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!owner || owner.email === "") return;
  const dueAt = new Date(Date.now() + MAIL_AFTER_MS);
  // The mail names all open incidents that no mail has named by then; if several mails are queued, the later ones find none and are
  // dropped.
  await queueMail(tx, { kind: "forms-broken", userId, address: owner.email, dueAt });
}
