import * as api from "@mainstreet/contract/businesses";
import { getCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20" });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

async function siteOf(visitor: Visitor, city: string, firm: { name?: string; phone: string }) {
  const { id } = await makeCampaign(visitor, { ...PLUMBING, city, phone: firm.phone });
  const company = { name: firm.name ?? "" };
  await visitor.send(updateCampaign, { params: { id }, body: { company } });
  return id;
}

const suggestionsFor = async (visitor: Visitor) =>
  (await visitor.send(api.suggestBusinesses, {})).response.suggestions;

test("sites of one company name, and without a name of one phone number, are suggested and join when it is confirmed", async () => {
  const visitor = await product.signUp();
  const ruiz = [
    await siteOf(visitor, "Durham", { name: "Ruiz Plumbing", phone: "336-555-0101" }),
    await siteOf(visitor, "Cary", { name: "ruiz plumbing", phone: "336-555-0101" }),
    await siteOf(visitor, "Boone", { name: "Ruiz Plumbing", phone: "336-555-0109" }),
  ];
  const nameless = [
    await siteOf(visitor, "Raleigh", { phone: "919-555-0101" }),
    await siteOf(visitor, "Wilson", { phone: "+1 (919) 555-0101" }),
  ];
  await siteOf(visitor, "Greensboro", { name: "Another", phone: "336-555-0177" });
  const suggestions = await suggestionsFor(visitor);
  expect(
    suggestions.map(({ name, businessId, campaignIds }) => [name, businessId, campaignIds]),
  ).toEqual([
    ["Ruiz Plumbing", null, ruiz],
    ["", null, nameless],
  ]);

  const { status, response } = await visitor.send(api.groupCampaigns, {
    body: { campaignIds: ruiz },
  });
  expect(status).toBe(201);
  expect(response).toMatchObject({
    name: "Ruiz Plumbing",
    phone: "336-555-0101",
    joined: 3,
    sites: 3,
  });
  const { siteList } = (await visitor.send(api.getBusiness, { params: { id: response.id } }))
    .response;
  expect(siteList.map(({ id }) => id).toSorted()).toEqual(ruiz.toSorted());
  const boone = (await visitor.send(getCampaign, { params: { id: ruiz[2] ?? "" } })).response;
  expect(boone).toMatchObject({ own: { "main.phone": true }, phone: "336-555-0109" });

  const unnamed = await visitor.send(api.groupCampaigns, { body: { campaignIds: nameless } });
  expect(unnamed.failure).toMatchObject({ code: "INVALID", fields: { name: expect.any(String) } });
  const again = await visitor.send(api.groupCampaigns, { body: { campaignIds: ruiz } });
  expect(again.status).toBe(404);
});

test("a site that has the name of a business is suggested for it", async () => {
  const visitor = await product.signUp();
  const { response: business } = await visitor.send(api.createBusiness, {
    body: { name: "Ruiz Plumbing" },
  });
  const id = await siteOf(visitor, "Durham", { name: "RUIZ Plumbing", phone: "336-555-0101" });
  const [suggestion] = await suggestionsFor(visitor);
  expect(suggestion).toMatchObject({ businessId: business.id, campaignIds: [id] });
  const body = { businessId: business.id, campaignIds: [id] };
  expect((await visitor.send(api.groupCampaigns, { body })).response).toMatchObject({ joined: 1 });
  expect(await suggestionsFor(visitor)).toEqual([]);
});

test.runIf(IS_LONG)(
  "a suggestion that is dismissed is not made again, until all are restored",
  async () => {
    const [visitor, other] = [await product.signUp(), await product.signUp()];
    for (const one of [visitor, other])
      for (const city of ["Durham", "Cary"])
        await siteOf(one, city, { name: "Ruiz Plumbing", phone: "336-555-0101" });
    const [suggestion] = await suggestionsFor(visitor);
    const key = suggestion?.key ?? "";
    const dismiss = (body: { key: string }) => visitor.send(api.dismissSuggestion, { body });
    for (let time = 0; time < 2; time += 1)
      expect((await dismiss({ key })).response).toEqual({ dismissed: true });
    expect((await visitor.send(api.suggestBusinesses, {})).response).toEqual({
      suggestions: [],
      dismissed: 1,
    });
    expect(await suggestionsFor(other)).toHaveLength(1);
    expect((await dismiss({ key: "name nobody" })).response).toEqual({ dismissed: false });
    const restored = await visitor.send(api.restoreSuggestions, {});
    expect(restored.response).toEqual({ restored: 1 });
    expect(await suggestionsFor(visitor)).toHaveLength(1);
  },
);

test("the business of the newest site is the one used last", async () => {
  const visitor = await product.signUp();
  const lastUsed = async () => (await visitor.send(api.listBusinesses, {})).response.lastUsed;
  expect(await lastUsed()).toBeNull();
  const { response } = await visitor.send(api.createBusiness, { body: { name: "Ruiz Plumbing" } });
  await makeCampaign(visitor, { ...PLUMBING, businessId: response.id });
  expect(await lastUsed()).toBe(response.id);
  await makeCampaign(visitor, PLUMBING);
  expect(await lastUsed()).toBeNull();
});
