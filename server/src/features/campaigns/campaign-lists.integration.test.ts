import * as lists from "@mainstreet/contract/campaign-lists";
import { dashboardMetrics, mapCampaigns } from "@mainstreet/contract/dashboard";
import { createCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { UNKNOWN_TYPE } from "@mainstreet/contract/deployment";
import { texts } from "@mainstreet/contract/texts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { campaigns } from "./tables.ts";
import { NO_STATUSES } from "@mainstreet/contract/deployment-status";

let product: Product;

beforeAll(async () => {
  // No worker: these tests set themselves what is live, and no list may change in any other way.
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "50" });
});

afterAll(async () => {
  await product.assertSound();
  await product.close();
});

type Made = { serviceName?: string; city?: string; state?: string; phone?: string };

async function make(visitor: Visitor, made: Made = {}): Promise<string> {
  const { status, response } = await visitor.send(createCampaign, {
    body: { ...PLUMBING, ...made },
  });
  expect(status).toBe(201);
  return response.id;
}

async function makeLive(id: string, change: Partial<typeof campaigns.$inferInsert> = {}) {
  const live = { deployed: true, lastDeployed: new Date(), deploymentUrl: `https://${id}.test/` };
  await product.db
    .update(campaigns)
    .set({ ...live, ...change })
    .where(eq(campaigns.id, id));
}

/** A plumber in three cities, one of them live, and an HVAC firm in one. */
async function visitorWithSites() {
  const visitor = await product.signUp();
  const durham = await make(visitor, { city: "Durham", phone: "(919) 555-0100" });
  const winston = await make(visitor);
  const columbia = await make(visitor, { city: "Columbia", state: "SC" });
  const hvac = await make(visitor, { serviceName: "HVAC", city: "Boone" });
  await makeLive(durham);
  await makeLive(hvac);
  return { visitor, durham, winston, columbia, hvac };
}

type Query = Record<string, string>;

const list = (visitor: Visitor, query: Query = {}) => visitor.send(lists.listCampaigns, { query });

const citiesOf = async (visitor: Visitor, query: Query) =>
  (await list(visitor, query)).response.campaigns.map(({ city }) => city);

test("services are counted by slug, named as typed last, and sorted by name [spec 2.6, 3, 7]", async () => {
  const visitor = await product.signUp();
  const first = await make(visitor, { serviceName: "water heater repair" });
  await make(visitor, { serviceName: "Water Heater Repair" });
  await make(visitor, { serviceName: "HVAC" });
  const { response } = await visitor.send(lists.serviceSummary, { query: { type: "single" } });
  expect(response).toEqual([
    { name: "HVAC", slug: "hvac", count: 1 },
    { name: "Water Heater Repair", slug: "water-heater-repair", count: 2 },
  ]);

  const params = { id: first };
  await visitor.send(updateCampaign, {
    params,
    body: { main: { service: "Water heater repair" } },
  });
  await visitor.send(updateCampaign, {
    params,
    body: { main: { service: "Water heater repair" } },
  });
  const after = await visitor.send(lists.serviceSummary, { query: {} });
  expect(after.response[1]).toEqual({
    name: "Water heater repair",
    slug: "water-heater-repair",
    count: 2,
  });
  const other = await visitor.send(lists.serviceSummary, { query: { type: "anything else" } });
  expect(other.response).toEqual([]);
});

test("a service is requested by slug or name, and the response carries its true name [spec 2.7]", async () => {
  const { visitor } = await visitorWithSites();
  const ask = (service: string) =>
    visitor.send(lists.listCampaignsByService, { query: { service, type: "single" } });
  for (const service of ["hvac", "HVAC"]) {
    const { response } = await ask(service);
    expect(response).toMatchObject({ service: "HVAC", total: 1, nextCursor: null });
    expect(response.campaigns).toMatchObject([{ serviceName: "HVAC", city: "Boone" }]);
  }
  const none = await ask("roofing");
  expect(none.response).toEqual({
    campaigns: [],
    total: 0,
    nextCursor: null,
    filters: { cities: [], states: [] },
    statuses: NO_STATUSES,
  });
  const unnamed = await ask(" ");
  expect(unnamed.status).toBe(400);
  expect(unnamed.failure.fields).toEqual({ service: texts.campaigns.serviceNameRequired });
});

test("a row carries both shapes of a campaign and nothing of its files [spec 3]", async () => {
  const { visitor, durham } = await visitorWithSites();
  const { response } = await list(visitor, { city: "Durham" });
  expect(response.campaigns).toEqual([
    expect.objectContaining({
      _id: durham,
      id: durham,
      name: "Plumbing in Durham, NC",
      serviceName: "Plumbing",
      hasVerificationTag: false,
      main: expect.objectContaining({ service: "Plumbing", searchConsoleScript: "" }),
      company: expect.objectContaining({ name: "" }),
      content: { cta: "" },
      deployed: true,
      deploymentType: "netlify",
      netlifyTokenId: "default",
    }),
  ]);
  const keys = Object.keys(response.campaigns[0] ?? {});
  for (const absent of ["hostingState", "openingHours", "leadForm"])
    expect(keys).not.toContain(absent);
  const body = {
    openingHours: "Mo-Fr 8-17",
    reviewProfileUrl: "https://reviews.example/ruiz",
    leadForm: "off",
    trade: "roofing",
  };
  await visitor.send(updateCampaign, { params: { id: durham }, body });
  expect((await list(visitor, { city: "Durham" })).response.campaigns[0]).toMatchObject(body);
});

test("every filter narrows the list, '' narrows nothing, and the options stay those of the whole service [spec 2.7, 3, 5, 7]", async () => {
  const { visitor, winston } = await visitorWithSites();
  const script = `<meta name="google-site-verification" content="${"a".repeat(40)}">`;
  const body = { main: { searchConsoleScript: script } };
  await visitor.send(updateCampaign, { params: { id: winston }, body });
  await makeLive(winston, { deploymentType: "aws", account: "none" });

  const service = "plumbing";
  expect(await citiesOf(visitor, { service, city: "Durham" })).toEqual(["Durham"]);
  expect(await citiesOf(visitor, { service, state: "SC" })).toEqual(["Columbia"]);
  expect(await citiesOf(visitor, { service, state: "south carolina" })).toEqual(["Columbia"]);
  expect(await citiesOf(visitor, { service, deployed: "false" })).toEqual(["Columbia"]);
  expect(await citiesOf(visitor, { service, hasVerificationTag: "true" })).toEqual([PLUMBING.city]);
  expect(await citiesOf(visitor, { service, deploymentType: "aws" })).toEqual([PLUMBING.city]);
  expect(await citiesOf(visitor, { type: "single", deployed: "true", state: "NC" })).toHaveLength(
    3,
  );
  expect(await citiesOf(visitor, { type: "other" })).toEqual([]);

  const { response } = await list(visitor, { service, city: "Durham" });
  expect(response.total).toBe(1);
  expect(response.filters).toEqual({
    cities: ["Columbia", "Durham", "Winston-Salem"],
    states: ["NC", "SC"],
  });
  const blank = { service: "", city: "", state: "", deployed: "", q: "", sort: "", limit: "" };
  expect((await list(visitor, { ...blank, deploymentType: "", type: "" })).response.total).toBe(4);
});

test.each([
  { query: { deployed: "yes" }, text: "Deployed must be true or false" },
  { query: { hasVerificationTag: "1" }, text: "Has verification tag must be true or false" },
  { query: { deploymentType: "ftp" }, text: UNKNOWN_TYPE },
  { query: { deploymentStatus: "broken" }, text: texts.campaignLists.invalidDeploymentStatus },
  { query: { sort: "size" }, text: texts.campaignLists.invalidSort },
  { query: { limit: "0" }, text: texts.campaignLists.invalidLimit },
  { query: { limit: "1001" }, text: texts.campaignLists.invalidLimit },
  { query: { cursor: "x" }, text: texts.campaignLists.invalidCursor },
  { query: { cursor: btoa(`["city","\\u0000","x"]`) }, text: texts.campaignLists.invalidCursor },
  { query: { cursor: btoa(`["updated","1e99","x"]`) }, text: texts.campaignLists.invalidCursor },
  { query: { q: "\0" }, text: "Search contains characters that cannot be stored" },
])("$query is refused with '$text' next to the field", async ({ query, text }) => {
  const visitor = await product.signUp();
  const sort = query.cursor?.startsWith("WyJja") ? { sort: "city" } : {};
  const { status, failure } = await list(visitor, { ...query, ...sort });
  expect(status).toBe(400);
  expect(failure.fields).toEqual({ [Object.keys(query)[0] ?? ""]: text });
});

test("campaigns are filtered by deployment status, and counted in every status whichever is requested", async () => {
  const { visitor, durham, winston, columbia, hvac } = await visitorWithSites();
  const message = "Netlify refused the token.";
  await makeLive(durham, { deploymentStatus: "deployed" });
  await makeLive(hvac, { deploymentStatus: "failed", deploymentMessage: message });
  for (const id of [winston, columbia])
    await product.db
      .update(campaigns)
      .set({ deploymentStatus: "failed", deploymentMessage: message })
      .where(eq(campaigns.id, id));
  const { response } = await list(visitor, { deploymentStatus: "failed", sort: "city" });
  expect(response.campaigns).toMatchObject([
    { id: hvac, deploymentStatus: "failed", deploymentMessage: message, deployed: true },
    { id: columbia, deploymentStatus: "failed", deploymentMessage: message },
    { id: winston, deploymentStatus: "failed", deploymentMessage: message },
  ]);
  const statuses = { ...NO_STATUSES, deployed: 1, failed: 3 };
  expect(response).toMatchObject({ total: 3, statuses });
  const ofState = await list(visitor, { deploymentStatus: "deployed", state: "NC" });
  expect(ofState.response).toMatchObject({ total: 1, statuses: { ...statuses, failed: 2 } });
  expect((await visitor.send(dashboardMetrics, {})).response.statuses).toEqual(statuses);
});

test("a filter given twice is refused, not guessed at", async () => {
  const { token } = await product.signUp();
  const headers = { authorization: `Bearer ${token}` };
  const { statusCode } = await product.app.inject({
    url: "/api/campaigns?city=Durham&city=Boone",
    headers,
  });
  expect(statusCode).toBe(400);
});

test("search finds words in any order, phones in any form and addresses, and takes wildcards as text", async () => {
  const { visitor, durham, hvac } = await visitorWithSites();
  await visitor.send(updateCampaign, {
    params: { id: hvac },
    body: { company: { name: "100% Warm_Air" } },
  });
  const found = (q: string) => citiesOf(visitor, { q });
  expect(await found("durham PLUMB")).toEqual(["Durham"]);
  expect(await found("+1 919.555.0100")).toEqual(["Durham"]);
  expect(await found("plumbing (919) 555-01")).toEqual(["Durham"]);
  for (const q of [
    "19195550100",
    "1 919 555 0100",
    "555-0100 plumb",
    "919-555",
    "(919) 555-0100 durham",
  ])
    expect([q, await found(q)]).toEqual([q, ["Durham"]]);
  expect(await found(`${durham}.test`)).toEqual(["Durham"]);
  expect(await found("warm_air")).toEqual(["Boone"]);
  expect(await found("100%")).toEqual(["Boone"]);
  expect(await found("%a%")).toEqual([]);
  expect(await found("D_rham")).toEqual([]);
  expect(await found(String.raw`\\`)).toEqual([]);
  expect(await found("'; drop table campaigns; --")).toEqual([]);
});

test("search finds numbers with signs between them as they were typed, and no other number of the same digits", async () => {
  const { visitor, durham, hvac } = await visitorWithSites();
  const body = {
    main: { zip: "27101-1234" },
    company: { address: { street: "12-14 Main St, Unit 2.5" } },
    openingHours: "Mo-Fr 8-17",
  };
  const saved = await visitor.send(updateCampaign, { params: { id: hvac }, body });
  expect(saved.status, saved.failure.message).toBe(200);
  // The digits of this number contain 817 and 1214.
  const phone = "181-712-1425";
  await visitor.send(updateCampaign, { params: { id: durham }, body: { main: { phone } } });
  const found = (q: string) => citiesOf(visitor, { q });
  for (const q of [
    "27101-1234",
    "8-17",
    "12-14",
    "2.5",
    "27101 12",
    "12 27101",
    "boone 27101 8-17",
  ])
    expect([q, await found(q)]).toEqual([q, ["Boone"]]);
  expect(await found("27101 181-712-1425")).toEqual([]);
  expect(await found("27102 12")).toEqual([]);
});

test("someone else sees none of it in any list, count or option [spec 6]", async () => {
  await visitorWithSites();
  const stranger = await product.signUp();
  const query = { service: "plumbing" };
  const nothing = {
    campaigns: [],
    total: 0,
    nextCursor: null,
    filters: { cities: [], states: [] },
    statuses: NO_STATUSES,
  };
  expect((await stranger.send(lists.serviceSummary, { query: {} })).response).toEqual([]);
  expect((await list(stranger)).response).toEqual(nothing);
  expect((await stranger.send(lists.listCampaignsByService, { query })).response).toEqual(nothing);
  const selected = await stranger.send(lists.selectCampaigns, { query: {} });
  expect(selected.response).toMatchObject({ campaigns: [], total: 0 });
  expect((await stranger.send(mapCampaigns, {})).response).toEqual({ campaigns: [] });
});
