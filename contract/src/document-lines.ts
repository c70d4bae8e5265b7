import { ADDRESS_LINES } from "./billing-texts.ts";
import type { CreditNote } from "./credit-notes.ts";
import type { Invoice } from "./invoices.ts";
import { formatExactRupees } from "./rupees.ts";

/** The content of invoices, bills of supply and credit notes, line by line: the same on the page, in print and in the PDF. */

export type PrintedDocument = Invoice | CreditNote;

export type LabelledLine = { label: string; text: string };

const TITLES: Record<PrintedDocument["kind"], string> = {
  "tax-invoice": "Tax invoice",
  "bill-of-supply": "Bill of supply",
  "credit-note": "Credit note",
};

export const documentTitle = ({ kind }: Pick<PrintedDocument, "kind">): string => TITLES[kind];

/** The facts that identify the document, and its subject. */
export function factLines(printed: PrintedDocument): LabelledLine[] {
  const { number, issuedAt, orderId } = printed;
  const facts = { Number: number, Date: dateText(issuedAt), "Order ID": orderId };
  return Object.entries(facts).map(([label, text]) => ({ label, text }));
}

/** Where the supply is taxed; on a credit note also the document that it corrects. */
export function supplyLines(printed: PrintedDocument): LabelledLine[] {
  const place = { label: "Place of supply", text: printed.placeOfSupply };
  if (printed.kind !== "credit-note") return [place];
  const { invoice } = printed;
  const text = `${documentTitle(invoice)} ${invoice.number} of ${dateText(invoice.issuedAt)}`;
  return [place, { label: "Corrects", text }];
}

/** The seller; the name first. */
export function supplierLines({ supplier }: PrintedDocument): string[] {
  const { legalName, address, stateCode, stateName, gstin, email, phone } = supplier;
  return [
    legalName,
    ...addressLines(address),
    `State: ${stateCode} ${stateName}`,
    ...(gstin === "" ? [] : [`GSTIN: ${gstin}`]),
    email,
    phone,
  ];
}

/** The buyer; the name first. Only the name for a buyer who has given no details. */
export function recipientLines({ recipient }: PrintedDocument): string[] {
  const { name, address, pin, stateCode, stateName, country, gstin } = recipient;
  const inIndia = [`PIN ${pin}`, `state: ${stateCode} ${stateName}`];
  const place = (stateCode === "" ? [pin, country] : inIndia).filter((part) => part !== "");
  return [
    name,
    ...addressLines(address),
    ...(place.length === 0 ? [] : [place.join(", ")]),
    ...(gstin === "" ? [] : [`GSTIN: ${gstin}`]),
  ];
}

/**
 * The lines of an address as they were typed. An old address with too many lines, from before there was a limit, is a single
 * text that wraps.
 */
function addressLines(address: string): string[] {
  const lines = address.split("\n").map((line) => line.trim());
  const given = lines.filter((line) => line !== "");
  return given.length > ADDRESS_LINES ? [given.join(", ")] : given;
}

/** The amounts that add up, the total last. */
export function amountLines({ taxable, taxes, total }: PrintedDocument): LabelledLine[] {
  const amounts: [string, number][] = [
    [taxes.length === 0 ? "Value" : "Taxable value", taxable],
    ...taxes.map(({ name, rate, amount }): [string, number] => [`${name} at ${rate} %`, amount]),
    ["Total", total],
  ];
  return amounts.map(([label, amount]) => ({ label, text: formatExactRupees(amount) }));
}

/** The statements that the law requires, and the name of the supplier. */
export function footLines(printed: PrintedDocument): string[] {
  const { exportStatement, kind, supplier, isSample } = printed;
  return [
    ...(exportStatement === "" ? [] : [exportStatement]),
    ...(kind === "tax-invoice" ? ["Tax payable on reverse charge: No"] : []),
    `For ${supplier.legalName}. This is a digitally generated document and needs no signature.`,
    ...(isSample ? ["Sample of the sandbox. No real sale."] : []),
  ];
}

/** The date in India, where the tax is due: in the reader's own time zone it may be another day. */
const dateFormat = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeZone: "Asia/Kolkata",
});
const dateText = (iso: string): string => dateFormat.format(new Date(iso));
