import { countOf } from "@mainstreet/contract/count";
import { formatRupees } from "@mainstreet/contract/rupees";
import { and, eq, inArray, sql } from "drizzle-orm";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { ProviderError } from "../../provider-error.ts";
import { appendEntry } from "../credits/append-entry.ts";
import { lockCreditAccount } from "../credits/lock-credit-account.ts";
import type { CashfreeClient, CashfreeRefund } from "../payments/cashfree-client.ts";
import { paymentOrders } from "../payments/tables.ts";
import { issueCreditNote } from "./issue-credit-note.ts";
import { openRefund, type RefundInput, type RefundRow } from "./open-refund.ts";
import { orderRefunds } from "./tables.ts";

/**
 * Refunds an order, once: the same input again continues what was interrupted, and changes nothing after that. Undefined when so many
 * credits were refunded before. Throws RefundRefused, and ProviderError when Cashfree does not respond: then the refund stays open, and
 * this function or the sweeper continues it under the same id.
 */
export async function refundOrder(
  deps: { db: Db },
  cashfree: CashfreeClient,
  input: RefundInput,
): Promise<RefundRow | undefined> {
  const refund = await openRefund(deps.db, input);
  if (!refund) return undefined;
  crashPoint("refund.taken");
  return continueRefund(deps, cashfree, refund);
}

/** Sends an open refund to Cashfree, or polls the existing one, and saves its state. Throws ProviderError. */
export async function continueRefund(
  { db }: { db: Db },
  cashfree: CashfreeClient,
  refund: RefundRow,
): Promise<RefundRow> {
  const made = await makeOrRead(cashfree, refund);
  crashPoint("refund.made");
  if (made && Math.round(made.refund_amount * 100) !== refund.amountPaise)
    throw new Error(`Cashfree has refund ${refund.id} of ${made.refund_amount} rupees`);
  return save(db, refund, statusOf(made));
}

/** Undefined when Cashfree refused it for good. */
async function makeOrRead(
  cashfree: CashfreeClient,
  { id, orderId, amountPaise, credits, status, createdAt }: RefundRow,
): Promise<CashfreeRefund | undefined> {
  if (status === "pending") {
    const known = await cashfree.readRefund(orderId, id);
    if (!known) throw new Error(`Cashfree does not know refund ${id} any more`);
    return known;
  }
  const request = {
    refund_id: id,
    refund_amount: amountPaise / 100,
    refund_note: `Refund of ${countOf(credits, "credit")}`,
  };
  try {
    return await cashfree.createRefund(orderId, request);
  } catch (error) {
    const isRefused = error instanceof ProviderError && error.kind === "rejected";
    if (isRefused && !mayBeUnderWay(createdAt)) return undefined;
    throw error;
  }
}

const FIRST_TRY_MS = 5_000;
const LOST_MS = 15 * 60_000;

/**
 * Whether an earlier request for the refund, which got no response, may still be under way at Cashfree. A refusal then concerns the later
 * request only: credits that are returned too early would be a gift.
 */
function mayBeUnderWay(createdAt: Date): boolean {
  const age = Date.now() - createdAt.getTime();
  return age > FIRST_TRY_MS && age < LOST_MS;
}

function statusOf(made: CashfreeRefund | undefined): "pending" | "done" | "cancelled" {
  if (made?.refund_status === "SUCCESS") return "done";
  const isOpen = made?.refund_status === "PENDING" || made?.refund_status === "ONHOLD";
  return isOpen ? "pending" : "cancelled";
}

/** Ends a refund with all that belongs to it, once; a second call finds it ended. */
async function save(
  db: Db,
  { id, userId }: RefundRow,
  status: "pending" | "done" | "cancelled",
): Promise<RefundRow> {
  return asTenant(db, userId, async (tx) => {
    await lockCreditAccount(tx, userId);
    const isRefund = and(eq(orderRefunds.userId, userId), eq(orderRefunds.id, id));
    const isOpen = inArray(orderRefunds.status, ["requested", "pending"]);
    const [saved] = await tx
      .update(orderRefunds)
      .set({ status, ...(status !== "pending" && { endedAt: sql`now()`, dueAt: null }) })
      .where(and(isRefund, isOpen))
      .returning();
    if (saved && status === "done") await recordRefund(tx, saved);
    if (saved && status === "done") await issueCreditNote(tx, saved);
    if (saved && status === "cancelled") await giveBack(tx, saved);
    crashPoint("refund.before-commit");
    const [row] = saved ? [saved] : await tx.select().from(orderRefunds).where(isRefund);
    if (!row) throw new Error(`Refund ${id} was deleted`);
    return row;
  });
}

async function recordRefund(tx: Db, { userId, credits, amountPaise }: RefundRow): Promise<void> {
  const subject = `${countOf(credits, "credit")}, ${formatRupees(amountPaise / 100)}`;
  await recordEvent(tx, { userId, kind: "purchase-refunded", subject, actor: "operator" });
}

/** The money stays with the operator, so the credits go back to the user. */
async function giveBack(tx: Db, refund: RefundRow): Promise<void> {
  const { id, userId, orderId, credits, amountPaise } = refund;
  await appendEntry(tx, {
    userId,
    type: "add",
    amount: credits,
    description: `Refund of ${countOf(credits, "credit")} was cancelled`,
    businessKey: `order-refund-undone:${id}`,
    orderId,
  });
  await tx
    .update(paymentOrders)
    .set({ refundedPaise: sql`${paymentOrders.refundedPaise} - ${amountPaise}` })
    .where(and(eq(paymentOrders.userId, userId), eq(paymentOrders.id, orderId)));
}
