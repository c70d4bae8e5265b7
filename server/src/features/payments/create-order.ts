import { createHash } from "node:crypto";
import type { createOrder as createOrderEndpoint } from "@mainstreet/contract/payments";
import { CREDIT_PACKAGES, type CreditPackage } from "@mainstreet/contract/packages";
import type { AnswerOf, ValidRequestOf } from "@mainstreet/contract/endpoint";
import { texts } from "@mainstreet/contract/texts";
import { and, desc, eq, ne } from "drizzle-orm";
import type { Config } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { conflict, invalidField } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/database.ts";
import type { Idempotency } from "../../platform/http/idempotency.ts";
import { newId } from "../../platform/ids.ts";
import { paymentOrders } from "../../platform/money-tables.ts";
import { users } from "../../platform/schema.ts";
import type { CashfreeClient, OrderRequest } from "../../providers/cashfree/cashfree-client.ts";
import { isOrder, type OrderRow } from "./orders.ts";

type Input = ValidRequestOf<typeof createOrderEndpoint>["body"];
type Purchase = { userId: string; input: Input; idempotency: Idempotency | undefined };

/** Nobody can begin to pay after this long: a price is not promised for ever. Cashfree takes 15 minutes at least. */
const EXPIRY_MS = 30 * 60_000;

/**
 * Opens a purchase: our row first, then the order at Cashfree under the same id, so that a kill between them leaves nothing
 * we don't know. With an `Idempotency-Key` the same request finds the same order again. Throws 400 for a package or amount
 * that is not in the table, 409 for a key used otherwise, ProviderError when Cashfree does not answer.
 */
export async function createOrder(
  deps: Deps,
  cashfree: CashfreeClient,
  purchase: Purchase,
): Promise<AnswerOf<typeof createOrderEndpoint>> {
  const chosen = packageOf(purchase.input);
  const { row, buyer } = await saveOrder(deps.db, purchase, chosen);
  crashPoint("order.saved");
  const sessionId = row.sessionId ?? (await open(deps, cashfree, { row, buyer }));
  crashPoint("order.before-answer");
  return { payment_session_id: sessionId, order_amount: chosen.amount, order_id: row.id };
}

function packageOf({ credits, amount }: Input): CreditPackage {
  const chosen = CREDIT_PACKAGES.find((one) => one.credits === credits);
  if (!chosen) throw invalidField("credits", texts.payments.unknownPackage);
  if (chosen.amount !== amount) throw invalidField("amount", texts.payments.amountMismatch);
  return chosen;
}

type Buyer = { name: string; email: string };
type Saved = { row: OrderRow; buyer: Buyer };

async function saveOrder(db: Db, purchase: Purchase, chosen: CreditPackage): Promise<Saved> {
  const { userId, input, idempotency } = purchase;
  return asTenant(db, userId, async (tx) => {
    const [buyer] = await tx
      .select({ name: users.name, email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    if (!buyer) throw new Error("A session without its user");
    const orderId = orderIdOf(userId, idempotency);
    const [made] = await tx
      .insert(paymentOrders)
      .values({
        id: orderId,
        userId,
        credits: chosen.credits,
        amountPaise: chosen.amount * 100,
        status: "created",
        phone: input.phone || (await phoneOfLastOrder(tx, userId)) || missingPhone(),
      })
      .onConflictDoNothing()
      .returning();
    const [row] = made
      ? [made]
      : await tx.select().from(paymentOrders).where(isOrder({ userId, orderId }));
    if (!row || row.credits !== chosen.credits)
      throw conflict("IDEMPOTENCY_CONFLICT", texts.shell.idempotencyConflict);
    return { row, buyer };
  });
}

function missingPhone(): never {
  throw invalidField("phone", texts.payments.phoneRequired);
}

/** The same key of the same user is the same order; without a key every request is a purchase of its own. */
function orderIdOf(userId: string, idempotency: Idempotency | undefined): string {
  const seed = idempotency ? `${userId}\n${idempotency.key}` : newId();
  return `crd_${createHash("sha256").update(seed).digest("hex").slice(0, 32)}`;
}

/** What the buyer gave last time (decision D10); undefined before the first purchase. */
export async function phoneOfLastOrder(tx: Db, userId: string): Promise<string | undefined> {
  const [last] = await tx
    .select({ phone: paymentOrders.phone })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.userId, userId), ne(paymentOrders.phone, "")))
    .orderBy(desc(paymentOrders.createdAt))
    .limit(1);
  return last?.phone;
}

/** Makes the order at Cashfree and keeps its session. */
async function open(
  { db, config }: Pick<Deps, "db" | "config">,
  cashfree: CashfreeClient,
  { row, buyer }: Saved,
): Promise<string> {
  const made = await cashfree.createOrder(orderRequest(row, buyer, config));
  crashPoint("order.made");
  const { payment_session_id: sessionId } = made;
  await asTenant(db, row.userId, (tx) =>
    tx
      .update(paymentOrders)
      .set({ status: "active", sessionId })
      .where(
        and(isOrder({ userId: row.userId, orderId: row.id }), eq(paymentOrders.status, "created")),
      ),
  );
  return sessionId;
}

function orderRequest(row: OrderRow, buyer: Buyer, config: Config): OrderRequest {
  const home = config.publicUrl ?? `http://localhost:${config.port}`;
  const customerId = row.userId.replaceAll("-", "");
  const isNameable = buyer.name.length >= 3 && buyer.name.length <= 100;
  return {
    order_id: row.id,
    order_amount: row.amountPaise / 100,
    order_currency: "INR",
    order_note: `${row.credits} credits`,
    order_expiry_time: new Date(Date.now() + EXPIRY_MS).toISOString(),
    customer_details: {
      customer_id: customerId,
      customer_phone: row.phone,
      customer_email: buyer.email,
      ...(isNameable && { customer_name: buyer.name }),
    },
    order_meta: {
      return_url: `${home}/payment-status?orderId={order_id}`,
      ...notifyUrl(home, config),
      // The spec's components, as the modal checkout takes them (providers.md §3.4).
      payment_methods: "cc,dc,nb,app,upi",
    },
    order_tags: { credits: String(row.credits), user: customerId },
  };
}

/** Cashfree calls https addresses only; its emulator calls this machine. Without one the sweeper does the work. */
function notifyUrl(home: string, { isProduction }: Config): { notify_url?: string } {
  if (isProduction && !home.startsWith("https://")) return {};
  return { notify_url: `${home}/api/payments/webhook` };
}
