import { billingTexts } from "@mainstreet/contract/billing-texts";
import {
  amountLines,
  factLines,
  footLines,
  type LabelledLine,
  recipientLines,
  supplierLines,
  supplyLines,
  documentTitle,
} from "@mainstreet/contract/document-lines";
import { invoicePdfPath } from "@mainstreet/contract/invoices";
import type { Invoice } from "@mainstreet/contract/invoices";
import { Button } from "@mantine/core";
import { Printer } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { DownloadButton } from "../../ui/download-button.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { SignMark } from "../../ui/sign-mark.tsx";
import { useInvoice } from "./billing-api.ts";
import { CreditNotesButton } from "./credit-notes-button.tsx";
import classes from "./receipt.module.css";

/** The invoice of a paid order, made for printing. `children`: the other documents of the order. */
export function InvoiceSheet({ orderId, children }: { orderId: string; children: ReactNode }) {
  const { data, error, isPending, refetch } = useInvoice(orderId);
  if (isPending) return <Placeholder lines={8} label="Loading the invoice" />;
  if (data === undefined)
    return (
      <FailurePanel
        title={messageOf(error, billingTexts.invoiceFailed)}
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
        <DownloadButton path={invoicePdfPath(orderId)} failure={billingTexts.invoiceFailed}>
          Download PDF
        </DownloadButton>
        <CreditNotesButton orderId={orderId} />
        {children}
      </div>
      <Sheet invoice={data} />
    </>
  );
}

function Sheet({ invoice }: { invoice: Invoice }) {
  const title = documentTitle(invoice);
  return (
    <article className={classes.sheet} aria-label={`${title} ${invoice.number}`}>
      <SignMark />
      <h2>{title}</h2>
      <dl className={classes.lines}>
        <LabelledLines lines={factLines(invoice)} />
        <dt>From</dt>
        <dd className={classes.address}>{supplierLines(invoice).join("\n")}</dd>
        <dt>Billed to</dt>
        <dd className={classes.address}>{recipientLines(invoice).join("\n")}</dd>
        <LabelledLines lines={supplyLines(invoice)} />
      </dl>
      <Amounts invoice={invoice} />
      <div>
        {footLines(invoice).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </article>
  );
}

function LabelledLines({ lines }: { lines: LabelledLine[] }) {
  return lines.map(({ label, text }) => (
    <Fragment key={label}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </Fragment>
  ));
}

function Amounts({ invoice }: { invoice: Invoice }) {
  const { description, sac, credits, totalInWords } = invoice;
  const amounts = amountLines(invoice);
  const [total] = amounts.splice(-1);
  return (
    <table className={classes.amounts}>
      <tbody>
        <tr>
          <th scope="row">
            {description}
            <br />
            <span className="muted">
              SAC {sac}, quantity {credits}
            </span>
          </th>
          <td />
        </tr>
        {amounts.map(({ label, text }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {total?.label}
            <br />
            <span className="muted">{totalInWords}</span>
          </th>
          <td>{total?.text}</td>
        </tr>
      </tfoot>
    </table>
  );
}
