import type { PrintedDocument } from "@mainstreet/contract/document-lines";
import { beforeAll, expect, test } from "vitest";
import { readPdf } from "../../../test/read-pdf.ts";
import { invoicePdf } from "./invoice-pdf.ts";

const INVOICE = {
  kind: "tax-invoice",
  number: "INV/26-27/00042",
  issuedAt: "2026-11-02T20:15:00.000Z",
  orderId: "crd_01jdfgh3x7c9v1k2m4n6p8q0rs",
  supplier: {
    legalName: "Sample Company Private Limited",
    address: "1 Sample Street\nBengaluru 560038",
    stateCode: "29",
    stateName: "Karnataka",
    gstin: "29AAAAA0000A1ZY",
    email: "sales@example.com",
    phone: "+91 80 1000 0000",
  },
  recipient: {
    name: "Rao Digital LLP",
    address: "12 Mahatma Gandhi Road\nFort, Mumbai",
    pin: "400001",
    stateCode: "27",
    stateName: "Maharashtra",
    country: "India",
    gstin: "27AAPFU0939F1ZV",
  },
  placeOfSupply: "27 Maharashtra",
  sac: "998315",
  description: "1,000 Mainstreet credits for creating websites online",
  credits: 1_000,
  taxable: 25_415.25,
  taxes: [{ name: "IGST", rate: 18, amount: 4_574.75 }],
  total: 29_990,
  totalInWords: "Rupees twenty-nine thousand nine hundred ninety only",
  exportStatement: "",
  isSample: false,
} satisfies PrintedDocument;

const LEAVE_OUT = { address: "", pin: "", stateCode: "", stateName: "", country: "", gstin: "" };
const read = async (changes: Partial<PrintedDocument> = {}) =>
  readPdf(await invoicePdf({ ...INVOICE, ...changes } as PrintedDocument));

let paper: Awaited<ReturnType<typeof readPdf>>;
beforeAll(async () => {
  paper = await read();
  expect(paper.pages).toBe(1);
});

test.each([
  ["the title", "Tax invoice"],
  ["a: name, address and GSTIN of the supplier", "Sample Company Private Limited 1 Sample Street"],
  ["a", "Bengaluru 560038 State: 29 Karnataka GSTIN: 29AAAAA0000A1ZY"],
  ["b: a consecutive number of at most 16 characters", "Number INV/26-27/00042"],
  ["c: the date, in India", "Date 3 November 2026"],
  ["d: name, address and GSTIN of the recipient", "Rao Digital LLP 12 Mahatma Gandhi Road Fort"],
  ["d", "GSTIN: 27AAPFU0939F1ZV"],
  ["e and f: the recipient's state and its code", "PIN 400001, state: 27 Maharashtra"],
  ["g: the code of the service", "998315"],
  ["h: its description", "1,000 Mainstreet credits for creating websites online"],
  ["i: the quantity", "998315 1000 ₹25,415.25"],
  ["j: the total value", "Total ₹29,990.00"],
  ["k: the taxable value", "Taxable value ₹25,415.25"],
  ["l and m: rate and amount of the tax", "IGST at 18 % ₹4,574.75"],
  ["n: the place of supply with the name of the state", "Place of supply 27 Maharashtra"],
  // Clause o, the address of delivery, applies to goods only.
  ["p: whether tax is payable on reverse charge", "Tax payable on reverse charge: No"],
  ["q: who signs, or why nobody does", "For Sample Company Private Limited. This is a digitally"],
  ["the total in words", "Rupees twenty-nine thousand nine hundred ninety only"],
])("Rule 46, %s: %s", (_, line) => {
  expect(paper.text).toContain(line);
});

test("a sale in the seller's state has both taxes, an export its sentence, and a bill of supply no tax", async () => {
  const taxes = [
    { name: "CGST", rate: 9, amount: 2_287.37 },
    { name: "SGST", rate: 9, amount: 2_287.38 },
  ];
  const { text: local } = await read({ taxes });
  expect(local).toContain("CGST at 9 % ₹2,287.37 SGST at 9 % ₹2,287.38 Total");
  const exportStatement = "SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX";
  const abroad = { ...LEAVE_OUT, name: "Meyer", address: "Ring 1", pin: "10115" };
  const { text: exported } = await read({
    exportStatement,
    recipient: { ...abroad, country: "Côte d’Ivoire" },
  });
  for (const line of [exportStatement, "Meyer Ring 1 10115, Côte d’Ivoire"])
    expect(exported).toContain(line);
  const bill = { kind: "bill-of-supply" as const, taxes: [], taxable: 29_990 };
  const { text: untaxed } = await read({ ...bill, recipient: { ...LEAVE_OUT, name: "Asha Rao" } });
  expect(untaxed).toContain("Value ₹29,990.00 Total ₹29,990.00");
  expect(untaxed).toContain("Bill of supply");
  for (const none of ["Tax payable", "Taxable", "undefined"]) expect(untaxed).not.toContain(none);
});

test("a credit note names the invoice that it corrects", async () => {
  const { kind, number, issuedAt } = INVOICE;
  const note = { kind: "credit-note", number: "CRN/26-27/00001", refundId: "1" } as const;
  const { text } = await read({ ...note, invoice: { kind, number, issuedAt } });
  expect(text).toContain("Credit note");
  expect(text).toContain("Corrects Tax invoice INV/26-27/00042 of 3 November 2026");
});

test("the longest address and names wrap, also from before its lines were limited, on one page", async () => {
  const words = "Extremely Long Residency Society Building Number 7 ".repeat(6).trim();
  const addresses = [
    words,
    "x".repeat(300),
    Array.from(
      { length: 6 },
      (_, n) => `Line ${n} of fifty letters, as long as a line may be`,
    ).join("\n"),
    Array.from({ length: 150 }, () => "9").join("\n"),
  ];
  const name = "Western India Association of Independent Digital Marketing Agencies "
    .repeat(2)
    .trim();
  for (const address of addresses) {
    const recipient = { ...INVOICE.recipient, address, name: name.slice(0, 100) };
    const supplier = { ...INVOICE.supplier, address, legalName: name.slice(0, 200) };
    const { text, pages, lowest } = await read({ recipient, supplier });
    expect(pages).toBe(1);
    expect(lowest).toBeGreaterThan(30);
    const letters = (written: string) => written.replaceAll(/[\s,]/g, "");
    expect(letters(text).split(letters(address))).toHaveLength(3);
    expect(text).toContain("needs no signature.");
  }
});
