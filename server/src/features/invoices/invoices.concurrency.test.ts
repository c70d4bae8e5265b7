import { readInvoice } from "@mainstreet/contract/invoices";
import { CREDIT_PACKAGES } from "@mainstreet/contract/packages";
import { verifyPayment } from "@mainstreet/contract/payments";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { startPaidOrder } from "../../../test/pay-order.ts";
import { setTestCompany } from "../../../test/ready-to-sell.ts";
import { asTenant } from "../../platform/db/database.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { databaseFault } from "../../platform/db/database-fault.ts";

const PARALLEL = IS_LONG ? 50 : 25;
const [CHEAPEST] = CREDIT_PACKAGES;

let product: Product;
let visitors: Visitor[];
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
  visitors = await Promise.all(Array.from({ length: 5 }, () => product.signUp()));
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const at = (n: number): Visitor => {
  const visitor = visitors[n % visitors.length];
  if (!visitor) throw new Error("nobody signed up");
  return visitor;
};

/** Makes the invoice of an order in a transaction that then fails. */
async function failAfterInvoice({ user }: Visitor, orderId: string): Promise<void> {
  const sale = { userId: user.id, orderId, credits: 10, amountPaise: 100 };
  const failed = asTenant(product.db, user.id, async (tx) => {
    await issueInvoice(tx, sale);
    throw new Error("rolled back");
  });
  const error = await failed.catch((caught: unknown) => caught);
  // On a busy machine the transaction fails earlier, since it has waited too long for the number.
  if (databaseFault(error) !== "busy") expect(error).toMatchObject({ message: "rolled back" });
}

test(`${PARALLEL} payments at once, each confirmed twice, among transactions that fail: numbers without a gap`, async () => {
  const orders = await Promise.all(
    Array.from({ length: PARALLEL }, (_, n) => startPaidOrder(product, at(n), CHEAPEST)),
  );
  const verify = (n: number, orderId: string) => at(n).send(verifyPayment, { query: { orderId } });
  await Promise.all(
    orders.flatMap((orderId, n) => [
      ...(n % 3 === 0 ? [failAfterInvoice(at(n), orderId)] : []),
      verify(n, orderId),
      verify(n, orderId),
    ]),
  );
  // A request that waited too long for its row had no effect, so it is sent again, as clients do.
  for (const [n, orderId] of orders.entries())
    await expect
      .poll(async () => (await verify(n, orderId)).response.status, { timeout: 10_000 })
      .toBe("SUCCESS");
  const numbers = await Promise.all(
    orders.map(
      async (orderId, n) =>
        (await at(n).send(readInvoice, { params: { orderId } })).response.number,
    ),
  );
  const sequences = numbers.map((number) => Number(number.split("/").at(-1)));
  expect(sequences.toSorted((one, next) => one - next)).toEqual(
    Array.from({ length: PARALLEL }, (_, n) => n + 1),
  );
  const { rows } = await product.db.execute<{ inOrder: boolean }>(sql`
    select bool_and(issued_at >= earlier) as "inOrder" from (
      select issued_at, lag(issued_at, 1, issued_at) over (order by sequence) as earlier from invoices) i`);
  expect(rows).toEqual([{ inOrder: true }]);
});

test("an unregistered company makes bills of supply, in a series of their own", async () => {
  await setTestCompany(product.db, { gstin: "" });
  const orderId = await startPaidOrder(product, at(0), CHEAPEST);
  await at(0).send(verifyPayment, { query: { orderId } });
  const { response } = await at(0).send(readInvoice, { params: { orderId } });
  expect(response).toMatchObject({
    kind: "bill-of-supply",
    number: expect.stringMatching(/^BOS\/\d\d-\d\d\/00001$/),
    supplier: { legalName: "Rao & Daughters", gstin: "" },
    taxable: 1,
    taxes: [],
    total: 1,
    isSample: false,
  });
});
