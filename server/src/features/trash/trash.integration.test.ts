import * as businesses from "@mainstreet/contract/businesses";
import * as lists from "@mainstreet/contract/campaign-lists";
import * as campaigns from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import * as dashboard from "@mainstreet/contract/dashboard";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import * as labels from "@mainstreet/contract/labels";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import { createOperation } from "@mainstreet/contract/operations";
import { deleteCampaign } from "@mainstreet/contract/removal";
import * as trash from "@mainstreet/contract/trash";
import { trashTexts } from "@mainstreet/contract/trash-texts";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { clearFaults, control } from "../../../test/provider-controls.ts";
import { sweepTrash } from "./sweep-trash.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => Promise.all([clearFaults(product.netlify), clearFaults(product.s3)]));
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const POLL = { timeout: 10_000 };
const pageOf = (url: string | null) => liveReader(product)(url ?? "");
const balanceOf = async (visitor: Visitor) =>
  (await visitor.send(creditBalance, {})).response.credits;
const remove = (visitor: Visitor, id: string, query: { keepSite?: "true" } = {}) =>
  visitor.send(deleteCampaign, { params: { id }, query });
const restore = (visitor: Visitor, campaignIds: string[], credits = 0) =>
  visitor.send(trash.restoreTrashed, { body: { campaignIds, credits } });
const trashOf = async (visitor: Visitor, q?: string) =>
  (await visitor.send(trash.listTrash, { query: { ...(q && { q }) } })).response;
const trashed = async (visitor: Visitor, id: string) =>
  (await visitor.send(trash.getTrashed, { params: { id } })).response;
const age = (id: string, days: number) =>
  product.db.execute(
    sql`update trashed_sites set trashed_at = now() - make_interval(days => ${days}) where campaign_id = ${id}`,
  );

/** All endpoints that show sites, and their numbers. */
async function everyList(visitor: Visitor, businessId: string) {
  const { send } = visitor;
  return {
    list: (await send(lists.listCampaigns, { query: {} })).response,
    found: (await send(lists.listCampaigns, { query: { q: "boise" } })).response.total,
    selection: (await send(lists.selectCampaigns, { query: {} })).response,
    map: (await send(dashboard.mapCampaigns, {})).response,
    summary: (await send(lists.serviceSummary, { query: {} })).response,
    metrics: (await send(dashboard.dashboardMetrics, {})).response,
    labels: (await send(labels.listLabels, {})).response.labels.map(({ sites }) => sites),
    business: (await send(businesses.getBusiness, { params: { id: businessId } })).response.sites,
    businesses: (await send(businesses.listBusinesses, { query: {} })).response,
  };
}

test("a site in the trash is in no list and no call reaches it; a restore publishes it at its own address, as it was", async () => {
  const visitor = await product.signUp();
  const firm = await visitor.send(businesses.createBusiness, { body: { name: "Bright Pipes" } });
  const businessId = firm.response.id;
  await makeCampaign(visitor, { ...PLUMBING, city: "Durham", businessId });
  const before = await everyList(visitor, businessId);
  const doomed = await makeCampaign(visitor, {
    ...PLUMBING,
    city: "Boise",
    state: "ID",
    businessId,
  });
  const params = { id: doomed.id };
  const label = { ids: [doomed.id], add: ["Client A"] };
  await visitor.send(labels.assignLabels, { body: label });
  const { response: whole } = await visitor.send(campaigns.getCampaign, { params });
  const page = await pageOf(doomed.deploymentUrl);

  await remove(visitor, doomed.id);
  expect(await everyList(visitor, businessId)).toEqual({ ...before, labels: [0] });
  const replies = await Promise.all([
    visitor.send(campaigns.getCampaign, { params }),
    visitor.send(campaigns.redeployCampaign, { params }),
    visitor.send(campaigns.updateCampaign, { params, body: { main: { phone: "919-555-0100" } } }),
    visitor.send(labels.setLabels, { params, body: { labels: ["Client B"] } }),
    remove(visitor, doomed.id),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  const changes = [{ action: "set" as const, field: "cta" as const, value: "Call" }];
  const operation = await visitor.send(createOperation, {
    body: { campaignIds: [doomed.id], changes },
  });
  expect(operation.status).not.toBe(201);

  const { sites, total, states } = await trashOf(visitor, "bright nowhere");
  expect([sites.length, total]).toEqual([0, 0]);
  expect(states).toEqual({ "taking-down": 0, down: 1, left: 0, refused: 0 });
  const [only] = (await trashOf(visitor, "bright boise")).sites;
  expect(only).toMatchObject({ id: doomed.id, state: "down", restoreCost: 0, reason: "" });
  for (const q of ["(336) 555-0142", "boise +1 336.555.0142", "555-0142"])
    expect([q, (await trashOf(visitor, q)).total]).toEqual([q, 1]);
  const since = async (updatedSince = "") =>
    (await visitor.send(trash.listTrash, { query: { updatedSince } })).response.total;
  expect(await since(only?.trashedAt)).toBe(1);
  expect(await since(only?.expiresAt)).toBe(0);
  expect((await trashOf(visitor, "(336) 555-0143")).total).toBe(0);
  const days = (Date.parse(only?.expiresAt ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);

  const { response } = await restore(visitor, [doomed.id]);
  expect(response).toMatchObject({ restored: [doomed.id], skipped: [], charged: 0, notes: [] });
  expect(response.message).toBe(trashTexts.restored(1));
  const again = await endOfDeployment(visitor, doomed.id);
  expect(again).toMatchObject({ isLive: true, deploymentUrl: doomed.deploymentUrl });
  expect(again.company).toEqual(whole.company);
  expect(await pageOf(doomed.deploymentUrl)).toEqual(page);
  const { labels: counted, found } = await everyList(visitor, businessId);
  expect([counted, found]).toEqual([[1], 1]);
  expect((await restore(visitor, [doomed.id])).status).toBe(404);
}, 60_000);

test("what was refunded is paid again at a restore, which says so first, and comes back again if it never goes live", async () => {
  const visitor = await product.signUp();
  const { response: key } = await visitor.send(addNetlifyToken, {
    body: { name: "Mine", token: "nfp_trashRefundStory1" },
  });
  await control(product.netlify, "tokens", { token: "nfp_trashRefundStory1", revoked: true });
  const { id } = await makeCampaign(visitor, { ...PLUMBING, netlifyTokenId: key.id });
  for (const balance of [5, 5]) {
    expect((await remove(visitor, id)).response.refunded).toBe(1);
    expect(await balanceOf(visitor)).toBe(balance);
    expect((await trashed(visitor, id)).restoreCost).toBe(1);
    const unasked = await restore(visitor, [id]);
    expect([unasked.status, unasked.failure.message]).toEqual([409, trashTexts.price(1)]);
    expect((await restore(visitor, [id], 1)).response).toMatchObject({ charged: 1 });
    expect(await balanceOf(visitor)).toBe(4);
    expect((await endOfDeployment(visitor, id)).deploymentStatus).toBe("failed");
  }
  await remove(visitor, id);
  const places = ["Cary", "Apex", "Raleigh", "Hickory"].map((city) => ({ city, state: "NC" }));
  const many = {
    netlifyTokenId: key.id,
    mainService: "Plumbing",
    mainLocation: { city: "Durham", state: "NC" },
  };
  await visitor.send(createMultiLocation, { body: { ...many, additionalLocations: places } });
  const short = await restore(visitor, [id], 1);
  expect([short.status, short.failure.required, short.failure.available]).toEqual([402, 1, 0]);
  expect((await trashOf(visitor)).total).toBe(1);
}, 60_000);

test("after 30 days the sweep removes what is down, and forgets what is left up or refused; not a day earlier", async () => {
  const visitor = await product.signUp();
  const make = (city: string) => makeCampaign(visitor, { ...PLUMBING, city });
  const [down, left, refused] = [await make("Cary"), await make("Apex"), await make("Durham")];
  await remove(visitor, down.id);
  await remove(visitor, left.id, { keepSite: "true" });
  await control(product.netlify, "faults", {
    match: "DELETE /sites/",
    status: 503,
    times: 1_000,
    when: "before",
  });
  expect((await remove(visitor, refused.id)).response.teardown).toBe("pending");
  const ids = [down.id, left.id, refused.id];
  for (const id of ids) await age(id, 29);
  await sweepTrash(product.deps);
  expect((await trashOf(visitor)).total).toBe(3);
  for (const id of ids) await age(id, 31);
  await expect.poll(async () => (await trashOf(visitor)).total, POLL).toBe(0);
  const { rows } = await product.db.execute(
    sql`select from campaigns where user_id = ${visitor.user.id}`,
  );
  expect(rows).toEqual([]);
  expect(await pageOf(down.deploymentUrl)).toBeUndefined();
  expect(await pageOf(left.deploymentUrl)).toBeDefined();
  expect(await pageOf(refused.deploymentUrl)).toBeDefined();
}, 60_000);

test.runIf(IS_LONG)(
  "Empty trash removes all but what is being taken down right now, and nobody else's",
  async () => {
    const [visitor, stranger] = [await product.signUp(), await product.signUp()];
    const [one, busy] = [
      await makeCampaign(visitor),
      await makeCampaign(visitor, { ...PLUMBING, city: "Cary" }),
    ];
    await remove(visitor, one.id);
    await control(product.netlify, "faults", {
      match: "DELETE /sites/",
      delayMs: 2_000,
      times: 1,
      when: "before",
    });
    const deletion = remove(visitor, busy.id);
    await expect.poll(async () => (await trashOf(visitor)).total).toBe(2);
    const empty = (who: Visitor) => who.send(trash.deleteTrashed, { body: { all: true } });
    expect((await empty(stranger)).response).toMatchObject({ deleted: 0, kept: 0 });
    expect((await empty(visitor)).response).toMatchObject({ deleted: 1, kept: 1 });
    await deletion;
    expect((await empty(visitor)).response.message).toBe(trashTexts.deleted(1));
    expect((await trashOf(visitor)).total).toBe(0);
    expect((await restore(visitor, [one.id])).status).toBe(404);
  },
  60_000,
);
