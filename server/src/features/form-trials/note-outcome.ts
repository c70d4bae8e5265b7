import { and, eq, isNull, sql } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { users } from "../../platform/db/users-table.ts";
import { queueMail } from "../../platform/outbox/queue-mail.ts";
import type { FormRow } from "../leads/receive-lead.ts";
import { leadForms } from "../leads/tables.ts";
import { formIncidents } from "./tables.ts";
import type { Failed, TrialOutcome } from "./try-form.ts";

/** One failure may be a site that is just being published, or a moment without a network: the second one in a row counts. */
const FAILURES_OF_INCIDENT = 2;
/** Until the mail goes out, so that many forms that break at once are one mail. */
const MAIL_AFTER_MS = 10 * 60_000;

/** The next day, at the same time of day; and what was found wrong is looked at sooner. */
const NEXT_DAY = sql`now() + interval '1 day'`;
const SOON = sql`now() + interval '10 minutes'`;
const NEXT_HOUR = sql`now() + interval '1 hour'`;

/**
 * Saves what a trial found: opens the incident of a form that failed twice in a row, and ends it when the form works. What is due at
 * another time by now was published in the meantime, and the trial says nothing about it.
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
  // It names all that are open and new by then; of several the later ones find none, and are dropped.
  await queueMail(tx, { kind: "forms-broken", userId, address: owner.email, dueAt });
}
