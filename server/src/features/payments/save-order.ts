import { createHash } from "node:crypto";
import type { createOrder } from "@mainstreet/contract/payments";
import type { ValidRequestOf } from "@mainstreet/contract/endpoint";
import { ORDER_POLL_MS } from "@mainstreet/contract/limits";
import type { CreditPackage } from "@mainstreet/contract/packages";
import { texts } from "@mainstreet/contract/texts";
import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Config } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { AppError, conflict, invalidField } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import type { Idempotency } from "../../platform/http/idempotency.ts";
import { newId } from "../../platform/db/ids.ts";
import { paymentOrders } from "./tables.ts";
import { users } from "../../platform/db/users-table.ts";
import { lockCreditAccount } from "../credits/lock-credit-account.ts";
import { assertMayOrder } from "./assert-may-order.ts";
import { mayPoll } from "./claim-poll.ts";
import { endOfOrder, isOrder, type OrderRow } from "./orders.ts";

export type PurchaseInput = ValidRequestOf<typeof createOrder>["body"];
export type Purchase = {
  userId: string;
  input: PurchaseInput;
  idempotency: Idempotency | undefined;
};

/** The shortest validity of an order that Cashfree accepts. */
const SHORTEST_MS = 15 * 60_000;

type Buyer = { name: string; email: string };
export type SavedOrder = { row: OrderRow; buyer: Buyer };

/** The order's row, new or found, with the buyer. If the order has no session yet, this caller has claimed the request for one. */
export async function saveOrder(
  { db, config }: Pick<Deps, "db" | "config">,
  purchase: Purchase,
  chosen: CreditPackage,
): Promise<SavedOrder> {
  const { userId, input, idempotency } = purchase;
  return asTenant(db, userId, async (tx) => {
    // Locked, so that a user's purchases begin one after another and can be counted.
    await lockCreditAccount(tx, userId);
    const buyer = await readBuyer(tx, userId);
    const id = { userId, orderId: orderIdOf(userId, idempotency) };
    const [found] = await tx.select().from(paymentOrders).where(isOrder(id));
    if (found) {
      if (found.credits !== chosen.credits)
        throw conflict("IDEMPOTENCY_CONFLICT", texts.shell.idempotencyConflict);
      if (found.sessionId === null) await claimRetry(tx, config, found);
      return { row: found, buyer };
    }
    await assertMayOrder(tx, { config, userId });
    const [row] = await tx
      .insert(paymentOrders)
      .values({
        id: id.orderId,
        userId,
        credits: chosen.credits,
        amountPaise: chosen.amount * 100,
        status: "created",
        phone: input.phone || (await phoneOfLastOrder(tx, userId)) || missingPhone(),
        checkedAt: sql`now()`,
      })
      .returning();
    if (!row) throw new Error("The inserted order was not returned");
    return { row, buyer };
  });
}

async function readBuyer(tx: Db, userId: string): Promise<Buyer> {
  const [buyer] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  if (!buyer) throw new Error("A session without its user");
  return buyer;
}

/** Claims another request to create an order that Cashfree may not know. Throws 409 and 429. */
async function claimRetry(tx: Db, config: Config, row: OrderRow): Promise<void> {
  const { userId, id: orderId } = row;
  if (row.status !== "created" || endOfOrder(row) - Date.now() < SHORTEST_MS)
    throw conflict("ORDER_ENDED", texts.payments.orderEnded);
  await assertMayOrder(tx, { config, userId, orderId });
  const claimed = await tx
    .update(paymentOrders)
    .set({ checkedAt: sql`now()` })
    // The request in flight may have received its session since the row was read.
    .where(and(isOrder({ userId, orderId }), isNull(paymentOrders.sessionId), mayPoll))
    .returning({ id: paymentOrders.id });
  if (claimed.length === 0) throw orderBusy();
}

function orderBusy(): AppError {
  const message = texts.payments.orderBusy;
  const retryAfterSeconds = ORDER_POLL_MS / 1_000;
  return new AppError({ status: 429, code: "ORDER_BUSY", message, retryAfterSeconds });
}

function missingPhone(): never {
  throw invalidField("phone", texts.payments.phoneRequired);
}

/** The same key of the same user is the same order; without a key every request is a purchase of its own. */
function orderIdOf(userId: string, idempotency: Idempotency | undefined): string {
  const seed = idempotency ? `${userId}\n${idempotency.key}` : newId();
  return `crd_${createHash("sha256").update(seed).digest("hex").slice(0, 32)}`;
}

/** The details that the buyer entered last time (decision D10); undefined before the first purchase. */
export async function phoneOfLastOrder(tx: Db, userId: string): Promise<string | undefined> {
  const [last] = await tx
    .select({ phone: paymentOrders.phone })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.userId, userId), ne(paymentOrders.phone, "")))
    .orderBy(desc(paymentOrders.createdAt))
    .limit(1);
  return last?.phone;
}
