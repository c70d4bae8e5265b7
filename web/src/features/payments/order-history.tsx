import type { PaymentOrder } from "@mainstreet/contract/payments";
import { formatRupees } from "@mainstreet/contract/rupees";
import { texts } from "@mainstreet/contract/texts";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { useUser } from "../../lib/use-user.ts";
import { Badge } from "../../ui/badge.tsx";
import type { Tone } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import type { Column } from "../../ui/data-table.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import table from "../../ui/table.module.css";
import type { OlderPages } from "../../ui/use-show-more.tsx";
import { When } from "../../ui/when.tsx";
import { usePaymentHistory } from "./api.ts";
import type { CheckoutScript } from "./open-checkout.ts";
import classes from "./payments.module.css";
import { usePurchase } from "./use-purchase.ts";

type Props = {
  onResult: (orderId: string, isModalOpen: boolean) => void;
  /** A link to the receipt of a paid order. */
  receiptLink: (orderId: string) => ReactNode;
  /** A link to the invoice of an order that has one. */
  invoiceLink: (orderId: string) => ReactNode;
};

/** The orders, newest first, with a button for those not paid yet; nothing before the first order. */
export function OrderHistory(props: Props) {
  const user = useUser();
  const history = usePaymentHistory(user?.id);
  const { data, error, isPending, refetch } = history;
  if (data?.length === 0) return null;
  return (
    <Card title="Orders">
      {isPending && <Placeholder lines={2} label="Loading orders" />}
      {!isPending && data === undefined && (
        <FailurePanel
          title={messageOf(error, texts.payments.historyFailed)}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && <Orders orders={data} older={history} {...props} />}
    </Card>
  );
}

type OrdersProps = Props & { orders: PaymentOrder[]; older: OlderPages };

function Orders({ orders, older, onResult, receiptLink, invoiceLink }: OrdersProps) {
  const checkout = usePublicConfig().data?.checkout;
  const columns: readonly Column<PaymentOrder>[] = [
    { title: "Date", cell: ({ createdAt }) => <When iso={createdAt} />, look: ["nowrap", "wide"] },
    { title: "Credits", cell: ({ credits }) => credits, look: ["number", "wide"] },
    { title: "Amount", cell: ({ amount }) => formatRupees(amount), look: ["number"] },
    { title: "Status", cell: (order) => <OrderStatus order={order} /> },
    {
      title: "Actions",
      cell: ({ orderId, receiptNumber, invoiceNumber, paymentSessionId }) => (
        <>
          {receiptNumber !== null && (
            <span className={classes.papers}>
              {invoiceNumber !== null && invoiceLink(orderId)}
              {receiptLink(orderId)}
            </span>
          )}
          {checkout !== undefined && paymentSessionId !== null && (
            <PayOrder
              orderId={orderId}
              paymentSessionId={paymentSessionId}
              settings={checkout}
              onResult={onResult}
            />
          )}
        </>
      ),
    },
  ];
  return (
    <DataTable
      rows={orders}
      rowKey={({ orderId }) => orderId}
      columns={columns}
      step={50}
      older={older}
    />
  );
}

const STATES: Record<PaymentOrder["status"], { tone: Tone; word: string }> = {
  PAID: { tone: "good", word: "Paid" },
  ACTIVE: { tone: "waiting", word: "Not paid yet" },
  FAILED: { tone: "bad", word: "Failed" },
  EXPIRED: { tone: "plain", word: "Expired" },
};

/** On narrow screens with the date. */
function OrderStatus({ order }: { order: PaymentOrder }) {
  return (
    <>
      <OrderBadge {...order} />
      <span className={`${table.narrow} note`}>
        <When iso={order.createdAt} />
      </span>
    </>
  );
}

function OrderBadge({ status, amount, refunded }: PaymentOrder) {
  const { tone, word } = STATES[status];
  if (refunded > 0 && refunded === amount) return <Badge tone="plain">Refunded</Badge>;
  return (
    <>
      <Badge tone={tone}>{word}</Badge>{" "}
      {refunded > 0 && <span className="muted">{formatRupees(refunded)} refunded</span>}
    </>
  );
}

type PayProps = Pick<Props, "onResult"> & {
  orderId: string;
  paymentSessionId: string;
  settings: CheckoutScript;
};

function PayOrder({ orderId, paymentSessionId, settings, onResult }: PayProps) {
  const purchase = usePurchase({ settings, onResult, onFailed: () => undefined });
  return (
    <SubmitButton
      variant="default"
      size="sm"
      busy={purchase.isBusy}
      busyText="Paying..."
      onClick={() => purchase.resume({ orderId, paymentSessionId })}
    >
      Try Again
    </SubmitButton>
  );
}
