import { eq, sql } from "drizzle-orm";
import type { Db } from "../src/platform/db/database.ts";
import { paymentOrders } from "../src/features/payments/tables.ts";

/** Lets time pass for an order: everything about it becomes so much older. */
export async function ageOrder(db: Db, orderId: string, seconds: number): Promise<void> {
  const older = (column: unknown) => sql`${column} - ${seconds} * interval '1 second'`;
  await db
    .update(paymentOrders)
    .set({
      createdAt: older(paymentOrders.createdAt),
      checkedAt: older(paymentOrders.checkedAt),
      recheckAt: older(paymentOrders.recheckAt),
    })
    .where(eq(paymentOrders.id, orderId));
}
