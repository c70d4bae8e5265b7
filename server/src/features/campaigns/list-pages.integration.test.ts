import { randomBytes, randomInt } from "node:crypto";
import * as lists from "@mainstreet/contract/campaign-lists";
import { mapCampaigns } from "@mainstreet/contract/dashboard";
import { createCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { MAX_LENGTH } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { campaigns } from "./tables.ts";

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

/** Outside the long tier: one order by a time, one by a text and one by a text that may be blank. */
const SORTS = IS_LONG ? lists.LIST_SORTS : (["updated", "city", "business"] as const);

const citiesOf = async (visitor: Visitor, query: Query) =>
  (await list(visitor, query)).response.campaigns.map(({ city }) => city);

test.each(SORTS)(
  "page by page, by %s, every campaign comes once, in order, while others are made and deleted [spec 7]",
  async (sort) => {
    const visitor = await product.signUp();
    const cities = ["Boone", "apex", "Durham", "Cary", "Apex", "Elkin", "Raleigh"];
    const ids: string[] = [];
    for (const [at, city] of cities.entries())
      ids.push(await make(visitor, { city, serviceName: at % 2 ? "Roofing" : "Plumbing" }));
    // Those made in one transaction share their times to the microsecond, as a bulk run's do.
    await product.db
      .update(campaigns)
      .set({ updatedAt: sql`now()`, serviceTypedAt: sql`now()` })
      .where(and(eq(campaigns.userId, visitor.user.id), eq(campaigns.service, "Roofing")));
    const whole = (await list(visitor, { sort })).response.campaigns.map(({ id }) => id);
    expect(whole.toSorted()).toEqual(ids.toSorted());

    const seen: string[] = [];
    let cursor: string | null = "";
    for (let page = 0; cursor !== null; page += 1) {
      const { response } = await list(visitor, { sort, limit: "2", cursor });
      expect(response.campaigns.length).toBeLessThanOrEqual(2);
      seen.push(...response.campaigns.map(({ id }) => id));
      cursor = response.nextCursor;
      if (page > 0) continue;
      await product.db.delete(campaigns).where(eq(campaigns.id, seen[0] ?? ""));
      await make(visitor, { city: "Burlington" });
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => whole.includes(id))).toEqual(whole);
  },
);

test.each(SORTS)(
  "from any offset pages by %s lead both ways, and what is made in between comes neither twice nor in place of another",
  async (sort) => {
    const visitor = await product.signUp();
    for (const [at, city] of ["Boone", "apex", "Durham", "Cary", "Elkin", "Raleigh"].entries())
      await make(visitor, { city, serviceName: at % 2 ? "Roofing" : "Plumbing" });
    for (const direction of ["asc", "desc"] as const) {
      const page = async (query: Query) => {
        const { response } = await visitor.send(lists.listPage, {
          query: { sort, direction, limit: "2", ...query },
        });
        return { ...response, ids: response.campaigns.map(({ id }) => id) };
      };
      const { response } = await list(visitor, { sort, direction });
      const whole = response.campaigns.map(({ id }) => id);

      const middle = await page({ offset: "3" });
      expect(middle.ids).toEqual(whole.slice(3, 5));
      expect(middle.campaigns).toEqual(response.campaigns.slice(3, 5));
      // First or last in every order, and so not between the two of the page.
      const made = await make(visitor, { city: "Aalto" });
      const walk = async (from: typeof middle, way: "previousCursor" | "nextCursor") => {
        const seen: string[] = [];
        for (let cursor = from[way]; cursor !== null;) {
          const next = await page({ cursor });
          seen.push(...(way === "nextCursor" ? next.ids : next.ids.toReversed()));
          cursor = next[way];
        }
        return way === "nextCursor" ? seen : seen.toReversed();
      };
      const before = await walk(middle, "previousCursor");
      const after = await walk(middle, "nextCursor");
      const now = (await list(visitor, { sort, direction })).response.campaigns.map(({ id }) => id);
      expect([...before, ...middle.ids, ...after]).toEqual(now);
      expect(now).toContain(made);

      expect(await page({})).toMatchObject({ ids: now.slice(0, 2), previousCursor: null });
      expect(await page({ offset: "6" })).toMatchObject({ ids: now.slice(6), nextCursor: null });
      expect(await page({ offset: "7", limit: "1" })).toMatchObject({
        ids: now.slice(7),
        nextCursor: null,
      });
      const beyond = { ids: [], previousCursor: null, nextCursor: null };
      expect(await page({ offset: "99" })).toMatchObject(beyond);
    }
  },
);

test("a page at an offset is of the same filter as the list, and an invalid place is refused", async () => {
  const { visitor, durham, winston } = await visitorWithSites();
  const get = (query: Query) => visitor.send(lists.listPage, { query });
  const filter = { service: "plumbing", q: "nc", sort: "city" };
  const { response } = await get({ ...filter, offset: "1" });
  expect(response.campaigns).toMatchObject([{ id: winston }]);
  const { previousCursor } = response;
  const before = await get({ ...filter, cursor: previousCursor ?? "" });
  expect(before.response.campaigns).toMatchObject([{ id: durham }]);
  const { invalidOffset, invalidCursor } = texts.campaignLists;
  expect((await get({ offset: "-1" })).failure.fields).toEqual({ offset: invalidOffset });
  const other = await get({ sort: "name", cursor: previousCursor ?? "" });
  expect(other.failure.fields).toEqual({ cursor: invalidCursor });
  // A cursor that leads backwards is invalid in a list that only runs forwards.
  const onward = await list(visitor, { ...filter, cursor: previousCursor ?? "" });
  expect(onward.failure.fields).toEqual({ cursor: invalidCursor });
});

test("each order sorts as its name says: newest change, newest, city in any case, service", async () => {
  const visitor = await product.signUp();
  const boone = await make(visitor, { city: "boone" });
  await make(visitor, { city: "Apex", serviceName: "Roofing" });
  await make(visitor, { city: "Cary", serviceName: "HVAC" });
  await visitor.send(updateCampaign, { params: { id: boone }, body: { content: { cta: "Now" } } });
  const [updated, created, city, service] = await Promise.all([
    citiesOf(visitor, { sort: "updated" }),
    citiesOf(visitor, { sort: "created" }),
    citiesOf(visitor, { sort: "city" }),
    citiesOf(visitor, { sort: "service" }),
  ]);
  expect(updated).toEqual(["boone", "Cary", "Apex"]);
  expect(created).toEqual(["Cary", "Apex", "boone"]);
  expect(city).toEqual(["Apex", "boone", "Cary"]);
  expect(service).toEqual(["Cary", "boone", "Apex"]);
});

test("a cursor of one order is none of another", async () => {
  const { visitor } = await visitorWithSites();
  const { response } = await list(visitor, { limit: "1" });
  const query = { limit: "1", sort: "city", cursor: response.nextCursor ?? "" };
  const { status, failure } = await list(visitor, query);
  expect(status).toBe(400);
  expect(failure.message).toBe(texts.campaignLists.invalidCursor);
});

test("a selection is what the filter means, with addresses to copy and what distinguishes duplicates", async () => {
  const { visitor, durham, winston } = await visitorWithSites();
  const company = { name: "Twin City Plumbers", address: { street: "100 Main St" } };
  await visitor.send(updateCampaign, { params: { id: winston }, body: { company } });
  const { response } = await visitor.send(lists.selectCampaigns, {
    query: { service: "plumbing", state: "NC", sort: "city" },
  });
  expect(response).toEqual({
    campaigns: [
      {
        id: durham,
        name: "Plumbing in Durham, NC",
        company: { name: "", address: { street: "" } },
        deploymentType: "netlify",
        deploymentUrl: `https://${durham}.test/`,
      },
      {
        id: winston,
        name: "Plumbing in Winston-Salem, NC",
        company: { name: "Twin City Plumbers", address: { street: "100 Main St" } },
        deploymentType: "netlify",
        deploymentUrl: null,
      },
    ],
    total: 2,
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test("the map has every campaign, newest first, with null for an unknown place", async () => {
  const visitor = await product.signUp();
  const known = await make(visitor);
  const unknown = await make(visitor, { city: "Nowhere At All" });
  const { response } = await visitor.send(mapCampaigns, {});
  expect(response.campaigns).toEqual([
    [unknown, null, null, "queued", "Plumbing in Nowhere At All, NC"],
    [
      known,
      expect.closeTo(-80.24, 1),
      expect.closeTo(36.1, 1),
      "queued",
      "Plumbing in Winston-Salem, NC",
    ],
  ]);
});

test("a campaign with the longest words there can be is in the index that lists are narrowed on", async () => {
  const visitor = await product.signUp();
  const id = await make(visitor);
  // Random characters of three bytes each, so that the text cannot be compressed.
  const longest = (length: number) =>
    String.fromCodePoint(...Array.from({ length }, () => randomInt(0x4e00, 0x9fff)));
  const { serviceName, city, state, name, phone, siteDir } = MAX_LENGTH;
  const service = longest(serviceName);
  await makeLive(id, {
    service,
    serviceSlug: service,
    city: longest(city),
    state: longest(state),
    companyName: longest(name),
    phone: "1".repeat(phone),
    kind: "multi-location",
    // A bucket's name, its region and the folder.
    deploymentUrl: `http://${randomBytes(31).toString("hex")}.s3-website.ap-southeast-7.amazonaws.com/${randomBytes(siteDir / 2).toString("hex")}/`,
  });
  const q = service.slice(-2);
  expect((await list(visitor, { q })).response).toMatchObject({ total: 1, campaigns: [{ id }] });
});
