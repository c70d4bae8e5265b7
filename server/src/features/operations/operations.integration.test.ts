import { createBusiness, groupCampaigns } from "@mainstreet/contract/businesses";
import { getCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import type { OperationField } from "@mainstreet/contract/operation-fields";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import * as api from "@mainstreet/contract/operations";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  visitPage,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
let owner: Visitor;
let ids: string[];
beforeAll(async () => {
  product = await startProduct();
  owner = await product.signUp();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const content = async (id: string) => (await owner.send(getCampaign, { params: { id } })).response;

async function draft(changes: OperationChange[], campaignIds = ids) {
  const { status, response, failure } = await owner.send(api.createOperation, {
    body: { campaignIds, changes },
  });
  expect(status, failure.message).toBe(201);
  return response;
}

async function sitesOf(id: string) {
  const { response } = await owner.send(api.listOperationSites, { params: { id }, query: {} });
  return response.sites;
}

/** Applies a draft, or undoes an operation, and waits until nothing of it is deployed any more. */
async function run(call: typeof api.applyOperation, id: string) {
  const { status, response, failure } = await owner.send(call, { params: { id } });
  expect(status, failure.message).toBe(202);
  await untilComplete(response.id);
  return (await owner.send(api.getOperation, { params: { id: response.id } })).response;
}

async function untilComplete(id: string) {
  const statusOf = async () =>
    (await owner.send(api.getOperation, { params: { id } })).response.status;
  await expect.poll(statusOf, { timeout: 45_000 }).toBe("complete");
}

const set = (field: OperationField, value: string): OperationChange => ({
  action: "set",
  field,
  value,
});

test("a phone and a title for all sites: reviewed, applied, live, and taken back", async () => {
  ids = [];
  for (const city of ["Winston-Salem", "Durham", "Raleigh"])
    ids.push((await makeCampaign(owner, { ...PLUMBING, city })).id);
  const before = await Promise.all(ids.map(content));
  const made = await draft([
    set("phone", "336-555-0199"),
    set("metaTitle", "{service} in {city}, {state} {{24/7}"),
  ]);
  expect(made).toMatchObject({ status: "draft", total: 3, counts: { changed: 3 } });
  expect(made.deployments.pending).toBe(3);
  expect(made.forecast).toMatchObject([{ deploymentType: "netlify", sites: 3 }]);
  const rows = await sitesOf(made.id);
  expect(rows[0]?.before).toMatchObject({ phone: { value: "336-555-0142", own: false } });
  expect(rows.map(({ after }) => after.metaTitle?.value)).toEqual(
    rows.map(({ name }) => `${name} {24/7}`),
  );
  expect((await content(ids[0] ?? "")).phone).toBe("336-555-0142");

  const applied = await run(api.applyOperation, made.id);
  expect(applied).toMatchObject({ counts: { applied: 3 }, deployments: { success: 3 } });
  for (const id of ids) {
    const { deploymentUrl, phone, hasUnpublishedChanges } = await content(id);
    expect({ phone, hasUnpublishedChanges }).toEqual({
      phone: "336-555-0199",
      hasUnpublishedChanges: false,
    });
    const page = await visitPage(product, deploymentUrl ?? "");
    expect(page.content.toString()).toContain("555-0199");
  }

  const undone = await run(api.undoOperation, made.id);
  expect(undone).toMatchObject({ kind: "undo", undoes: made.id, counts: { applied: 3 } });
  const after = await Promise.all(ids.map(content));
  expect(after.map(({ main }) => main)).toEqual(before.map(({ main }) => main));
  const again = await owner.send(api.undoOperation, { params: { id: made.id } });
  expect(again.failure).toMatchObject({ code: "WAS_UNDONE", message: operationTexts.wasUndone });
});

test("a site that was edited since the review, or since the operation, is left as it is and listed", async () => {
  const [edited = "", deleted = "", other = ""] = [ids[0], undefined, ids[1]];
  expect(deleted).toBe("");
  const made = await draft([set("cta", "Call us")], [edited, other]);
  await owner.send(updateCampaign, { params: { id: edited }, body: { content: { cta: "Mine" } } });
  const applied = await run(api.applyOperation, made.id);
  expect(applied.counts).toMatchObject({ applied: 1, conflicts: 1 });
  const conflict = (await sitesOf(made.id)).find(({ campaignId }) => campaignId === edited);
  expect(conflict).toMatchObject({
    status: "conflict",
    message: operationTexts.changedSinceReview,
  });
  expect((await content(edited)).content.cta).toBe("Mine");

  await owner.send(updateCampaign, { params: { id: other }, body: { content: { cta: "New" } } });
  const undone = await run(api.undoOperation, made.id);
  expect(undone.counts).toMatchObject({ applied: 0, conflicts: 1 });
  expect(await sitesOf(undone.id)).toMatchObject([
    { status: "conflict", skipped: ["cta"], message: operationTexts.changedSinceOperation },
  ]);
  expect((await content(other)).content.cta).toBe("New");
});

test.runIf(IS_LONG)("earlier changes of a site are published as well, which it says", async () => {
  const [clean = "", edited = ""] = ids;
  // Both sites are live as they are saved.
  const first = await draft([set("cta", "Both")], [clean, edited]);
  await run(api.applyOperation, first.id);
  const edit = (id: string, metatitle: string) =>
    owner.send(updateCampaign, { params: { id }, body: { main: { metatitle } } });
  await edit(edited, "Saved earlier");
  const made = await draft([set("cta", "Now")], [clean, edited]);
  expect(made).toMatchObject({ publishesEarlier: 1, deployments: { pending: 2 } });
  const messages = async () =>
    new Map((await sitesOf(made.id)).map((site) => [site.campaignId, site.deploymentMessage]));
  expect(await messages()).toEqual(
    new Map([
      [clean, ""],
      [edited, operationTexts.publishesEarlier],
    ]),
  );
  const leftOut = (await sitesOf(made.id)).findIndex(({ campaignId }) => campaignId === edited);
  const leave = (isLeftOut: boolean) =>
    owner.send(api.leaveOutSites, {
      params: { id: made.id },
      body: { siteIndexes: [leftOut], leftOut: isLeftOut },
    });
  expect((await leave(true)).response.publishesEarlier).toBe(0);
  expect((await leave(false)).response.publishesEarlier).toBe(1);
  // What is saved after the review was not reviewed.
  await edit(clean, "Saved later");
  expect(await run(api.applyOperation, made.id)).toMatchObject({
    publishesEarlier: 0,
    counts: { applied: 1, conflicts: 1 },
  });
  expect((await sitesOf(made.id)).find(({ campaignId }) => campaignId === clean)).toMatchObject({
    status: "conflict",
    message: operationTexts.changedSinceReview,
  });
  const page = await visitPage(product, (await content(edited)).deploymentUrl ?? "");
  expect(page.content.toString()).toContain("Saved earlier");
});

test.runIf(IS_LONG)("a field becomes the site's own, and the business's again", async () => {
  const [id = ""] = ids;
  const { response: business } = await owner.send(createBusiness, {
    body: { name: "Ace", phone: "336-555-0142", email: "old@ace.example" },
  });
  await owner.send(groupCampaigns, { body: { campaignIds: [id], businessId: business.id } });
  const made = await draft([set("email", "new@ace.example")], [id]);
  expect((await sitesOf(made.id))[0]).toMatchObject({
    before: { email: { value: "old@ace.example", own: false } },
    after: { email: { value: "new@ace.example", own: true } },
  });
  await run(api.applyOperation, made.id);
  expect((await content(id)).own).toMatchObject({ "main.email": true });
  await run(api.undoOperation, made.id);
  const { own, main } = await content(id);
  expect({ own, email: main.email }).toEqual({ own: {}, email: "old@ace.example" });
});

test.runIf(IS_LONG)("a field is cleared or taken from the business, and taken back", async () => {
  // The first is in the business Ace.
  const [member = "", alone = ""] = ids;
  const phoneOf = async (id: string) => {
    const { own, main } = await content(id);
    return [main.phone, own["main.phone"] ?? false];
  };
  const clear = await draft([{ action: "clear", field: "phone" }], [member]);
  await run(api.applyOperation, clear.id);
  expect(await phoneOf(member)).toEqual(["", true]);

  const inherit = await draft([{ action: "inherit", field: "phone" }], [member, alone]);
  expect(inherit.counts).toMatchObject({ changed: 1, unchanged: 1 });
  const rows = await sitesOf(inherit.id);
  expect(rows.find(({ campaignId }) => campaignId === alone)?.message).toBe(
    operationTexts.noBusiness("Phone Number"),
  );
  await run(api.applyOperation, inherit.id);
  expect(await phoneOf(member)).toEqual(["336-555-0142", false]);
  expect((await run(api.undoOperation, inherit.id)).counts.applied).toBe(1);
  expect(await phoneOf(member)).toEqual(["", true]);
  expect((await run(api.undoOperation, clear.id)).counts.applied).toBe(1);
  expect(await phoneOf(member)).toEqual(["336-555-0142", false]);
});

test("rows that cannot have the value are refused with the field's own words, and the others go on", async () => {
  const [long = "", short = ""] = ids;
  await owner.send(updateCampaign, {
    params: { id: long },
    body: { main: { metatitle: "x".repeat(195) } },
  });
  const made = await draft(
    [{ action: "suffix", field: "metaTitle", text: " – by {service}" }],
    [long, short],
  );
  expect(made.counts).toMatchObject({ changed: 1, refused: 1 });
  const refused = (await sitesOf(made.id)).find(({ status }) => status === "refused");
  expect(refused).toMatchObject({
    campaignId: long,
    message: "Meta Title: Meta title must be at most 200 characters",
  });
  const empty = await draft([set("cta", "Ask {company}")], [short]);
  expect((await sitesOf(empty.id))[0]?.message).toBe("The site has no value for {company}");
});

test("sites can be left out of a draft, which can be deleted until it is applied", async () => {
  const made = await draft([set("cta", "Left out")]);
  const [first] = await sitesOf(made.id);
  const params = { id: made.id };
  const { response } = await owner.send(api.leaveOutSites, {
    params,
    body: { siteIndexes: [first?.siteIndex ?? 0], leftOut: true },
  });
  expect(response.counts).toMatchObject({ changed: 2, leftOut: 1 });
  expect(response.deployments.pending).toBe(2);
  expect((await owner.send(api.deleteOperation, { params })).status).toBe(200);
  expect((await owner.send(api.getOperation, { params })).failure).toMatchObject({
    code: "NOT_FOUND",
    message: operationTexts.notFound,
  });
});

test("a site that an operation still publishes is refused in another one", async () => {
  const [id = ""] = ids;
  const made = await draft([set("cta", "First")], [id]);
  const params = { id: made.id };
  await owner.send(api.applyOperation, { params });
  await owner.send(api.pauseOperation, { params });
  await product.db.execute(
    sql`update operation_sites set deployment = 'waiting' where operation_id = ${made.id}`,
  );
  const other = await draft([set("cta", "Second")], [id]);
  expect((await sitesOf(other.id))[0]).toMatchObject({
    status: "refused",
    message: operationTexts.held,
    heldBy: { id: made.id },
  });
  const nothing = await owner.send(api.applyOperation, { params: { id: other.id } });
  expect(nothing.failure.message).toBe(operationTexts.nothingToApply);
  const cancelled = await owner.send(api.cancelOperation, { params });
  expect(cancelled.response).toMatchObject({ status: "cancelled", deployments: { cancelled: 1 } });
  expect((await owner.send(api.resumeOperation, { params })).failure.code).toBe("CANCELLED");
});

test("one key applies once", async () => {
  const made = await draft([set("cta", "Once")]);
  const headers = { "idempotency-key": `once-${made.id}` };
  const params = { id: made.id };
  const first = await owner.send(api.applyOperation, { params, headers });
  const second = await owner.send(api.applyOperation, { params, headers });
  expect(second.response).toEqual(first.response);
  const third = await owner.send(api.applyOperation, { params });
  expect(third.failure).toMatchObject({ code: "WAS_APPLIED" });
  await untilComplete(made.id);
  // A cancel that arrives when the last site ends, before the dispatcher has noticed that, cancels nothing.
  await product.db.execute(sql`
    update operation_sites set deployment = 'deploying' where operation_id = ${made.id} and site_index = 0`);
  expect((await owner.send(api.cancelOperation, { params })).response.status).toBe("complete");
});

test("a site that was deleted since is listed", async () => {
  const [gone = ""] = ids;
  const made = await draft([set("openingHours", "Mon-Fri 8-17")], [gone]);
  await owner.send(deleteCampaign, { params: { id: gone }, query: {} });
  ids = ids.slice(1);
  const { response } = await owner.send(api.applyOperation, { params: { id: made.id } });
  expect(response.counts).toMatchObject({ applied: 0, conflicts: 1 });
  expect((await sitesOf(made.id))[0]?.message).toBe(operationTexts.siteDeleted);
});
