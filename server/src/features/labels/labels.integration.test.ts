import * as lists from "@mainstreet/contract/campaign-lists";
import { createCampaign } from "@mainstreet/contract/campaigns";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { labelTexts } from "@mainstreet/contract/label-texts";
import * as api from "@mainstreet/contract/labels";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { newId } from "../../platform/db/ids.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "50" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

async function make(visitor: Visitor, city: string): Promise<string> {
  const { response } = await visitor.send(createCampaign, { body: { ...PLUMBING, city } });
  return response.id;
}

/** City and names of labels of each site, by city. */
async function labelled(visitor: Visitor): Promise<(string | string[])[][]> {
  const { response } = await visitor.send(lists.listCampaigns, { query: { sort: "city" } });
  return response.campaigns.map(({ city, labels }) => [
    city,
    labels?.map(({ name }) => name) ?? [],
  ]);
}

const listed = async (visitor: Visitor) =>
  (await visitor.send(api.listLabels, {})).response.labels.map(({ name, sites }) => [name, sites]);

test("labels are made while typing, renamed, coloured and deleted; the sites stay", async () => {
  const visitor = await product.signUp();
  const boone = await make(visitor, "Boone");
  const set = (labels: string[]) =>
    visitor.send(api.setLabels, { params: { id: boone }, body: { labels } });
  const { response } = await set(["Winter", " Client  A ", "client a"]);
  expect(response.labels.map(({ name, colour }) => [name, colour])).toEqual([
    ["Client A", "green"],
    ["Winter", "blue"],
  ]);
  const read = (from: Visitor) => from.send(api.getLabels, { params: { id: boone } });
  expect((await read(visitor)).response).toEqual(response);
  expect((await read(await product.signUp())).status).toBe(404);
  await set(["CLIENT A"]);
  expect(await labelled(visitor)).toEqual([["Boone", ["Client A"]]]);
  expect(await listed(visitor)).toEqual([
    ["Client A", 1],
    ["Winter", 0],
  ]);

  const id = response.labels[0]?.id ?? "";
  const change = (body: object) => visitor.send(api.updateLabel, { params: { id }, body });
  expect((await change({ name: "Ruiz", colour: "red" })).response).toEqual({
    id,
    name: "Ruiz",
    colour: "red",
  });
  expect((await change({ name: "RUIZ" })).response.name).toBe("RUIZ");
  const taken = await change({ name: "winter" });
  expect([taken.status, taken.failure.fields]).toEqual([409, { name: labelTexts.taken("winter") }]);
  expect((await visitor.send(api.createLabel, { body: { name: "ruiz" } })).status).toBe(409);
  const unknown = await change({ colour: "mauve" });
  expect(unknown.failure.fields).toEqual({ colour: labelTexts.invalidColour });

  await visitor.send(api.deleteLabel, { params: { id } });
  expect((await change({ name: "Again" })).status).toBe(404);
  expect(await labelled(visitor)).toEqual([["Boone", []]]);
});

test("a selection by ids or by filter gets labels and loses others; a filter that finds others by now is refused", async () => {
  const visitor = await product.signUp();
  const boone = await make(visitor, "Boone");
  const cary = await make(visitor, "Cary");
  await make(visitor, "Durham");
  const assign = (body: object) => visitor.send(api.assignLabels, { body });
  expect((await assign({ ids: [boone, cary, newId()], add: ["A", "B"] })).response).toEqual({
    sites: 2,
    changed: 2,
  });
  const filter = { q: "durham" };
  expect((await assign({ filter, count: 1, add: ["a"] })).response).toEqual({
    sites: 1,
    changed: 1,
  });
  expect((await assign({ filter: {}, add: ["A"], remove: ["b", "none"] })).response).toEqual({
    sites: 3,
    changed: 2,
  });
  expect(await labelled(visitor)).toEqual([
    ["Boone", ["A"]],
    ["Cary", ["A"]],
    ["Durham", ["A"]],
  ]);

  const changed = await assign({ filter: {}, count: 2, add: ["C"] });
  expect([changed.status, changed.failure.code, changed.failure.message]).toEqual([
    409,
    "SELECTION_CHANGED",
    labelTexts.countChanged(3, 2),
  ]);
  const refused = async (body: object) => (await assign(body)).failure.fields;
  expect(await refused({ ids: [], add: ["C"] })).toEqual({ ids: labelTexts.noSites });
  expect(await refused({ filter: { q: "nowhere" }, add: ["C"] })).toEqual({
    filter: labelTexts.noneFound,
  });
  expect(await refused({ ids: [boone] })).toEqual({ add: labelTexts.nothingToAssign });
  expect(await refused({ ids: [boone], filter, add: ["C"] })).toEqual({
    filter: labelTexts.bothSelections,
  });
  const ids = Array.from({ length: 10_001 }, newId);
  expect(await refused({ ids, add: ["C"] })).toEqual({ ids: labelTexts.tooManySites(10_000) });
  expect(await listed(visitor)).toEqual([
    ["A", 3],
    ["B", 0],
  ]);
});

test("a site has at most 20 labels, whatever way it gets them, and a deleted site none", async () => {
  const visitor = await product.signUp();
  const boone = await make(visitor, "Boone");
  const names = Array.from({ length: LABEL_LIMIT.ofSite }, (_, at) => `Label ${at}`);
  await visitor.send(api.setLabels, { params: { id: boone }, body: { labels: names } });
  const one = await visitor.send(api.assignLabels, { body: { ids: [boone], add: ["More"] } });
  expect([one.status, one.failure.message]).toEqual([
    409,
    labelTexts.tooManyOnSite(LABEL_LIMIT.ofSite),
  ]);
  const many = { labels: [...names, "More"] };
  const refused = await visitor.send(api.setLabels, { params: { id: boone }, body: many });
  expect(refused.status).toBe(400);
  await visitor.send(deleteCampaign, { params: { id: boone }, query: { keepSite: "true" } });
  expect((await listed(visitor)).every(([, sites]) => sites === 0)).toBe(true);
});
