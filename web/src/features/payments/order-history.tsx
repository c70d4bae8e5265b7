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
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import table from "../../ui/table.module.css";
import { type OlderPages, useShowMore } from "../../ui/use-show-more.tsx";
import { When } from "../../ui/when.tsx";
import { usePaymentHistory } from "./api.ts";
import type { CheckoutSettings } from "./open-checkout.ts";
import { usePurchase } from "./use-purchase.ts";

type Props = {
  onResult: (orderId: string) => void;
  /** A link to the receipt of a paid order. */
  receiptLink: (orderId: string) => ReactNode;
};

/** The orders of credits, newest first; what is not paid yet can still be. Nothing before the first. */
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

/** A screenful; the rest comes on demand. */
const SHOWN_AT_FIRST = 50;

type OrdersProps = Props & { orders: PaymentOrder[]; older: OlderPages };

function Orders({ orders, older, onResult, receiptLink }: OrdersProps) {
  const checkout = usePublicConfig().data?.checkout;
  const [shown, more] = useShowMore(orders, SHOWN_AT_FIRST, older);
  return (
    <div className={table.fit}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col" className={`${table.number} ${table.wide}`}>
              Credits
            </th>
            <th scope="col" className={table.number}>
              Amount
            </th>
            <th scope="col">Status</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((order) => (
            <tr key={order.orderId}>
              <td className={table.nowrap}>
                <When iso={order.createdAt} />
              </td>
              <td className={`${table.number} ${table.wide}`}>{order.credits}</td>
              <td className={table.number}>{formatRupees(order.amount)}</td>
              <td>
                <OrderBadge status={order.status} />
              </td>
              <td>
                {order.receiptNumber !== null && receiptLink(order.orderId)}
                {checkout !== undefined && order.paymentSessionId !== null && (
                  <PayOrder
                    orderId={order.orderId}
                    paymentSessionId={order.paymentSessionId}
                    settings={checkout}
                    onResult={onResult}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </div>
  );
}

const STATES: Record<PaymentOrder["status"], { tone: Tone; word: string }> = {
  PAID: { tone: "good", word: "Paid" },
  ACTIVE: { tone: "waiting", word: "Not paid yet" },
  FAILED: { tone: "bad", word: "Failed" },
  EXPIRED: { tone: "plain", word: "Expired" },
};

function OrderBadge({ status }: { status: PaymentOrder["status"] }) {
  const { tone, word } = STATES[status];
  return <Badge tone={tone}>{word}</Badge>;
}

type PayProps = Pick<Props, "onResult"> & {
  orderId: string;
  paymentSessionId: string;
  settings: CheckoutSettings;
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
