import { createCampaign } from "@mainstreet/contract/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import { campaigns } from "../src/features/campaigns/tables.ts";
import { PLUMBING, type Product, startProduct, type Visitor } from "./harness.ts";

let product: Product;
let visitor: Visitor;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
  visitor = await product.signUp();
});
afterAll(() => product.close());

test("the cost of a site is changed after the charge", async () => {
  const { status } = await visitor.send(createCampaign, { body: PLUMBING });
  expect(status).toBe(201);
  await product.db.update(campaigns).set({ cost: 2 });
});

test("an audit that fails after a later test names the test whose data is wrong", async () => {
  await visitor.send(createCampaign, { body: { ...PLUMBING, city: "Durham" } });
  const failure: unknown = await product.assertSound().catch((error: unknown) => error);
  expect(failure).toMatchObject({
    actual: [
      expect.stringMatching(
        /costs 2 and was charged 1 \(data of "the cost of a site is changed after the charge" in server/,
      ),
    ],
  });
});
