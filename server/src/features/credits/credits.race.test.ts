import { createCampaign } from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import { assert, asyncProperty, integer } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { appendEntry } from "./append-entry.ts";

const ROUNDS = process.env["TEST_SIZE"] === "long" ? 10_000 : 12;
const AT_ONCE = 80;

let product: Product;
beforeAll(async () => {
  // Nothing is deployed: these rounds are about the credit, and a job for each would only queue behind them.
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "0" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

async function visitorWith(credits: number): Promise<Visitor> {
  const visitor = await product.signUp();
  const userId = visitor.user.id;
  if (credits === 0) return visitor;
  await product.db.transaction((tx) =>
    appendEntry(tx, {
      userId,
      type: "add",
      amount: credits,
      description: "Test",
      businessKey: `test:${userId}`,
    }),
  );
  return visitor;
}

test(`${AT_ONCE} creations at once on a balance of k: exactly k are made, the rest get 402, never below zero`, async () => {
  await assert(
    asyncProperty(integer({ min: 0, max: 12 }), async (credits) => {
      const visitor = await visitorWith(credits);
      const replies = await Promise.all(
        Array.from({ length: AT_ONCE }, () => visitor.send(createCampaign, { body: PLUMBING })),
      );
      const count = (status: number) => replies.filter((reply) => reply.status === status).length;
      expect({ made: count(201), refused: count(402) }).toEqual({
        made: credits,
        refused: AT_ONCE - credits,
      });
      expect((await visitor.send(creditBalance, {})).answer.credits).toBe(0);
    }),
    { numRuns: ROUNDS, endOnFailure: true },
  );
}, 3_600_000);
