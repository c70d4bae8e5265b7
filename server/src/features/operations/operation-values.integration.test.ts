import { createCampaign } from "@mainstreet/contract/campaigns";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import * as api from "@mainstreet/contract/operations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";

let product: Product;
let owner: Visitor;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api", RATE_LIMITS: "on", SIGNUP_CREDITS: "50" });
  owner = await product.signUp();
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

/** A site of its own for each operation: without a worker none of them ends. */
async function draft(changes: OperationChange[]) {
  const { id } = (await owner.send(createCampaign, { body: PLUMBING })).answer;
  const body = { campaignIds: [id], changes };
  const { status, answer, failure } = await owner.send(api.createOperation, { body });
  expect(status, failure.message).toBe(201);
  return answer;
}

test.each([
  ["a bare token", "abcdefghij0123456789"],
  ["a meta tag", '<meta content="abc123" name="msvalidate.01" />'],
  ["lines with blanks", " google0123456789abcdef.html \n"],
])("%s as verification is taken back without a conflict", async (_name, value) => {
  const made = await draft([{ action: "set", field: "searchConsoleScript", value }]);
  const params = { id: made.id };
  expect((await owner.send(api.applyOperation, { params })).answer.counts.applied).toBe(1);
  const undone = await owner.send(api.undoOperation, { params });
  expect(undone.answer.counts).toMatchObject({ applied: 1, conflicts: 0 });
});
