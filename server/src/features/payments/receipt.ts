import type { Receipt } from "@mainstreet/contract/payments";
import { texts } from "@mainstreet/contract/texts";
import { eq } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { paymentOrders } from "./tables.ts";
import { users } from "../../platform/db/users-table.ts";
import { isOrder, type OrderId } from "./orders.ts";

/** The receipt of the user's paid order. Throws 404 for any other order. */
export async function findReceipt(db: Db, id: OrderId): Promise<Receipt> {
  const [row] = await asTenant(db, id.userId, (tx) =>
    tx
      .select({ order: paymentOrders, name: users.name, email: users.email })
      .from(paymentOrders)
      .innerJoin(users, eq(users.id, paymentOrders.userId))
      .where(isOrder(id)),
  );
  const { receiptNumber: number, paidAt } = row?.order ?? {};
  if (!row || !number || !paidAt) throw notFound(texts.payments.receiptNotFound);
  const { order, name, email } = row;
  return {
    number,
    orderId: order.id,
    credits: order.credits,
    amount: order.amountPaise / 100,
    paidAt: paidAt.toISOString(),
    buyer: { name, email },
  };
}
