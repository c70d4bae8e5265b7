import type { Order, Payment, Refund } from "./records.ts";

/** The API's amounts are numbers in rupees; its webhooks write two decimals, always (see webhooks.ts). */
export const inRupees = (paise: number): number => paise / 100;

/** ISO 8601 in Indian time, as the real service writes every moment. */
export function indianTime(ms: number): string {
  const offsetMs = 5.5 * 3_600_000;
  return new Date(ms + offsetMs).toISOString().replace(/\.\d+Z$/, "+05:30");
}

/** The OrderEntity of docs/providers.md §3.2. */
export function presentOrder(order: Order) {
  return {
    cf_order_id: order.cfId,
    order_id: order.id,
    entity: "order",
    order_amount: inRupees(order.amount),
    order_currency: order.currency,
    order_status: order.status,
    payment_session_id: order.sessionId,
    order_expiry_time: indianTime(order.expiresAt),
    created_at: indianTime(order.createdAt),
    customer_details: presentCustomer(order),
    order_meta: {
      return_url: order.returnUrl,
      notify_url: order.notifyUrl,
      payment_methods: order.paymentMethods,
    },
    order_note: order.note,
    order_tags: order.tags,
    order_splits: [],
  };
}

export function presentCustomer({ customer }: Order) {
  return {
    customer_id: customer.id,
    customer_name: customer.name,
    customer_email: customer.email,
    customer_phone: customer.phone,
  };
}

/** The PaymentEntity of docs/providers.md §3.2. */
export function presentPayment(order: Order, payment: Payment) {
  return {
    cf_payment_id: payment.id,
    order_id: order.id,
    entity: "payment",
    payment_status: payment.status,
    payment_amount: inRupees(payment.amount),
    payment_currency: order.currency,
    payment_message: messages[payment.status],
    payment_time: indianTime(payment.createdAt),
    payment_completion_time: payment.completedAt === null ? null : indianTime(payment.completedAt),
    payment_group: payment.group,
    payment_method: { [payment.group]: {} },
    bank_reference: payment.status === "SUCCESS" ? `REF${payment.id}` : null,
    is_captured: payment.status === "SUCCESS",
    error_details: payment.status === "FAILED" ? declined : null,
  };
}

const messages = {
  SUCCESS: "Transaction successful",
  FAILED: "Transaction declined by the bank",
  PENDING: "Transaction pending",
  USER_DROPPED: "The user left the payment page",
};

const declined = {
  error_code: "TRANSACTION_DECLINED",
  error_description: "The bank declined the transaction",
  error_reason: "bank_declined",
  error_source: "bank",
};

/** The RefundEntity of docs/providers.md §3.2. */
export function presentRefund(order: Order, refund: Refund) {
  return {
    cf_refund_id: refund.cfId,
    refund_id: refund.id,
    order_id: order.id,
    entity: "refund",
    refund_amount: inRupees(refund.amount),
    refund_currency: order.currency,
    refund_note: refund.note,
    refund_status: refund.status,
    refund_type: "MERCHANT_INITIATED",
    refund_speed: { requested: refund.speed, accepted: refund.speed },
    created_at: indianTime(refund.createdAt),
  };
}
