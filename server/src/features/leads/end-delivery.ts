import { and, eq, inArray, sql } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import type { OutboxRow } from "../../platform/outbox/outbox-table.ts";
import { leadDeliveries } from "./tables.ts";

/** When a message about a lead was due: it may have waited for hours before. Undefined for other messages, and once the lead is deleted. */
export async function readDueAt(db: Db, { id, userId }: OutboxRow): Promise<Date | undefined> {
  if (userId === null) return undefined;
  const [row] = await asTenant(db, userId, (tx) =>
    tx
      .select({ dueAt: leadDeliveries.dueAt })
      .from(leadDeliveries)
      .where(and(eq(leadDeliveries.userId, userId), eq(leadDeliveries.id, id))),
  );
  return row?.dueAt;
}

type End = { state: "sent" | "failed" | "dropped"; reason: string };

/** Records on the lead how its message ended, in the transaction that ends it. */
export async function endDelivery(
  tx: Db,
  { id }: Pick<OutboxRow, "id">,
  { state, reason }: End,
): Promise<void> {
  await tx
    .update(leadDeliveries)
    .set({ state, reason, endedAt: sql`now()` })
    // A message that was dropped while the mail server processed it was sent all the same.
    .where(
      and(
        eq(leadDeliveries.id, id),
        inArray(leadDeliveries.state, state === "sent" ? ["waiting", "dropped"] : ["waiting"]),
      ),
    );
}
