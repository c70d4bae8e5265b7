import { createCampaign, getCampaign, redeployCampaign } from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import { addLocations, removeLocation } from "@mainstreet/contract/location-edits";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  campaignOfRun,
  endOfDeployment,
  liveReader,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const balance = async (visitor: Visitor) =>
  (await visitor.send(creditBalance, {})).response.credits;

/** Makes a site of these places, the main one first, and waits until it is live. */
async function makeLive(visitor: Visitor, places: string[]) {
  const [main = "", ...others] = places;
  const placeOf = (name: string) => {
    const [city = "", state = ""] = name.split(", ");
    return { city, state };
  };
  const { response, failure } = await visitor.send(createMultiLocation, {
    body: {
      mainService: "Plumbing",
      mainLocation: placeOf(main),
      additionalLocations: others.map(placeOf),
      phoneNumber: "512-555-0142",
    },
  });
  expect(response.progressId, failure.message).toBeDefined();
  const campaign = await endOfDeployment(
    visitor,
    await campaignOfRun(visitor, response.progressId),
  );
  expect(campaign.deployed).toBe(true);
  return campaign;
}

async function pageOf(visitor: Visitor, id: string, path: string): Promise<string | undefined> {
  const { response } = await visitor.send(getCampaign, { params: { id } });
  const page = await liveReader(product)(new URL(path, response.deploymentUrl ?? "").href);
  return page?.toString();
}

test("a misspelt place and an unknown one are charged and have pages, without place facts and not listed", async () => {
  const visitor = await product.signUp();
  const { id } = await makeLive(visitor, ["Austin, TX", "Round Rock, TX", "Round Rok, TX"]);
  expect(await balance(visitor)).toBe(2);
  const [known, misspelt] = [
    await pageOf(visitor, id, "locations/round-rock-tx/"),
    await pageOf(visitor, id, "locations/round-rok-tx/"),
  ];
  expect(known).toContain("Williamson County");
  expect(known).not.toContain("noindex");
  expect(misspelt).toContain("Round Rok");
  expect(misspelt).not.toContain("Williamson County");
  expect(misspelt).toContain("noindex");

  await visitor.send(addLocations, {
    params: { id },
    body: { locations: [{ city: "Atlantis", state: "TX" }] },
  });
  await visitor.send(redeployCampaign, { params: { id } });
  expect(await pageOf(visitor, id, "locations/atlantis-tx/")).toContain("noindex");
  const sitemap = await pageOf(visitor, id, "sitemap.xml");
  expect(sitemap).toContain("round-rock-tx");
  expect(sitemap).not.toMatch(/round-rok|atlantis/);
  expect(await balance(visitor)).toBe(1);
});

test.runIf(IS_LONG)("a site of unknown places is live, and none of it is listed", async () => {
  const visitor = await product.signUp();
  const { id, indexing } = await makeLive(visitor, ["Nowhere, TX", "Elsewhere, TX"]);
  expect(indexing.indexable).toBe(false);
  for (const path of ["", "locations/elsewhere-tx/"])
    expect(await pageOf(visitor, id, path)).toContain("noindex");
});

test("two spellings of a place are one page and one credit", async () => {
  const visitor = await product.signUp();
  const { id, locations } = await makeLive(visitor, [
    "St. Louis, MO",
    "Saint Louis, MO",
    "O'Fallon, MO",
    "O Fallon, MO",
    "Nowhere-Town, MO",
    "Nowhere Town, MO",
  ]);
  expect(locations.map(({ city }) => city)).toEqual(["O'Fallon", "Nowhere-Town"]);
  expect(await balance(visitor)).toBe(2);
  const twin = await visitor.send(addLocations, {
    params: { id },
    body: { locations: [{ city: "nowhere town", state: "MO" }] },
  });
  expect([twin.status, twin.failure.message]).toEqual([
    409,
    texts.locationEdits.alreadyThere("nowhere town, MO"),
  ]);
});

test("a township without a position is one page and one credit, by its own name at the address that was typed", async () => {
  const visitor = await product.signUp();
  const { id, locations } = await makeLive(visitor, [
    "ann arbor, MI",
    "Ann Arbor twp, MI",
    "Ann Arbor Charter Township, MI",
  ]);
  expect(locations.map(({ city }) => city)).toEqual(["Ann Arbor twp"]);
  expect(await balance(visitor)).toBe(3);
  const page = await pageOf(visitor, id, "locations/ann-arbor-twp-mi/");
  expect(page).toMatch(/<title>Plumbing in Ann Arbor Township, MI/);
  expect(page).toContain("Washtenaw County");
  expect(await pageOf(visitor, id, "")).toMatch(/<title>Plumbing in Ann Arbor, MI/);
});

test("a single site in an unknown place is made and not listed, and the response names the reason", async () => {
  const visitor = await product.signUp();
  const { status, response } = await visitor.send(createCampaign, {
    body: { serviceName: "Plumbing", city: "Round Rok", state: "TX", phone: "512-555-0142" },
  });
  expect(status).toBe(201);
  expect(response.indexing).toMatchObject({ indexable: false });
  expect(response.indexing.reasons.join()).toContain("no place data for Round Rok");
  const campaign = await endOfDeployment(visitor, response.id);
  expect(campaign.deployed).toBe(true);
  expect(await pageOf(visitor, response.id, "")).toContain("noindex");
  expect(await balance(visitor)).toBe(4);
});

test("a location that never had a page is refunded when it is removed, and one that had is not", async () => {
  const visitor = await product.signUp();
  const { id } = await makeLive(visitor, ["Austin, TX", "Round Rok, TX", "Cedar Park, TX"]);
  const remove = (city: string) =>
    visitor.send(removeLocation, { params: { id }, query: { city, state: "TX" } });
  // As an earlier version stored it: charged, live, and without this page. The list contains the place in two spellings.
  await product.db.execute(sql`
    update campaigns set kept_pages = kept_pages - 'locations/round-rok-tx/', cost = cost + 1,
      locations = locations || '[{"city": "Cedar-Park", "state": "TX"}]' where id = ${id}`);
  await product.db.execute(sql`
    with charged as (update credit_accounts set balance = balance - 1 where user_id = ${visitor.user.id} returning balance)
    insert into credit_entries (id, user_id, type, amount, balance_after, description, business_key, campaign_id)
      select gen_random_uuid(), ${visitor.user.id}, 'deduct', -1, balance, 'Cedar-Park', ${`charge-locations:${id}:test`}, ${id} from charged`);
  expect(await balance(visitor)).toBe(1);
  expect((await remove("Round Rok")).response).toMatchObject({ refunded: 1 });
  expect((await remove("Cedar-Park")).response).toMatchObject({ refunded: 1 });
  expect(await balance(visitor)).toBe(3);
  await visitor.send(addLocations, {
    params: { id },
    body: { locations: [{ city: "Pflugerville", state: "TX" }] },
  });
  expect((await remove("Cedar Park")).response).toMatchObject({ refunded: 0 });
  expect(await balance(visitor)).toBe(2);
});
