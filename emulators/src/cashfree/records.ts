import type { EmulatorContext } from "../emulated.ts";
import type { Collection, StateStore } from "../state-store.ts";

export type CashfreeOrderStatus = "ACTIVE" | "PAID" | "EXPIRED" | "TERMINATED";

/** Times are ms since 1970 on the emulator's clock, amounts are in paise. */
export type Order = {
  readonly id: string;
  readonly cfId: string;
  /** The app id of the merchant it belongs to. */
  readonly merchant: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: CashfreeOrderStatus;
  readonly sessionId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly customer: {
    readonly id: string;
    readonly phone: string;
    readonly email: string | null;
    readonly name: string | null;
  };
  readonly returnUrl: string | null;
  readonly notifyUrl: string | null;
  readonly paymentMethods: string | null;
  readonly note: string | null;
  readonly tags: Readonly<Record<string, string>> | null;
};

export const PAYMENT_STATUSES = ["SUCCESS", "FAILED", "PENDING", "USER_DROPPED"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** One attempt to pay an order. */
export type Payment = {
  /** Digits, as the real service numbers them. */
  readonly id: string;
  readonly orderKey: string;
  readonly amount: number;
  readonly status: PaymentStatus;
  readonly group: string;
  readonly createdAt: number;
  readonly completedAt: number | null;
};

export type Refund = {
  readonly id: string;
  readonly cfId: string;
  readonly orderKey: string;
  readonly amount: number;
  readonly note: string | null;
  readonly speed: "STANDARD" | "INSTANT";
  readonly status: "SUCCESS" | "PENDING" | "CANCELLED" | "ONHOLD" | "FAILED";
  readonly createdAt: number;
};

/** The first response to an idempotency key. */
export type Remembered = {
  readonly bodyDigest: string;
  readonly status: number;
  readonly body: string;
};

/** A webhook to be sent, and its attempts so far. */
export type Delivery = {
  readonly id: string;
  readonly orderKey: string;
  readonly type: string;
  readonly url: string;
  readonly body: string;
  readonly attempts: readonly { readonly at: number; readonly status: number }[];
  readonly state: "held" | "waiting" | "delivered" | "given-up";
};

export type Records = {
  /** By {@link orderKey}: an order id is unique within its merchant. */
  readonly orders: Collection<Order>;
  readonly payments: Collection<Payment>;
  /** By order key and refund id. */
  readonly refunds: Collection<Refund>;
  readonly idempotency: Collection<Remembered>;
  readonly deliveries: Collection<Delivery>;
};

/** The emulator's state and its surroundings, as every route gets them. */
export type Cashfree = { readonly context: EmulatorContext; readonly records: Records };

/** The collections of the Cashfree emulator. */
export function openRecords(store: StateStore): Records {
  return {
    orders: store.collection("orders"),
    payments: store.collection("payments"),
    refunds: store.collection("refunds"),
    idempotency: store.collection("idempotency"),
    deliveries: store.collection("deliveries"),
  };
}

export const orderKey = (merchant: string, orderId: string): string => `${merchant}/${orderId}`;

/** The attempts at one order, newest first. */
export function paymentsOf(records: Records, order: Order): Payment[] {
  const key = orderKey(order.merchant, order.id);
  return [...records.payments.all.values()].filter((one) => one.orderKey === key).toReversed();
}
