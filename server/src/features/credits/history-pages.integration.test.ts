import { creditHistory } from "@mainstreet/contract/credits";
import { HISTORY_LIMIT } from "@mainstreet/contract/limits";
import { paymentHistory } from "@mainstreet/contract/payments";
import { requestTexts } from "@mainstreet/contract/request-messages";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { asTenant } from "../../platform/db/database.ts";
import { appendEntry } from "./append-entry.ts";

const ENTRIES = 25;

let product: Product;
let visitor: Visitor;
let other: Visitor;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "5" });
  [visitor, other] = [await product.signUp(), await product.signUp()];
});
afterAll(() => product.close());

async function addEntries(userId: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1)
    await asTenant(product.db, userId, (tx) =>
      appendEntry(tx, {
        userId,
        type: n % 2 === 0 ? "add" : "deduct",
        amount: n % 2 === 0 ? 1 : -1,
        description: `Entry ${n}`,
        businessKey: `history-pages:${userId}:${n}`,
      }),
    );
}

test("all transactions are seen page by page, also while new ones are added, and none twice", async () => {
  await addEntries(visitor.user.id, ENTRIES);
  const all = (await visitor.send(creditHistory, {})).response;
  expect(all.transactions).toHaveLength(ENTRIES + 1);
  expect(all.nextCursor).toBeNull();
  const seen: string[] = [];
  let cursor: string | null = "";
  for (let page = 0; cursor !== null; page += 1) {
    const query: { limit: string; cursor: string } = { limit: "10", cursor };
    const { response } = await visitor.send(creditHistory, { query });
    seen.push(...response.transactions.map(({ id }) => id));
    cursor = response.nextCursor;
    await product.db.execute(sql`select 1`);
    expect(page).toBeLessThan(3);
  }
  expect(seen).toEqual(all.transactions.map(({ id }) => id));
});

async function addOrders(userId: string, count: number): Promise<void> {
  // Several entries with the same time: the cursor must distinguish them.
  await product.db.execute(sql`
    insert into payment_orders (id, user_id, credits, amount_paise, phone, status, created_at)
    select 'crd_' || md5(${userId} || n), ${userId}, 10, 100, '9999999999', 'expired',
      now() - (n / 3) * interval '1 microsecond'
    from generate_series(1, ${count}::int) n`);
}

test("more than a thousand payments are not cut off without a word: a Link header has the address of the older ones", async () => {
  const { id } = visitor.user;
  await addOrders(id, HISTORY_LIMIT + 5);
  const seen: string[] = [];
  let url: string | undefined = `/api/payments/history/${id}`;
  const sizes: number[] = [];
  while (url !== undefined) {
    const headers = { authorization: `Bearer ${visitor.token}` };
    const response: Awaited<ReturnType<typeof product.app.inject>> = await product.app.inject({
      url,
      headers,
    });
    const orders = paymentHistory.shapes.response.parse(response.json());
    sizes.push(orders.length);
    seen.push(...orders.map(({ orderId }) => orderId));
    url = /^<([^>]+)>; rel="next"$/.exec(String(response.headers["link"] ?? ""))?.[1];
  }
  expect(sizes).toEqual([HISTORY_LIMIT, 5]);
  expect(new Set(seen).size).toBe(HISTORY_LIMIT + 5);
});

test("a cursor that is no entry of the user's is refused, another user's too", async () => {
  const [foreign] = (await other.send(creditHistory, {})).response.transactions;
  const message = requestTexts.invalidHistoryCursor;
  for (const cursor of ["nonsense", foreign?.id ?? "", visitor.user.id])
    expect(await visitor.send(creditHistory, { query: { cursor } })).toMatchObject({
      status: 400,
      failure: { message, fields: { cursor: message } },
    });
  await addOrders(other.user.id, 1);
  const params = { userId: other.user.id };
  const [order] = (await other.send(paymentHistory, { params })).response;
  const own = { userId: visitor.user.id };
  for (const cursor of ["nonsense", order?.orderId ?? ""])
    expect(await visitor.send(paymentHistory, { params: own, query: { cursor } })).toMatchObject({
      status: 400,
      failure: { message },
    });
  for (const limit of ["0", "1001", "x"])
    expect(await visitor.send(creditHistory, { query: { limit } })).toMatchObject({
      status: 400,
      failure: { message: requestTexts.invalidHistoryLimit },
    });
});
