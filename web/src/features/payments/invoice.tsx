import { billingTexts } from "@mainstreet/contract/billing-texts";
import { invoicePdfPath } from "@mainstreet/contract/invoices";
import type { Invoice } from "@mainstreet/contract/invoices";
import { formatRupees } from "@mainstreet/contract/rupees";
import { Button } from "@mantine/core";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { DownloadButton } from "../../ui/download-button.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { SignMark } from "../../ui/sign-mark.tsx";
import { useInvoice } from "./billing-api.ts";
import classes from "./receipt.module.css";

/** The date in India, where the tax is due: the reader's own may be another. */
const dateFormat = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeZone: "Asia/Kolkata",
});

const TITLES = { "tax-invoice": "Tax invoice", "bill-of-supply": "Bill of supply" };

/** The invoice of a paid order, made to be printed. `children`: what else there is about the order. */
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
        {children}
      </div>
      <Sheet {...data} />
    </>
  );
}

function Sheet(invoice: Invoice) {
  const { kind, number, issuedAt, orderId, supplier, placeOfSupply, exportStatement } = invoice;
  const title = `${TITLES[kind]} ${number}`;
  return (
    <article className={classes.sheet} aria-label={title}>
      <SignMark />
      <h2>{title}</h2>
      <dl className={classes.lines}>
        <dt>Date</dt>
        <dd>{dateFormat.format(new Date(issuedAt))}</dd>
        <dt>From</dt>
        <dd className={classes.address}>
          {supplier.legalName}
          {`\n${supplier.address}\nState: ${supplier.stateCode} ${supplier.stateName}`}
          {supplier.gstin !== "" && `\nGSTIN: ${supplier.gstin}`}
          {`\n${supplier.email}\n${supplier.phone}`}
        </dd>
        <dt>Billed to</dt>
        <dd className={classes.address}>{recipientLines(invoice.recipient).join("\n")}</dd>
        <dt>Place of supply</dt>
        <dd>{placeOfSupply}</dd>
        <dt>Order ID</dt>
        <dd className="mono">{orderId}</dd>
      </dl>
      <Amounts {...invoice} />
      <div>
        {exportStatement !== "" && <p>{exportStatement}</p>}
        {kind === "tax-invoice" && <p>Tax payable on reverse charge: No</p>}
        <p className="muted">
          For {supplier.legalName}. This is a digitally generated document and needs no signature.
        </p>
        {invoice.isSample && <p className="muted">Sample of the sandbox. No real sale.</p>}
      </div>
    </article>
  );
}

function recipientLines(recipient: Invoice["recipient"]): string[] {
  const { name, address, pin, stateCode, stateName, country, gstin } = recipient;
  const place =
    stateCode === "" ? [pin, country] : [`PIN ${pin}`, `state: ${stateCode} ${stateName}`];
  return [
    name,
    address,
    place.filter((text) => text !== "").join(", "),
    gstin === "" ? "" : `GSTIN: ${gstin}`,
  ].filter((line) => line !== "");
}

function Amounts({ description, sac, credits, taxable, taxes, total, totalInWords }: Invoice) {
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
        <tr>
          <th scope="row">{taxes.length === 0 ? "Value" : "Taxable value"}</th>
          <td>{formatRupees(taxable)}</td>
        </tr>
        {taxes.map(({ name, rate, amount }) => (
          <tr key={name}>
            <th scope="row">
              {name} at {rate} %
            </th>
            <td>{formatRupees(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            Total
            <br />
            <span className="muted">{totalInWords}</span>
          </th>
          <td>{formatRupees(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
