import { createCampaign, getCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { createRun, getRun } from "@mainstreet/contract/creation-runs";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import { factsOfPlaces, placeFacts } from "@mainstreet/contract/place-facts";
import type { SiteDraft } from "@mainstreet/contract/page-quality";
import { createBusiness } from "@mainstreet/contract/businesses";
import { checkQuality } from "@mainstreet/contract/page-quality";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { texts } from "@mainstreet/contract/texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  campaignOfRun,
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { pageSignatures } from "./tables.ts";
import { keepSignature, loadOtherPages } from "./other-pages.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const KEY = "abcdefghij234567";
const draft = (changes: Partial<SiteDraft> = {}): SiteDraft => ({
  siteKey: KEY,
  service: "Plumbing",
  city: "Winston-Salem",
  state: "NC",
  phone: "336-555-0142",
  ...changes,
});

const check = async (visitor: Visitor, body: SiteDraft) =>
  (await visitor.send(checkQuality, { body })).response;

async function pageOf(url: string | null): Promise<string> {
  return String(await liveReader(product)(url ?? ""));
}

test("a good site is reported as good before it is made: enough words and facts, and no similar page", async () => {
  const visitor = await product.signUp();
  const quality = await check(visitor, draft());
  expect(quality).toMatchObject({ attempt: 0, nearest: null, indexable: true, problems: [] });
  expect(quality.words).toBeGreaterThanOrEqual(350);
  expect(quality.facts.printed).toBeGreaterThanOrEqual(2);
});

test("a form without a phone is checked with its business's, and a campaign's form as it is", async () => {
  const visitor = await product.signUp();
  const body = { name: "Ruiz Plumbing", phone: "336-555-0100" };
  const { id: businessId } = (await visitor.send(createBusiness, { body })).response;
  const blank = draft({ phone: "" });
  expect(await check(visitor, blank)).toMatchObject({ problems: [{ kind: "contact" }] });
  expect(await check(visitor, { ...blank, businessId })).toMatchObject({ problems: [] });
  const { id: campaignId } = await makeCampaign(visitor, { ...PLUMBING, phone: "", businessId });
  expect(await check(visitor, draft({ campaignId }))).toMatchObject({ problems: [] });
  const cleared = await check(visitor, { ...blank, campaignId });
  expect(cleared).toMatchObject({ problems: [{ kind: "contact" }] });
});

test.each([
  { changes: { phone: "" }, kinds: ["contact"] },
  { changes: { city: "Atlantis" }, kinds: ["place"] },
  { changes: { service: "", phone: "33" }, kinds: ["contact"] },
])("what keeps $changes from being listed is named with its kind", async ({ changes, kinds }) => {
  const visitor = await product.signUp();
  const quality = await check(visitor, draft(changes));
  expect(quality.indexable).toBe(false);
  const found = quality.problems.map(({ kind }) => kind);
  expect(found).toEqual(expect.arrayContaining(kinds));
});

test("a duplicate with the same key is rendered again, and the similar page is named", async () => {
  const visitor = await product.signUp();
  const first = await makeCampaign(visitor, { ...PLUMBING, siteKey: KEY });
  const quality = await check(visitor, draft());
  // The same page existed already: only composing again makes this a page of its own.
  expect(quality.attempt).toBeGreaterThan(0);
  expect(quality.nearest).toMatchObject({ id: first.id, name: "Plumbing in Winston-Salem, NC" });
  expect(quality.nearest?.likeness).toBeLessThanOrEqual(0.4);

  const twin = await makeCampaign(visitor, { ...PLUMBING, siteKey: KEY });
  const [one, other] = [await pageOf(first.deploymentUrl), await pageOf(twin.deploymentUrl)];
  expect(leadOf(other)).not.toBe(leadOf(one));
  expect(twin.indexing).toEqual({ indexable: true, reasons: [], override: false });
});

/** The page's words in their order, without those of its head. */
const leadOf = (page: string) => /<main[^>]*>(.*)<\/main>/s.exec(page)?.[1];

test("two creations at once find each other as near-duplicates", async () => {
  const visitor = await product.signUp();
  const made = await Promise.all(
    [1, 2, 3].map(() => visitor.send(createCampaign, { body: { ...PLUMBING, siteKey: KEY } })),
  );
  const ended = await Promise.all(
    made.map(({ response }) => endOfDeployment(visitor, response.id)),
  );
  const pages = await Promise.all(ended.map(({ deploymentUrl }) => pageOf(deploymentUrl)));
  expect(new Set(pages.map(leadOf)).size).toBe(3);
});

test("near-duplicates of one run are composed again as well", async () => {
  const visitor = await product.signUp();
  const twin = { serviceName: "Plumbing", city: "Winston-Salem", state: "NC", siteKey: KEY };
  const sites = [twin, twin, twin];
  const { response } = await visitor.send(createRun, { body: { sites } });
  const params = { id: response.runId };
  const read = async () => (await visitor.send(getRun, { params, query: {} })).response;
  const status = async () => (await read()).status;
  await expect.poll(status, { timeout: 30_000, interval: 100 }).toBe("complete");
  const made = (await read()).sites;
  const pages = await Promise.all(made.map(({ deploymentUrl }) => pageOf(deploymentUrl)));
  expect(new Set(pages.map(leadOf)).size).toBe(3);
});

test.runIf(IS_LONG)(
  "stored signatures of near-duplicates follow what is kept, taken back, moved to another service and deleted",
  async () => {
    const visitor = await product.signUp();
    const userId = visitor.user.id;
    const [{ id }] = [await makeCampaign(visitor), await makeCampaign(visitor)];
    const page = { userId, campaignId: newId(), serviceSlug: "plumbing" };
    const signature = new Uint32Array(126).fill(7);
    const nearest = (tx: Db) => loadOtherPages(tx, page).then((among) => among.nearest(signature));
    const likeness = async () => (await asTenant(product.db, userId, nearest))?.likeness;
    const keep = (serviceSlug: string) => (tx: Db) =>
      keepSignature(tx, { userId, campaignId: id, serviceSlug }, signature);
    expect(await likeness()).toBe(0);
    const undone = asTenant(product.db, userId, async (tx) => {
      await keep("plumbing")(tx);
      expect(await nearest(tx)).toEqual({ id, likeness: 1 });
      throw new Error("taken back");
    });
    await expect(undone).rejects.toThrow("taken back");
    expect(await likeness()).toBe(0);
    await asTenant(product.db, userId, keep("plumbing"));
    expect([await likeness(), await likeness()]).toEqual([1, 1]);
    await asTenant(product.db, userId, keep("roofing"));
    expect(await likeness()).toBe(0);
    await asTenant(product.db, userId, keep("plumbing"));
    expect(await likeness()).toBe(1);
    await visitor.send(deleteCampaign, { params: { id }, query: {} });
    expect(await likeness()).toBe(0);
  },
);

test("an edit measures the page again but never renders another; an override lets it be listed", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor, { ...PLUMBING, phone: "", siteKey: KEY });
  const saved = await visitor.send(updateCampaign, {
    params: { id },
    body: { indexing: { override: true }, openingHours: "Mon-Fri 8-5\nSat 9-1" },
  });
  expect(saved.response.indexing).toMatchObject({ indexable: true, override: true });
  expect(saved.response.indexing.reasons).toHaveLength(1);
  expect(saved.response.openingHours).toBe("Mon-Fri 8-5\nSat 9-1");
  // Its own page is no sibling of an edit.
  const quality = await check(visitor, draft({ campaignId: id, phone: "336-555-0100" }));
  expect(quality).toMatchObject({ attempt: 0, nearest: null, indexable: true, problems: [] });
});

test("a site moved to another city takes its place, and its map with it", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor, PLUMBING);
  const body = { main: { city: "Durham" } };
  const { response } = await visitor.send(updateCampaign, { params: { id }, body });
  expect(response.main.latitude).toBeCloseTo(35.99, 1);
  const { response: known } = await visitor.send(placeFacts, {
    query: { city: "durham", state: "north carolina", zip: "" },
  });
  expect(known.facts).toMatchObject({
    city: "Durham",
    state: "NC",
    latitude: response.main.latitude,
  });
});

test("a user's page is never compared with another user's, and cannot name one", async () => {
  const [owner, stranger] = [await product.signUp(), await product.signUp()];
  const campaign = await makeCampaign(owner, { ...PLUMBING, siteKey: KEY });
  expect(await check(stranger, draft())).toMatchObject({ attempt: 0, nearest: null });
  const foreign = await stranger.send(checkQuality, { body: draft({ campaignId: campaign.id }) });
  expect(foreign.status).toBe(404);
  expect(foreign.failure.message).toBe(texts.campaigns.notFound);
  const params = { id: campaign.id };
  const edit = await stranger.send(updateCampaign, { params, body: { content: { cta: "Mine" } } });
  expect(edit.status).toBe(404);
  const rows = await asTenant(product.db, stranger.user.id, (tx) =>
    tx.select().from(pageSignatures),
  );
  expect(rows).toEqual([]);
  const anonymous = await product.anonymous(checkQuality, { body: draft() });
  expect(anonymous.status).toBe(401);
});

test("a chosen design is kept and published; an unknown one is refused next to its field", async () => {
  const visitor = await product.signUp();
  const design = { theme: "civic", palette: "brick" };
  const { id, deploymentUrl } = await makeCampaign(visitor, { ...PLUMBING, design });
  const before = await pageOf(deploymentUrl);
  const { response } = await visitor.send(updateCampaign, {
    params: { id },
    body: { design: { palette: "pine" } },
  });
  expect(response.design).toEqual({ theme: "civic", palette: "pine" });
  const colour = (page: string) => /theme-color[^>]*content="(#\w+)"/.exec(page)?.[1];
  const brick = colour(before);
  const refused = await visitor.send(updateCampaign, {
    params: { id },
    body: { design: { palette: "puce" } },
  });
  expect(refused.failure.fields).toEqual({ "design.palette": texts.campaigns.unknownDesign });
  const created = await visitor.send(createCampaign, {
    body: { ...PLUMBING, design: { theme: "rococo", palette: "" } },
  });
  expect(created.failure.fields).toEqual({ "design.theme": texts.campaigns.unknownDesign });
  const chosen = await makeCampaign(visitor, {
    ...PLUMBING,
    design: { theme: "", palette: "pine" },
  });
  expect(colour(await pageOf(chosen.deploymentUrl))).not.toBe(brick);
  const { response: read } = await visitor.send(getCampaign, { params: { id: chosen.id } });
  expect(read.design.theme).not.toBe("");
});

test("the pages of a multi-location site are known by their places, their draws and the design", async () => {
  const visitor = await product.signUp();
  const additionalLocations = [
    { city: "Kernersville", state: "NC" },
    { city: "Atlantis", state: "NC" },
  ];
  const { response: known } = await visitor.send(factsOfPlaces, {
    body: { places: additionalLocations },
  });
  expect(known.facts).toMatchObject([{ city: "Kernersville", county: "Forsyth County" }, null]);
  const { response: made } = await visitor.send(createMultiLocation, {
    body: {
      mainService: "Plumbing",
      mainLocation: { city: "Winston-Salem", state: "NC" },
      additionalLocations,
      design: { theme: "civic", palette: "brick" },
    },
  });
  const { id, design } = await endOfDeployment(
    visitor,
    await campaignOfRun(visitor, made.progressId),
  );
  expect(design).toEqual({ theme: "civic", palette: "brick" });
  const { keptAttempts } = await check(visitor, draft({ campaignId: id }));
  expect(Object.keys(keptAttempts).toSorted()).toEqual([
    "",
    "locations/",
    "locations/atlantis-nc/",
    "locations/kernersville-nc/",
  ]);
});
