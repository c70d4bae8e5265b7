import type { CreditNote } from "@mainstreet/contract/credit-notes";
import type { Invoice } from "@mainstreet/contract/invoices";

/** What is printed with the lines of an invoice. */
export type PrintedDocument = Invoice | CreditNote;

/** A label and the lines next to it. */
export type LabelledLines = [label: string, ...lines: string[]];

const TITLES: Record<PrintedDocument["kind"], string> = {
  "tax-invoice": "Tax invoice",
  "bill-of-supply": "Bill of supply",
  "credit-note": "Credit note",
};

export const titleOf = ({ kind }: Pick<PrintedDocument, "kind">): string => TITLES[kind];

/** The head of a document: everything of Rule 46, 49 or 53 but the amounts. */
export function headLines(invoice: PrintedDocument): LabelledLines[] {
  const { number, issuedAt, orderId, supplier, recipient, placeOfSupply } = invoice;
  const { stateCode, stateName } = supplier;
  return [
    ["Number", number],
    ["Date", dateText(issuedAt)],
    ...(invoice.kind === "credit-note" ? [correctedLines(invoice)] : []),
    [
      "From",
      supplier.legalName,
      ...addressLines(supplier.address),
      `State: ${stateCode} ${stateName}`,
      ...(supplier.gstin === "" ? [] : [`GSTIN: ${supplier.gstin}`]),
      `${supplier.email}, ${supplier.phone}`,
    ],
    ["Billed to", recipient.name, ...recipientLines(recipient)],
    ["Place of supply", placeOfSupply],
    ["Order ID", orderId],
  ];
}

function correctedLines({ invoice }: CreditNote): LabelledLines {
  return ["Corrects", `${titleOf(invoice)} ${invoice.number} of ${dateText(invoice.issuedAt)}`];
}

function recipientLines(recipient: Invoice["recipient"]): string[] {
  const { address, pin, stateCode, stateName, country, gstin } = recipient;
  const isInIndia = stateCode !== "";
  return [
    ...addressLines(address),
    ...(isInIndia ? [`PIN ${pin}, state: ${stateCode} ${stateName}`] : []),
    ...(!isInIndia && country !== "" ? [pin === "" ? country : `${pin}, ${country}`] : []),
    ...(gstin === "" ? [] : [`GSTIN: ${gstin}`]),
  ];
}

const LINE_LENGTH = 62;

/** Lines of an address, cut between words. */
function addressLines(address: string): string[] {
  const lines: string[] = [];
  for (const given of address.split("\n")) {
    let line = "";
    for (const word of given.trim().split(/\s+/)) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && longer.length > LINE_LENGTH) lines.push(line);
      line = line !== "" && longer.length > LINE_LENGTH ? word : longer;
    }
    if (line !== "") lines.push(line);
  }
  return lines;
}

/** What follows the amounts. */
export function footLines(invoice: PrintedDocument): string[] {
  const { exportStatement, kind, supplier, isSample } = invoice;
  return [
    ...(exportStatement === "" ? [] : [exportStatement]),
    ...(kind === "tax-invoice" ? ["Tax payable on reverse charge: No"] : []),
    `For ${supplier.legalName}. This is a digitally generated document and needs no signature.`,
    ...(isSample ? ["Sample of the sandbox. No real sale."] : []),
  ];
}

const dateFormat = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "long",
  timeZone: "Asia/Kolkata",
});
const dateText = (iso: string): string => dateFormat.format(new Date(iso));
