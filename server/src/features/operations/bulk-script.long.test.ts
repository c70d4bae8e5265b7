import { createCampaign } from "@mainstreet/contract/campaigns";
import { bulkUpdateScript } from "@mainstreet/contract/verification-script";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct } from "../../../test/harness.ts";

const CAMPAIGNS = 20;
/** The requests wait for one another's locks, the last one for all: few enough that a slow machine ends before a lock's timeout. */
const EDITS = 10;
const ROUNDS = 200;

let product: Product;
beforeAll(async () => {
  // No worker, so that a requested deployment waits.
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: String(CAMPAIGNS) });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

test("edits of the same campaigns in every order at once all succeed, and one deployment waits for each", async () => {
  const visitor = await product.signUp();
  const ids: string[] = [];
  while (ids.length < CAMPAIGNS) {
    const { response } = await visitor.send(createCampaign, { body: PLUMBING });
    ids.push(response.id);
  }
  const searchConsoleScript = "v".repeat(43);
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders = Array.from({ length: EDITS / 2 }, (_, at) => [
      ...ids.slice(at * 4),
      ...ids.slice(0, at * 4),
    ]);
    const replies = await Promise.all(
      [...orders, ...orders.map((order) => order.toReversed())].map((campaignIds) =>
        visitor.send(bulkUpdateScript, { body: { campaignIds, searchConsoleScript } }),
      ),
    );
    expect(replies.map(({ response }) => response.redeployed)).toEqual(
      replies.map(() => CAMPAIGNS),
    );
  }
  const { rows } = await product.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job
    where state = 'created' and data ->> 'userId' = ${visitor.user.id}
    group by data ->> 'campaignId'`);
  expect(rows.map(({ count }) => count)).toEqual(ids.map(() => 1));
}, 600_000);
