import { getOverrides, saveOverrides } from "@mainstreet/contract/campaign-overrides";
import { getCampaign, redeployCampaign } from "@mainstreet/contract/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  type Product,
  startProduct,
} from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const NONE = { texts: [], hidden: [], order: [], questions: [], services: [] };

test("an owner's own words are saved, warned about, and live with the next deployment", async () => {
  const visitor = await product.signUp();
  const { id, deploymentUrl } = await makeCampaign(visitor);
  const params = { id };
  const texts = [{ key: "hero.lead", text: "The best plumbers. Call **Ana**." }];
  const pages = { "": { ...NONE, texts, hidden: ["problems"] } };
  const { response } = await visitor.send(saveOverrides, { params, body: { pages } });
  expect(response).toMatchObject({
    warnings: [{ path: "", key: "hero.lead", sentence: "The best plumbers." }],
    changed: [],
    notShown: [],
  });
  expect(response.pages[""]?.texts[0]?.replaced).toHaveLength(44);
  expect((await visitor.send(getOverrides, { params })).response).toEqual(response);
  const { hasUnpublishedChanges } = (await visitor.send(getCampaign, { params })).response;
  expect(hasUnpublishedChanges).toBe(true);

  await visitor.send(redeployCampaign, { params, body: {} });
  await endOfDeployment(visitor, id);
  const page = String(await liveReader(product)(deploymentUrl ?? ""));
  expect(page).toContain("The best plumbers. Call <b>Ana</b>.");
  expect(page).not.toContain('id="problems"');
});

test("a text that was replaced by another one is reported with the new one", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  const texts = [{ key: "hero.lead", text: "Call Ana.", replaced: "another" }];
  const pages = { "": { ...NONE, texts } };
  const { response } = await visitor.send(saveOverrides, { params: { id }, body: { pages } });
  expect(response.changed).toEqual([{ key: "hero.lead", generated: expect.stringMatching(/\w+/) }]);
});

test("of two windows that save what they read at the same time one is refused, and loses nothing", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  const params = { id };
  const read = async () => (await visitor.send(getOverrides, { params })).response;
  const save = (pages: object, base?: string) =>
    visitor.send(saveOverrides, { params, body: { pages: { ...pages }, ...(base && { base }) } });
  const { version } = await read();
  const first = { "": { ...NONE, hidden: ["problems"] } };
  const second = { "locations/durham-nc/": { ...NONE, hidden: ["area"] } };
  const both = await Promise.all([save(first, version), save(second, version)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(both.find(({ status }) => status === 409)?.response).toMatchObject({
    code: "OVERRIDES_CHANGED",
  });
  const won = await read();
  expect(won).toEqual(both.find(({ status }) => status === 200)?.response);
  expect(won.version).not.toBe(version);

  const merged = await save({ ...first, ...second }, won.version);
  expect(merged.status).toBe(200);
  expect((await read()).pages).toEqual({ ...first, ...second });
  // Without a version the request replaces all overrides.
  expect((await save({})).status).toBe(200);
  expect(await read()).toMatchObject({ pages: {}, version });
});

test("overrides that are taken back leave nothing to publish", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  const save = (pages: object) =>
    visitor.send(saveOverrides, { params: { id }, body: { pages: { ...pages } } });
  await save({ "": { ...NONE, hidden: ["problems"] } });
  await save({ "": NONE });
  const { response } = await visitor.send(getCampaign, { params: { id } });
  expect(response.hasUnpublishedChanges).toBe(false);
});

test.each([
  { page: { texts: [{ key: "Hero Lead", text: "x" }] } },
  { page: { texts: [{ key: "hero.lead", text: "x".repeat(3_001) }] } },
  { page: { hidden: Array.from({ length: 201 }, (_, index) => `services.s${index}`) } },
])("what is no override is refused next to its key", async ({ page }) => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  const body = { pages: { "": { ...NONE, ...page } } };
  const { status } = await visitor.send(saveOverrides, { params: { id }, body });
  expect(status).toBe(400);
});
