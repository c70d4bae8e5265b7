import * as api from "@mainstreet/contract/businesses";
import { createCampaign, getCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";

import { audit } from "../../auditor/audit.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20" });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const WEEK = [[], ...Array.from({ length: 5 }, () => [{ opens: "08:00", closes: "17:30" }]), []];
const RUIZ = {
  name: "Ruiz Plumbing",
  phone: "(336) 555-0100",
  email: "office@ruiz.example",
  street: "12 Trade Street",
  city: "Winston-Salem",
  state: "NC",
  zip: "27101",
  hours: WEEK,
  reviewProfiles: ["https://reviews.example.com/ruiz"],
};
type Body = RequestOf<typeof api.createBusiness>["body"];

async function makeBusiness(visitor: Visitor, body: Body = RUIZ) {
  const { status, response, failure } = await visitor.send(api.createBusiness, { body });
  expect(status, failure.message).toBe(201);
  return response;
}

const { phone: _phone, ...SITE } = PLUMBING;
const read = async (visitor: Visitor, id: string) =>
  (await visitor.send(getCampaign, { params: { id } })).response;

async function save(visitor: Visitor, id: string, body: RequestOf<typeof updateCampaign>["body"]) {
  const { status, response, failure } = await visitor.send(updateCampaign, {
    params: { id },
    body,
  });
  expect(status, failure.message).toBe(200);
  return response;
}

test("a business with nothing but a name is read back with all other fields blank", async () => {
  const visitor = await product.signUp();
  const { id } = await makeBusiness(visitor, { name: "Ruiz Plumbing" });
  const { response } = await visitor.send(api.getBusiness, { params: { id } });
  expect(response).toMatchObject({ name: "Ruiz Plumbing", phone: "", hours: null, services: [] });
  expect(response.siteList).toEqual([]);
  expect(response.lacks).toContain("services");
  const nameless = await visitor.send(api.createBusiness, { body: { name: " " } });
  expect(nameless.status).toBe(400);
  expect(nameless.failure.fields).toEqual({ name: businessTexts.nameRequired });
});

test("a new site takes the blank fields from its business, and a number of its own is its own", async () => {
  const visitor = await product.signUp();
  const { id: businessId } = await makeBusiness(visitor);
  const site = await makeCampaign(visitor, { ...SITE, businessId });
  expect(site).toMatchObject({
    businessId,
    own: {},
    phone: "(336) 555-0100",
    main: { phone: "(336) 555-0100", email: "office@ruiz.example", city: "Winston-Salem" },
    company: { name: "Ruiz Plumbing", address: { street: "12 Trade Street", zip: "27101" } },
    openingHours: "Mon–Fri 8:00 AM – 5:30 PM\nSat–Sun closed",
    reviewProfileUrl: "https://reviews.example.com/ruiz",
  });
  const tracked = await makeCampaign(visitor, { ...PLUMBING, city: "Durham", businessId });
  expect(tracked).toMatchObject({ own: { "main.phone": true }, phone: "336-555-0142" });
  const same = await makeCampaign(visitor, {
    ...SITE,
    city: "Cary",
    phone: "+1 336.555.0100",
    businessId,
  });
  expect(same).toMatchObject({ own: {}, phone: "(336) 555-0100" });
});

test("an edit owns a field by another value, gives it up by the business's and shows none when it is cleared", async () => {
  const visitor = await product.signUp();
  const { id: businessId } = await makeBusiness(visitor);
  const { id } = await makeCampaign(visitor, { ...SITE, businessId });
  expect(await save(visitor, id, { main: { phone: "336-555-0199" } })).toMatchObject({
    own: { "main.phone": true },
    main: { phone: "336-555-0199" },
  });
  // A phone number that the site owns stays when other fields are saved.
  expect(await save(visitor, id, { content: { cta: "Call Ana" } })).toMatchObject({
    own: { "main.phone": true },
  });
  expect(await save(visitor, id, { main: { phone: "13365550100" } })).toMatchObject({
    own: {},
    main: { phone: "(336) 555-0100" },
  });
  expect(await save(visitor, id, { main: { email: "" }, openingHours: "" })).toMatchObject({
    own: { "main.email": true, openingHours: true },
    main: { email: "" },
    openingHours: "",
  });
  const left = await save(visitor, id, { businessId: null });
  expect(left).toMatchObject({ businessId: null, own: {}, company: { name: "Ruiz Plumbing" } });
});

test("a site that joins a business keeps what differs as its own, its address as a whole", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  await save(visitor, id, { company: { address: { street: "5 Oak Street", city: "Boone" } } });
  const { id: businessId } = await makeBusiness(visitor);
  // The body of a form that saves all of its fields.
  const joined = await save(visitor, id, {
    businessId,
    main: { phone: "336-555-0142", email: "" },
    company: { name: "" },
  });
  expect(joined.main).toMatchObject({ phone: "336-555-0142", email: "office@ruiz.example" });
  expect(joined.company).toMatchObject({
    name: "Ruiz Plumbing",
    address: { street: "5 Oak Street", city: "Boone", state: "", zip: "" },
  });
  expect(Object.keys(joined.own).toSorted()).toEqual([
    "company.address.city",
    "company.address.latitude",
    "company.address.longitude",
    "company.address.state",
    "company.address.street",
    "company.address.zip",
    "main.phone",
  ]);
});

test("a change of a business reaches its sites, says how many live ones differ, and a call deploys those for free", async () => {
  const visitor = await product.signUp();
  const { id: businessId } = await makeBusiness(visitor);
  const params = { id: businessId };
  const plain = await makeCampaign(visitor, { ...SITE, businessId });
  const tracked = await makeCampaign(visitor, { ...PLUMBING, city: "Durham", businessId });
  const other = await makeCampaign(visitor, { ...PLUMBING, city: "Cary" });
  expect((await read(visitor, plain.id)).hasUnpublishedChanges).toBe(false);

  const changed = await visitor.send(api.updateBusiness, {
    params,
    body: { phone: "336-555-0111" },
  });
  // One of the sites has a phone number of its own.
  expect(changed.response).toMatchObject({ sites: 2, liveSites: 2, unpublishedSites: 1 });
  expect(await read(visitor, plain.id)).toMatchObject({
    phone: "336-555-0111",
    hasUnpublishedChanges: true,
  });
  expect(await read(visitor, tracked.id)).toMatchObject({
    phone: "336-555-0142",
    hasUnpublishedChanges: false,
  });
  const back = await visitor.send(api.updateBusiness, { params, body: { phone: RUIZ.phone } });
  expect(back.response.unpublishedSites).toBe(0);

  const about = await visitor.send(api.updateBusiness, {
    params,
    body: { about: "We clear drains.", phone: "336-555-0122" },
  });
  expect(about.response).toMatchObject({
    phone: "336-555-0122",
    name: "Ruiz Plumbing",
    unpublishedSites: 2,
  });
  const { response: detail } = await visitor.send(api.getBusiness, { params });
  expect(detail.siteList.map((site) => [site.id, site.hasUnpublishedChanges])).toEqual([
    [tracked.id, true],
    [plain.id, true],
  ]);
  const headers = { "idempotency-key": "redeploy-ruiz" };
  const { response: before } = await visitor.send(creditBalance, {});
  for (let times = 0; times < 2; times += 1) {
    const { status, response } = await visitor.send(api.redeployBusiness, { params, headers });
    expect(status).toBe(202);
    expect(response).toEqual({ requested: 2, withoutAccount: 0 });
  }
  for (const { id } of [plain, tracked])
    expect(await endOfDeployment(visitor, id)).toMatchObject({ hasUnpublishedChanges: false });
  expect((await read(visitor, plain.id)).deployments).toHaveLength(2);
  expect((await visitor.send(creditBalance, {})).response).toEqual(before);
  expect((await read(visitor, other.id)).deployments).toHaveLength(1);
  const page = await liveReader(product)(plain.deploymentUrl ?? "");
  expect(page?.toString()).toContain("555-0122");
});

test("every field that sites inherit follows a change, and an address that is no longer shown disappears from them", async () => {
  const visitor = await product.signUp();
  const { id: businessId } = await makeBusiness(visitor, { name: "Ruiz" });
  const params = { id: businessId };
  const { id } = await makeCampaign(visitor, { ...PLUMBING, businessId });
  await save(visitor, id, { main: { phone: "" } });
  const position = { latitude: 36.0999, longitude: -80.2442 };
  await visitor.send(api.updateBusiness, { params, body: { ...RUIZ, ...position } });
  expect(await read(visitor, id)).toMatchObject({
    main: { email: "office@ruiz.example" },
    company: { name: "Ruiz Plumbing", address: { ...position, street: "12 Trade Street" } },
    openingHours: expect.stringContaining("Mon–Fri"),
    reviewProfileUrl: "https://reviews.example.com/ruiz",
  });
  const body = { serviceAreaOnly: true, hours: null, reviewProfiles: [] };
  await visitor.send(api.updateBusiness, { params, body });
  expect(await read(visitor, id)).toMatchObject({
    company: { address: { street: "", zip: "", latitude: null, longitude: null } },
    openingHours: "",
    reviewProfileUrl: "",
  });
});

test("the sites of a deleted business keep the values that they had", async () => {
  const visitor = await product.signUp();
  const { id: businessId } = await makeBusiness(visitor, { ...RUIZ, about: "We clear drains." });
  const site = await makeCampaign(visitor, { ...SITE, businessId });
  const { response } = await visitor.send(api.deleteBusiness, { params: { id: businessId } });
  expect(response).toEqual({ success: true, sites: 1, liveSites: 1 });
  const kept = await read(visitor, site.id);
  expect(kept).toMatchObject({ businessId: null, own: {}, phone: RUIZ.phone });
  expect(kept.company).toEqual(site.company);
  // Everything else that a page shows of the business disappears with the next deployment.
  expect(kept.hasUnpublishedChanges).toBe(true);
  expect((await visitor.send(api.getBusiness, { params: { id: businessId } })).status).toBe(404);
});

test("the auditor finds a site that missed a change of its business", async () => {
  const visitor = await product.signUp();
  const { id: businessId } = await makeBusiness(visitor);
  const { id } = await makeCampaign(visitor, { ...SITE, businessId });
  const set = async (phone: string) => {
    await product.db.execute(sql`update campaigns set phone = ${phone} where id = ${id}`);
    return (await audit(product.db)).map(({ invariant, message }) => `${invariant} ${message}`);
  };
  expect(await set("336-555-0000")).toEqual([
    `I14 campaign ${id} has another phone than its business`,
  ]);
  expect(await set(RUIZ.phone)).toEqual([]);
});

test.runIf(IS_LONG)(
  "another user's business gets the same response as an unknown one",
  async () => {
    const [owner, stranger] = [await product.signUp(), await product.signUp()];
    const { id: businessId } = await makeBusiness(owner);
    const { id } = await makeCampaign(stranger);
    const tries = [
      await stranger.send(createCampaign, { body: { ...PLUMBING, businessId } }),
      await stranger.send(updateCampaign, { params: { id }, body: { businessId } }),
      await stranger.send(api.updateBusiness, {
        params: { id: businessId },
        body: { name: "Mine" },
      }),
      await stranger.send(api.redeployBusiness, { params: { id: businessId } }),
      await stranger.send(api.groupCampaigns, { body: { businessId, campaignIds: [id] } }),
    ];
    for (const { status, failure } of tries)
      expect([status, failure.message]).toEqual([404, businessTexts.notFound]);
    expect((await stranger.send(api.listBusinesses, {})).response.businesses).toEqual([]);
  },
);

test("a licence is saved whole or not at all, and what is missing is named by its field", async () => {
  const visitor = await product.signUp();
  const whole = { number: "P-1", state: "NC", board: "Board of Plumbing" };
  const { id, licence } = await makeBusiness(visitor, { ...RUIZ, licence: whole });
  expect(licence).toEqual(whole);
  const part = { number: " ", state: "NC", board: "" };
  const fields = {
    "licence.number": businessTexts.licenceIncomplete,
    "licence.board": businessTexts.licenceIncomplete,
  };
  const added = await visitor.send(api.createBusiness, { body: { ...RUIZ, licence: part } });
  expect([added.status, added.failure.fields]).toEqual([400, fields]);
  const change = (body: RequestOf<typeof api.updateBusiness>["body"]) =>
    visitor.send(api.updateBusiness, { params: { id }, body });
  const changed = await change({ licence: part });
  expect([changed.status, changed.failure.fields]).toEqual([400, fields]);
  const blank = await change({ licence: { number: "", state: " ", board: "" } });
  expect([blank.status, blank.response.licence]).toEqual([200, null]);
});
