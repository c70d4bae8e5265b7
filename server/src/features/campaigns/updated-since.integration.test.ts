import { createBusiness, listBusinesses, updateBusiness } from "@mainstreet/contract/businesses";
import { listCampaigns, selectCampaigns } from "@mainstreet/contract/campaign-lists";
import { createCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { addEvidence, listEvidence, publishEvidence } from "@mainstreet/contract/evidence";
import { INVALID_UPDATED_SINCE } from "@mainstreet/contract/updated-since";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";

let product: Product;
let visitor: Visitor;
beforeAll(async () => {
  product = await startProduct();
  visitor = await product.signUp();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

const later = (time: string) => new Date(Date.parse(time) + 1).toISOString();
const names = async (updatedSince: string) => {
  const query = { updatedSince };
  const list = await visitor.send(listCampaigns, { query });
  const selection = await visitor.send(selectCampaigns, { query });
  const ids = list.response.campaigns.map(({ id }) => id);
  expect(selection.response.campaigns.map(({ id }) => id)).toEqual(ids);
  expect(list.response.total).toBe(ids.length);
  return list.response.campaigns.map(({ city }) => city);
};

test("lists of sites can be narrowed to what was changed since", async () => {
  const make = async (city: string) => {
    const { response } = await visitor.send(createCampaign, { body: { ...PLUMBING, city } });
    return endOfDeployment(visitor, response.id);
  };
  const boone = await make("Boone");
  const apex = await make("Apex");
  expect(await names("")).toEqual(["Apex", "Boone"]);
  // The time of a response is itself part of the range.
  expect(await names(apex.updatedAt)).toEqual(["Apex"]);
  expect(await names(later(apex.updatedAt))).toEqual([]);
  const { response } = await visitor.send(updateCampaign, {
    params: { id: boone.id },
    body: { main: { phone: "336-555-0177" } },
  });
  expect(await names(later(apex.updatedAt))).toEqual(["Boone"]);
  expect(await names(later(response.updatedAt))).toEqual([]);
  const withOffset = response.updatedAt.replace("Z", "+00:00");
  expect(await names(withOffset)).toEqual(["Boone"]);
});

test("so can the lists of businesses and of their evidence", async () => {
  const made = await visitor.send(createBusiness, { body: { name: "Ruiz Plumbing" } });
  await visitor.send(createBusiness, { body: { name: "Ana Roofing" } });
  const params = { id: made.response.id };
  const changed = await visitor.send(updateBusiness, { params, body: { about: "Two people." } });
  const since = async (updatedSince: string) =>
    (await visitor.send(listBusinesses, { query: { updatedSince } })).response.businesses.map(
      ({ name }) => name,
    );
  expect(await since(changed.response.updatedAt)).toEqual(["Ruiz Plumbing"]);
  expect(await since(later(changed.response.updatedAt))).toEqual([]);
  expect(await since("")).toEqual(["Ana Roofing", "Ruiz Plumbing"]);

  const piece = {
    kind: "price" as const,
    title: "Drain cleaning",
    text: "from $90",
    asOf: "2026-10",
  };
  const body = { content: piece, city: "Boone", state: "NC" };
  const first = await visitor.send(addEvidence, { params, body });
  const second = await visitor.send(addEvidence, { params, body: { ...body, city: "Apex" } });
  const pieces = async (updatedSince: string) =>
    (await visitor.send(listEvidence, { params, query: { updatedSince } })).response.evidence.map(
      ({ id }) => id,
    );
  expect(await pieces(later(second.response.updatedAt))).toEqual([]);
  await visitor.send(publishEvidence, { params, body: { ids: [first.response.id] } });
  expect(await pieces(later(second.response.updatedAt))).toEqual([first.response.id]);
});

test.each(["yesterday", "2026-11-24", "2026-13-01T00:00:00Z", "0000-01-01T00:00:00Z", "1"])(
  "%s is no time, and refused in words",
  async (updatedSince) => {
    const query = { updatedSince };
    for (const endpoint of [listCampaigns, selectCampaigns, listBusinesses]) {
      const { status, failure } = await visitor.send(endpoint, { query });
      expect([status, failure.fields]).toEqual([400, { updatedSince: INVALID_UPDATED_SINCE }]);
    }
  },
);
