import { receiptPdfPath } from "@mainstreet/contract/payments";
import type { Receipt as ReceiptData } from "@mainstreet/contract/payments";
import { formatRupees } from "@mainstreet/contract/rupees";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { Printer } from "lucide-react";
import { messageOf } from "../../lib/api-error.ts";
import { DownloadButton } from "../../ui/download-button.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { SignMark } from "../../ui/sign-mark.tsx";
import { When } from "../../ui/when.tsx";
import { useReceipt } from "./api.ts";
import { CreditNotesButton } from "./credit-notes-button.tsx";
import classes from "./receipt.module.css";

/** The receipt of a paid order, made for printing. */
export function ReceiptSheet({ orderId }: { orderId: string }) {
  const { data, error, isPending, refetch } = useReceipt(orderId);
  if (isPending) return <Placeholder lines={6} label="Loading the receipt" />;
  if (data === undefined)
    return (
      <FailurePanel
        title={messageOf(error, texts.payments.receiptFailed)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <div className={classes.actions}>
        <Button
          size="sm"
          variant="default"
          leftSection={<Printer size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
        <DownloadButton path={receiptPdfPath(orderId)} failure={texts.payments.receiptFailed}>
          Download PDF
        </DownloadButton>
        <CreditNotesButton orderId={orderId} />
      </div>
      <Sheet {...data} />
    </>
  );
}

function Sheet({ number, orderId, credits, amount, paidAt, buyer }: ReceiptData) {
  return (
    <article className={classes.sheet} aria-label={`Receipt ${number}`}>
      <SignMark />
      <h2>Receipt {number}</h2>
      <dl className={classes.lines}>
        <dt>Date</dt>
        <dd>
          <When iso={paidAt} />
        </dd>
        <dt>Billed to</dt>
        <dd>
          {buyer.name}
          <br />
          {buyer.email}
        </dd>
        <dt>Order ID</dt>
        <dd className="mono">{orderId}</dd>
        <dt>For</dt>
        <dd>{credits} credits</dd>
        <dt>Paid by</dt>
        <dd>Cashfree Payments</dd>
      </dl>
      <p className={classes.total}>
        Total paid <strong>{formatRupees(amount)}</strong>
      </p>
    </article>
  );
}
