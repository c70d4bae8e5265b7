import { countOf } from "@mainstreet/contract/count";
import { eq, sql } from "drizzle-orm";
import { asErasure, type Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { outbox } from "../../platform/outbox/outbox-table.ts";
import { queueMail } from "../../platform/outbox/queue-mail.ts";
import { securityEvents } from "../../platform/security-events/security-events-table.ts";
import { creditEntries } from "../credits/tables.ts";
import { accountErasures } from "./tables.ts";

/**
 * The last step: the user becomes an id without name and address, to which ledger and invoices refer. Their events and the texts in
 * their ledger are deleted, and the last mail informs them.
 */
export async function forgetUser(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    const [erasure] = await tx
      .delete(accountErasures)
      .where(eq(accountErasures.userId, userId))
      .returning();
    if (!user || !erasure) return;
    const { email, emailKey } = user;
    await tx.delete(outbox).where(sql`lower(${outbox.address}) = ${emailKey}`);
    await tx
      .update(users)
      // Addresses are lower-cased before they are searched, so with capitals nobody can sign in to this one or get a link for it.
      .set({
        name: "",
        email: "",
        emailKey: `ERASED ${userId}`,
        passwordHash: "",
        emailConfirmedAt: null,
      })
      .where(eq(users.id, userId));
    await asErasure(tx, async () => {
      await tx.delete(securityEvents).where(eq(securityEvents.userId, userId));
      await tx
        .update(creditEntries)
        .set({ description: "" })
        .where(eq(creditEntries.userId, userId));
    });
    const left = erasure.sites === "leave" || erasure.sitesLeft === 0;
    const params = { left: left ? "" : countOf(erasure.sitesLeft, "site") };
    await queueMail(tx, { kind: "account-erased", userId: null, address: email, params });
  });
}
