import * as businesses from "@mainstreet/contract/businesses";
import { listCampaigns } from "@mainstreet/contract/campaign-lists";
import { checkRun } from "@mainstreet/contract/check-run";
import { createRun, getRun, pauseRun, startRunNow } from "@mainstreet/contract/creation-runs";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  campaignOfRun,
  endOfDeployment,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "30" });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

const RUIZ = { name: "Ruiz Plumbing", phone: "336-555-0100", email: "office@ruiz.example" };
const ROW = { serviceName: "Plumbing", state: "NC", netlifyTokenId: "default" };
type Run = RequestOf<typeof createRun>["body"];

async function makeBusiness(visitor: Visitor, body: { name: string } = RUIZ): Promise<string> {
  return (await visitor.send(businesses.createBusiness, { body })).response.id;
}

async function start(visitor: Visitor, body: Run): Promise<string> {
  const { status, response, failure } = await visitor.send(createRun, { body });
  expect(status, failure.message).toBe(202);
  return response.runId;
}

const statusesOf = async (visitor: Visitor, id: string) =>
  (await visitor.send(getRun, { params: { id }, query: {} })).response.sites.map(
    ({ status }) => status,
  );

const done = (visitor: Visitor, id: string) =>
  expect
    .poll(async () => new Set(await statusesOf(visitor, id)), { timeout: 20_000 })
    .toEqual(new Set(["success"]));

async function sitesOf(visitor: Visitor) {
  const { campaigns } = (await visitor.send(listCampaigns, { query: { sort: "city" } })).response;
  return campaigns.map(({ city, phone, company, businessId, own }) => ({
    city,
    phone,
    company: company.name,
    businessId,
    own: Object.keys(own),
  }));
}

test("rows name a business by its name in any case or by its id, and take their blank fields from it", async () => {
  const visitor = await product.signUp();
  const businessId = await makeBusiness(visitor);
  const sites = [
    { ...ROW, city: "Boone", business: "ruiz  PLUMBING" },
    { ...ROW, city: "Cary", business: businessId, phone: "919-555-0100" },
    { ...ROW, city: "Durham", businessId, company: "Ruiz of Durham" },
    { ...ROW, city: "Wilson", phone: "252-555-0100" },
  ];
  const { response } = await visitor.send(checkRun, { body: { rows: sites } });
  expect(response.rows.map(({ fields, indexable }) => [fields, indexable])).toEqual(
    sites.map(() => [{}, true]),
  );
  await done(visitor, await start(visitor, { sites }));
  expect(await sitesOf(visitor)).toEqual([
    { city: "Boone", phone: RUIZ.phone, company: RUIZ.name, businessId, own: [] },
    { city: "Cary", phone: "919-555-0100", company: RUIZ.name, businessId, own: ["main.phone"] },
    {
      city: "Durham",
      phone: RUIZ.phone,
      company: "Ruiz of Durham",
      businessId,
      own: ["company.name"],
    },
    { city: "Wilson", phone: "252-555-0100", company: "", businessId: null, own: [] },
  ]);
});

test("a name that no business has, or two have, is a wrong field of its row", async () => {
  const visitor = await product.signUp();
  await makeBusiness(visitor);
  for (const _ of [1, 2]) await makeBusiness(visitor, { name: "Twice" });
  const rows = ["Ruiz", "twice"].map((business) => ({ ...ROW, city: "Boone", business }));
  const messages = [businessTexts.noSuchName("Ruiz"), businessTexts.manyOfName("twice")];
  const { response } = await visitor.send(checkRun, { body: { rows } });
  expect(response.rows.map(({ fields }) => fields)).toEqual(
    messages.map((business) => ({ business })),
  );
  expect(response.totals.valid).toBe(0);
  const { status, failure } = await visitor.send(createRun, { body: { sites: rows } });
  expect([status, failure.fields]).toEqual([400, { "sites.0.business": messages[0] }]);
});

test("in an account without businesses the column is that of the company, as before", async () => {
  const visitor = await product.signUp();
  await done(
    visitor,
    await start(visitor, { sites: [{ ...ROW, city: "Boone", business: "Ray's" }] }),
  );
  expect(await sitesOf(visitor)).toMatchObject([{ company: "Ray's", businessId: null }]);
});

test.runIf(IS_LONG)(
  "sites that wait in a run whose business is deleted get its name, phone and e-mail",
  async () => {
    const visitor = await product.signUp();
    const businessId = await makeBusiness(visitor);
    const sites = [
      { ...ROW, city: "Boone", businessId },
      { ...ROW, city: "Cary", businessId, phone: "919-555-0100" },
    ];
    const id = await start(visitor, { sites, dripPerDay: 1 });
    await expect
      .poll(() => statusesOf(visitor, id), { timeout: 10_000 })
      .toEqual(["success", "pending"]);
    await visitor.send(pauseRun, { params: { id } });
    const removed = await visitor.send(businesses.deleteBusiness, { params: { id: businessId } });
    expect(removed.response).toMatchObject({ sites: 1 });
    await visitor.send(startRunNow, { params: { id } });
    await done(visitor, id);
    expect(await sitesOf(visitor)).toEqual([
      { city: "Boone", phone: RUIZ.phone, company: RUIZ.name, businessId: null, own: [] },
      { city: "Cary", phone: "919-555-0100", company: RUIZ.name, businessId: null, own: [] },
    ]);
  },
);

test("a multi-location site takes its phone from its business", async () => {
  const visitor = await product.signUp();
  const businessId = await makeBusiness(visitor);
  const { response } = await visitor.send(createMultiLocation, {
    body: {
      mainService: "Plumbing",
      netlifyTokenId: "default",
      mainLocation: { city: "Durham", state: "NC" },
      additionalLocations: [{ city: "Cary", state: "NC" }],
      businessId,
    },
  });
  const id = await campaignOfRun(visitor, response.progressId);
  expect(await endOfDeployment(visitor, id)).toMatchObject({
    businessId,
    own: {},
    phone: RUIZ.phone,
    deploymentStatus: "deployed",
    hasUnpublishedChanges: false,
  });
});
