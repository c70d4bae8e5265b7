import { type BillingDetails, saveBillingDetails } from "@mainstreet/contract/billing-details";
import { COUNTRY_CODES, countryName } from "@mainstreet/contract/country-codes";
import { isGstin } from "@mainstreet/contract/gstin";
import { INDIA_STATES, stateTaxName } from "@mainstreet/contract/india-states";
import { type Invoice, readInvoice } from "@mainstreet/contract/invoices";
import { CREDIT_PACKAGES } from "@mainstreet/contract/packages";
import { formatExactRupees } from "@mainstreet/contract/rupees";
import { assert, asyncProperty, boolean, constantFrom, option, record, string } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { buyPackage } from "../../../test/pay-order.ts";
import { readPdf } from "../../../test/read-pdf.ts";
import { setTestCompany } from "../../../test/ready-to-sell.ts";

const INVOICES = 200;

let product: Product;
let visitor: Visitor;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
  visitor = await product.signUp();
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const LUT = "AD290424000000X";
const companies = record({
  gstin: constantFrom("29AAGCB7383J1Z4", "29AAAAA0000A1ZY", ""),
  hasLut: constantFrom(true, false),
  rateBasisPoints: constantFrom(500, 1_200, 1_800, 2_800),
});
const texts = string({ minLength: 1, maxLength: 60 }).map((text) => `Rao ${text}`.trim());
const states = constantFrom("29", ...Object.keys(INDIA_STATES));
const LETTERS = Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
/** A GSTIN of a state, whose last character checks the others. */
function gstinOf(state: string): string {
  const body = `${state}AAPFU0939F1Z`;
  return LETTERS.map((last) => body + last).find(isGstin) ?? "";
}

const buyers = option(
  record({
    name: texts,
    address: texts,
    country: constantFrom("IN", "IN", ...COUNTRY_CODES),
    state: states,
    pin: constantFrom("560001", "400001"),
    gstin: boolean(),
  }).map(({ gstin, ...buyer }) => {
    const isAbroad = buyer.country !== "IN";
    const state = isAbroad ? "" : buyer.state;
    return { ...buyer, state, gstin: gstin && !isAbroad ? gstinOf(state) : "" };
  }),
  { nil: undefined },
);
type Case = {
  company: { gstin: string; hasLut: boolean; rateBasisPoints: number };
  buyer: BillingDetails | undefined;
};

const paise = (rupees: number): number => Math.round(rupees * 100);

/** Clauses a to q of Rule 46, or those of Rule 49 for a seller without GSTIN. */
function checkFields(invoice: Invoice, { company, buyer }: Case, amount: number): void {
  const isRegistered = company.gstin !== "";
  const isAbroad = buyer !== undefined && buyer.country !== "IN";
  // The title, and a: the supplier.
  expect(invoice.kind).toBe(isRegistered ? "tax-invoice" : "bill-of-supply");
  const { supplier, recipient } = invoice;
  expect(supplier).toMatchObject({ gstin: company.gstin, stateCode: "29" });
  expect(supplier.legalName).not.toBe("");
  expect(supplier.address).not.toBe("");
  // b: letters, digits, hyphen and slash, at most 16 characters. c: the date.
  expect(invoice.number).toMatch(/^(?=.{1,16}$)(INV|BOS)\/\d\d-\d\d\/\d{5,6}$/);
  expect(Date.now() - Date.parse(invoice.issuedAt)).toBeLessThan(60_000);
  // d to f: the recipient with the state, and the GSTIN of a registered recipient.
  const place = buyer?.state ?? "";
  expect(recipient).toMatchObject({
    name: buyer?.name ?? visitor.user.name,
    address: buyer?.address ?? "",
    stateCode: place,
    stateName: INDIA_STATES[place] ?? "",
    country: buyer ? countryName(buyer.country) : "",
    gstin: buyer?.gstin ?? "",
  });
  // g and h: code and description. i applies to goods only.
  expect(invoice.sac).toBe("998315");
  expect(invoice.description).toContain(`${invoice.credits} Mainstreet credits`);
  // j and k: total and taxable value.
  expect(invoice.total).toBe(amount);
  const taxes = invoice.taxes.reduce((sum, tax) => sum + paise(tax.amount), 0);
  expect(paise(invoice.taxable) + taxes).toBe(paise(amount));
  // n, which also decides about l and m.
  const state = isAbroad ? "" : (buyer?.state ?? "29");
  const inIndia = `${state} ${INDIA_STATES[state]}`;
  const abroad = `Outside India: ${countryName(buyer?.country ?? "IN")}`;
  expect(invoice.placeOfSupply).toBe(isAbroad ? abroad : inIndia);
  checkTaxes(invoice, { company, isAbroad, isLocal: state === "29" && !isAbroad });
  const words = isAbroad && isRegistered ? "SUPPLY MEANT FOR EXPORT" : "";
  expect(invoice.exportStatement.startsWith(words)).toBe(true);
  expect(invoice.exportStatement === "").toBe(words === "");
  expect(invoice.exportStatement.includes(`LUT ${LUT}`)).toBe(words !== "" && company.hasLut);
}

/** Checks that the PDF contains the data, on one page. Names and addresses here contain letters that our typefaces lack. */
async function checkPdf(pdf: Buffer, invoice: Invoice): Promise<void> {
  const { text, pages } = await readPdf(pdf);
  const { number, supplier, recipient, placeOfSupply, taxes, totalInWords } = invoice;
  const amounts = [invoice.taxable, ...taxes.map(({ amount }) => amount), invoice.total];
  const lines = [number, supplier.gstin, recipient.gstin, placeOfSupply, totalInWords];
  for (const line of [...lines, invoice.exportStatement, ...amounts.map(formatExactRupees)])
    expect(text).toContain(line);
  expect(pages).toBe(1);
}

type Taxed = Pick<Case, "company"> & { isAbroad: boolean; isLocal: boolean };

/** l and m: rates and amounts, each within a paisa of the rate of the taxable value. */
function checkTaxes({ taxes, taxable, supplier }: Invoice, { company, ...where }: Taxed): void {
  const rate = company.rateBasisPoints / 100;
  const isFree = where.isAbroad && company.hasLut;
  if (company.gstin === "") return expect(taxes).toEqual([]);
  const [central, local] = ["CGST", stateTaxName(supplier.stateCode)];
  expect(taxes.map((tax) => [tax.name, tax.rate])).toEqual(
    where.isLocal
      ? [
          [central, rate / 2],
          [local, rate / 2],
        ]
      : [["IGST", isFree ? 0 : rate]],
  );
  for (const tax of taxes)
    expect(Math.abs(tax.amount - (taxable * tax.rate) / 100)).toBeLessThan(0.0131);
}

test(`${INVOICES} random invoices hold every field of Rule 46, and their sums add up`, async () => {
  await assert(
    asyncProperty(
      companies,
      buyers,
      constantFrom(...CREDIT_PACKAGES),
      async (company, buyer, chosen) => {
        // Details cannot be deleted, so a buyer without details must be a new user.
        if (!buyer) visitor = await product.signUp();
        const lutNumber = company.gstin !== "" && company.hasLut ? LUT : "";
        const { gstin, rateBasisPoints } = company;
        await setTestCompany(product.db, { gstin, rateBasisPoints, lutNumber });
        if (buyer) {
          const { status, failure } = await visitor.send(saveBillingDetails, { body: buyer });
          expect(status, failure.message).toBe(200);
        }
        const orderId = await buyPackage(product, visitor, chosen);
        const { response } = await visitor.send(readInvoice, { params: { orderId } });
        const pdf = await product.app.inject({
          url: `/api/payments/invoices/${orderId}/pdf`,
          headers: { authorization: `Bearer ${visitor.token}` },
        });
        await checkPdf(pdf.rawPayload, response);
        checkFields(response, { company, buyer }, chosen.amount);
      },
    ),
    { numRuns: INVOICES, endOnFailure: true },
  );
}, 600_000);
