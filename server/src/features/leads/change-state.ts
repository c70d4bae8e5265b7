import type { LeadState } from "@mainstreet/contract/leads";
import { leadTexts } from "@mainstreet/contract/lead-texts";
import { and, eq, sql } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { queueAfterJunk } from "./queue-deliveries.ts";
import { leads } from "./tables.ts";

export type LeadChange = {
  userId: string;
  leadId: string;
  state: LeadState;
  amount: number | null;
  lostReason: string;
  /** When the customer got a reply, if that is known; moved to the arrival of the lead if it is earlier, and to now if it is later. */
  answeredAt?: string | undefined;
};

const ANSWERED: readonly LeadState[] = ["answered", "won", "lost"];

/**
 * Saves what became of a lead. Messages that were not sent because the lead was junk are sent when it leaves the junk folder, as if it had
 * arrived now. Throws 404.
 */
export async function changeState(tx: Db, change: LeadChange): Promise<void> {
  const { userId, leadId, state, amount, lostReason, answeredAt } = change;
  const isLead = and(eq(leads.userId, userId), eq(leads.id, leadId), eq(leads.isCanary, false));
  const [before] = await tx.select().from(leads).where(isLead).for("update");
  if (!before) throw notFound(leadTexts.notFound);
  const answered =
    answeredAt === undefined
      ? sql`now()`
      : sql`least(now(), greatest(${leads.receivedAt}, ${answeredAt}::timestamptz))`;
  await tx
    .update(leads)
    .set({
      state,
      amount,
      lostReason,
      junkReason: state === "junk" ? before.junkReason || "by-hand" : "",
      answeredAt: ANSWERED.includes(state)
        ? sql`coalesce(${leads.answeredAt}, ${answered})`
        : state === "new"
          ? null
          : before.answeredAt,
      updatedAt: sql`now()`,
    })
    .where(isLead);
  if (before.state !== "junk" || state === "junk") return;
  await queueAfterJunk(tx, before);
}
