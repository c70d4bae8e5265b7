import { billingTexts } from "@mainstreet/contract/billing-texts";
import { readBillingDetails, saveBillingDetails } from "@mainstreet/contract/billing-details";
import { readInvoice } from "@mainstreet/contract/invoices";
import { CREDIT_PACKAGES } from "@mainstreet/contract/packages";
import { createOrder, paymentHistory, paymentReceipt } from "@mainstreet/contract/payments";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { buyPackage } from "../../../test/pay-order.ts";
import { readPdf } from "../../../test/read-pdf.ts";

const [SMALLEST, SMALL] = CREDIT_PACKAGES;
const DETAILS = {
  name: "Rao Digital LLP",
  address: "12 Mahatma Gandhi Road\nFort, Mumbai",
  country: "IN",
  state: "27",
  pin: "400001",
  gstin: "27AAPFU0939F1ZV",
};

let product: Product;
let visitor: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
  [visitor, other] = [await product.signUp(), await product.signUp()];
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const invoiceOf = async (orderId: string, reader = visitor) =>
  (await reader.send(readInvoice, { params: { orderId } })).response;

test("a purchase without billing details has an invoice with the place of the seller", async () => {
  const orderId = await buyPackage(product, visitor, SMALL);
  const invoice = await invoiceOf(orderId);
  expect(invoice).toMatchObject({
    kind: "tax-invoice",
    orderId,
    supplier: { legalName: "Sample Company Private Limited", gstin: "29AAAAA0000A1ZY" },
    recipient: { name: "Asha Rao", address: "", gstin: "" },
    placeOfSupply: "29 Karnataka",
    taxable: 846.62,
    taxes: [
      { name: "CGST", rate: 9, amount: 76.19 },
      { name: "SGST", rate: 9, amount: 76.19 },
    ],
    total: 999,
    totalInWords: "Rupees nine hundred ninety-nine only",
    isSample: true,
  });
  expect(invoice.number).toMatch(/^INV\/\d\d-\d\d\/00001$/);
  // The receipt that the specification requires still exists.
  const receipt = await visitor.send(paymentReceipt, { params: { orderId } });
  expect(receipt.response).toMatchObject({ number: 1, amount: 999 });
});

test("billing details are kept, and are printed on the invoices of later purchases only", async () => {
  const before = await buyPackage(product, visitor, SMALLEST);
  expect((await visitor.send(readBillingDetails, {})).response).toEqual({ details: null });
  const saved = await visitor.send(saveBillingDetails, {
    body: { ...DETAILS, gstin: "27aapfu 0939f1zv" },
  });
  expect(saved.response).toEqual({ details: DETAILS });
  expect((await visitor.send(readBillingDetails, {})).response).toEqual({ details: DETAILS });
  expect((await other.send(readBillingDetails, {})).response).toEqual({ details: null });
  const orderId = await buyPackage(product, visitor, SMALLEST);
  expect(await invoiceOf(orderId)).toMatchObject({
    recipient: {
      name: DETAILS.name,
      address: DETAILS.address,
      pin: "400001",
      stateCode: "27",
      stateName: "Maharashtra",
      country: "India",
      gstin: DETAILS.gstin,
    },
    placeOfSupply: "27 Maharashtra",
    taxable: 0.85,
    taxes: [{ name: "IGST", rate: 18, amount: 0.15 }],
    total: 1,
  });
  await visitor.send(saveBillingDetails, { body: { ...DETAILS, name: "Another name" } });
  expect((await invoiceOf(orderId)).recipient.name).toBe(DETAILS.name);
  expect((await invoiceOf(before)).recipient.name).toBe("Asha Rao");
});

test("a buyer outside India gets an export invoice without tax under the letter of undertaking", async () => {
  const body = { name: "Meyer GmbH", address: "Ring 1, Berlin", country: "DE", pin: "10115" };
  const saved = await other.send(saveBillingDetails, { body });
  expect(saved.response.details).toMatchObject({ ...body, state: "", gstin: "" });
  const orderId = await buyPackage(product, other, SMALL);
  expect(await invoiceOf(orderId, other)).toMatchObject({
    recipient: { country: "Germany", stateCode: "" },
    placeOfSupply: "Outside India: Germany",
    taxable: 999,
    taxes: [{ name: "IGST", rate: 0, amount: 0 }],
    total: 999,
    exportStatement: expect.stringContaining("UNDER LETTER OF UNDERTAKING"),
  });
});

test.each([
  ["name", { name: " " }, billingTexts.nameRequired],
  ["address", { address: "" }, billingTexts.addressRequired],
  ["address", { address: "1\n2\n3\n4\n5\n6\n7" }, billingTexts.addressTooManyLines],
  ["state", { state: "28", gstin: "" }, billingTexts.stateRequired],
  ["pin", { pin: "012345" }, billingTexts.pinInvalid],
  ["gstin", { gstin: "27AAPFU0939F1ZW" }, billingTexts.gstinInvalid],
  ["gstin", { state: "29" }, billingTexts.gstinOfOtherState],
  ["gstin", { country: "DE", state: "" }, billingTexts.gstinAbroad],
  ["country", { country: "XX", state: "", gstin: "" }, billingTexts.countryInvalid],
])("a wrong %s is refused by its field: %j", async (field, change, message) => {
  const body = { ...DETAILS, ...change };
  const { status, failure } = await visitor.send(saveBillingDetails, { body });
  expect({ status, fields: failure.fields }).toEqual({ status: 400, fields: { [field]: message } });
});

test("the list of purchases names the invoice, and only its buyer reads it", async () => {
  const orderId = await buyPackage(product, visitor, SMALL);
  const { number } = await invoiceOf(orderId);
  const params = { userId: visitor.user.id };
  const [newest] = (await visitor.send(paymentHistory, { params })).response;
  expect(newest).toMatchObject({ orderId, invoiceNumber: number });
  const body = { ...SMALL, phone: "9999999999" };
  const unpaid = (await visitor.send(createOrder, { body })).response.order_id;
  const message = billingTexts.invoiceNotFound;
  for (const [reader, id] of [
    [other, orderId],
    [visitor, unpaid],
    [visitor, "crd_none"],
  ] as const)
    expect(await reader.send(readInvoice, { params: { orderId: id } })).toMatchObject({
      status: 404,
      failure: { message },
    });
});

test("the invoice is a PDF of one page", async () => {
  const orderId = await buyPackage(product, visitor, SMALL);
  const { number } = await invoiceOf(orderId);
  const response = await product.app.inject({
    url: `/api/payments/invoices/${orderId}/pdf`,
    headers: { authorization: `Bearer ${visitor.token}` },
  });
  expect(response.headers["content-disposition"]).toBe(
    `attachment; filename="${number.replaceAll("/", "-")}.pdf"`,
  );
  const { text, pages } = await readPdf(response.rawPayload);
  expect(text).toContain(`Number ${number}`);
  expect(text).toContain("Total ₹999.00");
  expect(pages).toBe(1);
});

test("a new financial year begins with number 1", async () => {
  const orderId = await buyPackage(product, visitor, SMALLEST);
  const { number } = await invoiceOf(orderId);
  // Changes the data as if everything so far had been sold in the previous year.
  const [, year = ""] = number.split("/");
  const renamed = sql`replace(number, ${year}, '25-26')`;
  await product.db.execute(sql`update invoices set financial_year = '25-26', number = ${renamed}`);
  await product.db.execute(
    sql`update document_series set financial_year = '25-26' where kind = 'tax-invoice'`,
  );
  const next = await invoiceOf(await buyPackage(product, visitor, SMALLEST));
  expect(next.number).toBe(`INV/${year}/00001`);
  const after = await invoiceOf(await buyPackage(product, visitor, SMALLEST));
  expect(after.number).toBe(`INV/${year}/00002`);
});

test("a clock that steps back over the first of April neither stops sales nor begins the former year again", async () => {
  const orderId = await buyPackage(product, visitor, SMALLEST);
  const [, year = ""] = (await invoiceOf(orderId)).number.split("/");
  const [, first = ""] = year.split("-");
  const nextYear = `${first}-${Number(first) + 1}`;
  // Changes the data as if the last sale had been in the first minute of the next financial year.
  const issuedAt = `20${first}-03-31T18:30:30.000Z`;
  await product.db.execute(
    sql`update invoices set issued_at = ${issuedAt}, financial_year = ${nextYear}, sequence = 1, number = ${`INV/${nextYear}/00001`}
      where order_id = ${orderId}`,
  );
  await product.db.execute(
    sql`update document_series set financial_year = ${nextYear}, last_number = 1, last_issued_at = ${issuedAt} where kind = 'tax-invoice'`,
  );
  for (const sequence of [2, 3])
    expect(await invoiceOf(await buyPackage(product, visitor, SMALLEST))).toMatchObject({
      number: `INV/${nextYear}/0000${sequence}`,
      issuedAt,
    });
});
