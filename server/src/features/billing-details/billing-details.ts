import type { BillingDetails } from "@mainstreet/contract/billing-details";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { billingDetailsOfUsers } from "./tables.ts";

/** The buyer's details for the user's next invoice, read as a tenant; undefined when the user has entered nothing. */
export async function findBillingDetails(
  tx: Db,
  userId: string,
): Promise<BillingDetails | undefined> {
  const { name, address, country, state, pin, gstin } = billingDetailsOfUsers;
  const [row] = await tx
    .select({ name, address, country, state, pin, gstin })
    .from(billingDetailsOfUsers)
    .where(eq(billingDetailsOfUsers.userId, userId));
  return row;
}

/** Replaces the billing details of the user, as a tenant. */
export async function replaceBillingDetails(
  tx: Db,
  userId: string,
  details: BillingDetails,
): Promise<void> {
  const { userId: owner } = billingDetailsOfUsers;
  await tx
    .insert(billingDetailsOfUsers)
    .values({ userId, ...details })
    .onConflictDoUpdate({ target: owner, set: { ...details, updatedAt: sql`now()` } });
}
