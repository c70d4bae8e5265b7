import { createCampaign } from "@mainstreet/contract/campaigns";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import * as api from "@mainstreet/contract/operations";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { rateLimits } from "../../platform/http/request-limits-table.ts";

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

const CTA: OperationChange = { action: "set", field: "cta", value: "Call us" };
const TITLE: OperationChange = { action: "set", field: "metaTitle", value: "Best pipes" };

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

test("a number that no site of an operation has is refused", async () => {
  const made = await draft([CTA]);
  const leaveOut = (index: number) =>
    owner.send(api.leaveOutSites, {
      params: { id: made.id },
      body: { siteIndexes: [index], leftOut: true },
    });
  expect((await leaveOut(3_000_000_000)).status).toBe(400);
  expect((await leaveOut(0)).answer.counts.leftOut).toBe(1);
});

const pagesSpent = async (userId: string) => {
  const key = `pagesJudged:${userId}`;
  const [row] = await product.db.select().from(rateLimits).where(eq(rateLimits.key, key));
  return row?.points ?? 0;
};

test.each([10_001, 200_000, 1e15])(
  "a filter of %i sites is refused in words and spends one page",
  async (count) => {
    const visitor = await product.signUp();
    const body = { filter: {}, count, changes: [CTA] };
    const { status, failure } = await visitor.send(api.createOperation, { body });
    expect([status, failure.fields]).toEqual([400, { count: operationTexts.tooMany }]);
    expect(await pagesSpent(visitor.user.id)).toBe(1);
  },
);

test.each([
  [0, 1],
  [50, 1],
  [10_000, 200],
])("a filter with a count of %i spends %i pages", async (count, pages) => {
  const visitor = await product.signUp();
  const body = { filter: {}, count, changes: [CTA] };
  await visitor.send(api.createOperation, { body });
  expect(await pagesSpent(visitor.user.id)).toBe(pages);
});

test("a replacement with an empty word leaves sites as they are where its text does not occur", async () => {
  const replace = (find: string): OperationChange => ({
    action: "replace",
    field: "metaTitle",
    find,
    replacement: "{company}",
    matchCase: false,
  });
  expect((await draft([TITLE, replace("roofs")])).counts).toMatchObject({ changed: 1, refused: 0 });
  expect((await draft([TITLE, replace("PIPES")])).counts).toMatchObject({ changed: 0, refused: 1 });
});
