import { createCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import type { OperationField } from "@mainstreet/contract/operation-fields";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import * as api from "@mainstreet/contract/operations";
import { texts } from "@mainstreet/contract/texts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { requestLimits } from "../../platform/http/request-limits-table.ts";

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

/** A site of its own for each operation, since without a worker no operation ends. */
async function draft(changes: OperationChange[]) {
  const { id } = (await owner.send(createCampaign, { body: PLUMBING })).response;
  const body = { campaignIds: [id], changes };
  const { status, response, failure } = await owner.send(api.createOperation, { body });
  expect(status, failure.message).toBe(201);
  return response;
}

test.each([
  ["a bare token", "abcdefghij0123456789"],
  ["a meta tag", '<meta content="abc123" name="msvalidate.01" />'],
  ["lines with blanks", " google0123456789abcdef.html \n"],
])("%s as verification is taken back without a conflict", async (_name, value) => {
  const made = await draft([{ action: "set", field: "searchConsoleScript", value }]);
  const params = { id: made.id };
  expect((await owner.send(api.applyOperation, { params })).response.counts.applied).toBe(1);
  const undone = await owner.send(api.undoOperation, { params });
  expect(undone.response.counts).toMatchObject({ applied: 1, conflicts: 0 });
});

test("a number that no site of an operation has is refused", async () => {
  const made = await draft([CTA]);
  const leaveOut = (index: number) =>
    owner.send(api.leaveOutSites, {
      params: { id: made.id },
      body: { siteIndexes: [index], leftOut: true },
    });
  expect((await leaveOut(3_000_000_000)).status).toBe(400);
  expect((await leaveOut(0)).response.counts.leftOut).toBe(1);
});

const pagesSpent = async (userId: string) => {
  const key = `pagesChecked:${userId}`;
  const [row] = await product.db.select().from(requestLimits).where(eq(requestLimits.key, key));
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

test("what an undo leaves saved and does not publish is listed as such", async () => {
  const made = await draft([CTA]);
  const params = { id: made.id };
  await owner.send(api.applyOperation, { params });
  // As if a live site waited; without a worker no site is live.
  await product.db.execute(
    sql`update operation_sites set deployment = 'waiting' where operation_id = ${made.id}`,
  );
  const { response } = await owner.send(api.listOperationSites, { params, query: {} });
  const [site] = response.sites;
  const campaign = { id: site?.campaignId ?? "" };
  await owner.send(updateCampaign, { params: campaign, body: { content: { cta: "Mine" } } });
  const setLive = (isLive: boolean) =>
    product.db.execute(
      sql`update campaigns set deployed = ${isLive}, live_source = ${isLive ? "another" : ""} where id = ${campaign.id}`,
    );
  await setLive(true);
  const undone = await owner.send(api.undoOperation, { params });
  await setLive(false);
  const rows = await owner.send(api.listOperationSites, {
    params: { id: undone.response.id },
    query: {},
  });
  expect(rows.response.sites).toMatchObject([
    { status: "conflict", deployment: "none", deploymentMessage: operationTexts.savedOnly },
  ]);
});

test("a review more than are kept discards the oldest one", async () => {
  const first = await draft([CTA]);
  const second = await draft([CTA]);
  await product.db.execute(sql`
    insert into operations (id, user_id, actor_id, kind, state, total, created_at)
      select gen_random_uuid(), user_id, actor_id, kind, 'draft', 0, created_at from operations, generate_series(1, 48)
        where id = ${second.id}`);
  const third = await draft([CTA]);
  const statusOf = async (id: string) =>
    (await owner.send(api.getOperation, { params: { id } })).status;
  expect(await Promise.all([first.id, second.id, third.id].map(statusOf))).toEqual([404, 200, 200]);
  await product.db.execute(
    sql`delete from operations where user_id = ${owner.user.id} and total = 0`,
  );
});

test("when the most operations are under way, no other one can be resumed", async () => {
  const made = await draft([CTA]);
  const params = { id: made.id };
  await owner.send(api.applyOperation, { params });
  await owner.send(api.pauseOperation, { params });
  // As the dispatcher leaves a paused operation.
  await product.db.execute(sql`update operations set due_at = null where id = ${made.id}`);
  await product.db.execute(sql`
    insert into operations (id, user_id, actor_id, kind, state, total, due_at)
      select gen_random_uuid(), user_id, actor_id, kind, 'running', 0, now() from operations, generate_series(1, 50)
        where id = ${made.id}`);
  for (const call of [api.resumeOperation, api.retryOperation])
    expect((await owner.send(call, { params })).failure).toMatchObject({
      code: "TOO_MANY_OPERATIONS",
      message: operationTexts.tooManyOperations,
    });
  await product.db.execute(
    sql`delete from operations where user_id = ${owner.user.id} and total = 0`,
  );
  expect((await owner.send(api.resumeOperation, { params })).response.status).toBe("running");
});

const SITE = "0190c0de-0000-7000-8000-000000000001";
const set = (field: OperationField, value: string): OperationChange => ({
  action: "set",
  field,
  value,
});

const refusals: [string, object, Record<string, string>][] = [
  ["no sites", { campaignIds: [], changes: [CTA] }, { campaignIds: operationTexts.noSites }],
  ["nothing to change", { changes: [] }, { changes: operationTexts.nothingToChange }],
  [
    "an unknown word",
    { changes: [set("cta", "Call {name}")] },
    { "changes.0.value": operationTexts.unknownWord("name") },
  ],
  [
    "a theme that does not exist",
    { changes: [set("theme", "nope")] },
    { "changes.0.value": "There is no such design" },
  ],
  [
    "a bad phone",
    { changes: [set("phone", "no phone")] },
    { "changes.0.value": texts.campaigns.invalidPhone },
  ],
  [
    "a part of a chosen value",
    { changes: [{ action: "prefix", field: "theme", text: "x" }] },
    { "changes.0.action": operationTexts.actionNotForField("Theme") },
  ],
  [
    "a value of the business that no business has",
    { changes: [{ action: "inherit", field: "cta" }] },
    { "changes.0.action": operationTexts.notOfBusiness("CTA Text") },
  ],
  [
    "a field of one site only",
    { changes: [set("city" as "cta", "Durham")] },
    { "changes.0.field": operationTexts.unknownField },
  ],
];

test.each(refusals)("%s is refused next to the field", async (_name, body, fields) => {
  const { status, failure } = await owner.send(api.createOperation, {
    body: { campaignIds: [SITE], ...body } as never,
  });
  expect(status, failure.message).toBe(400);
  expect(failure.fields).toMatchObject(fields);
});

test("more sites than an operation accepts are refused before anything is read", async () => {
  const campaignIds = Array.from({ length: 10_001 }, () => SITE);
  const body = { campaignIds, changes: [CTA] };
  const { status, failure } = await owner.send(api.createOperation, { body });
  expect({ status, message: failure.message }).toEqual({
    status: 400,
    message: operationTexts.tooMany,
  });
});
