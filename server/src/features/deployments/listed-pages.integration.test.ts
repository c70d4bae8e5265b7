import { createCampaign, getCampaign, redeployCampaign } from "@mainstreet/contract/campaigns";
import { addLocations } from "@mainstreet/contract/location-edits";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
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

type Typed = { service: string; main: string; others: string[]; state: string };

async function makeLive(visitor: Visitor, { service, main, others, state }: Typed) {
  const { response } = await visitor.send(createMultiLocation, {
    body: {
      mainService: service,
      mainLocation: { city: main, state },
      additionalLocations: others.map((city) => ({ city, state })),
      phoneNumber: "512-555-0142",
    },
  });
  return (await endOfDeployment(visitor, await campaignOfRun(visitor, response.progressId))).id;
}

async function redeploy(visitor: Visitor, id: string): Promise<void> {
  await visitor.send(redeployCampaign, { params: { id } });
  await endOfDeployment(visitor, id);
}

async function pageOf(visitor: Visitor, id: string, path = ""): Promise<string> {
  const { response } = await visitor.send(getCampaign, { params: { id } });
  return String(await liveReader(product)(new URL(path, response.deploymentUrl ?? "").href));
}

/** Which of the pages search engines may list. */
async function listedOf(visitor: Visitor, id: string, paths: string[]): Promise<string[]> {
  const pages = await Promise.all(paths.map(async (path) => pageOf(visitor, id, path)));
  expect(pages.every((page) => page.includes("<h1"))).toBe(true);
  return paths.filter((_, index) => !pages[index]?.includes("noindex"));
}

/** Stores the verdict of the first page as a deployment under other rules would have stored it. */
const storeFirst = async (id: string, indexing: { indexable: boolean; reasons: string[] }) =>
  product.db.execute(
    sql`update campaigns set indexing = ${JSON.stringify(indexing)}::jsonb where id = ${id}`,
  );

/** The same for one of the other pages. */
const storePage = async (id: string, path: string, indexable: boolean) =>
  product.db.execute(
    sql`update campaigns set kept_pages = jsonb_set(kept_pages, array[${path}::text, 'indexable'], to_jsonb(${indexable}::boolean)) where id = ${id}`,
  );

/** Stores the pages as an earlier version did, which recorded the verdict of the first page only. */
const forgetPages = async (id: string) =>
  product.db.execute(sql`
    update campaigns set kept_pages = (select jsonb_object_agg(key, value - 'indexable') from jsonb_each(kept_pages))
      where id = ${id}`);

const LISTED = { indexable: true, reasons: [] };
const NOT_LISTED = { indexable: false, reasons: ["The page has 120 words."] };
const ROUND_ROCK = "locations/round-rock-tx/";
const CEDAR_PARK = "locations/cedar-park-tx/";
const PFLUGERVILLE = "locations/pflugerville-tx/";
/** A service of no known trade, so that every new page has too few words to be listed. */
const GROOMING = {
  service: "Dog grooming",
  main: "Austin",
  others: ["Round Rock", "Cedar Park"],
  state: "TX",
};

test("every page of a site keeps its own place in search, and a new one has none yet", async () => {
  const visitor = await product.signUp();
  const id = await makeLive(visitor, GROOMING);
  expect(await listedOf(visitor, id, ["", ROUND_ROCK, CEDAR_PARK])).toEqual([]);

  await storeFirst(id, LISTED);
  await storePage(id, ROUND_ROCK, true);
  await visitor.send(addLocations, {
    params: { id },
    body: { locations: [{ city: "Pflugerville", state: "TX" }] },
  });
  const all = ["", ROUND_ROCK, CEDAR_PARK, PFLUGERVILLE];
  for (const time of ["first", "second"]) {
    await redeploy(visitor, id);
    expect(await listedOf(visitor, id, all), time).toEqual(["", ROUND_ROCK]);
  }

  await storeFirst(id, NOT_LISTED);
  await redeploy(visitor, id);
  expect(await listedOf(visitor, id, all)).toEqual([ROUND_ROCK]);
});

test.runIf(IS_LONG)("pages that an earlier version kept have the place of their site", async () => {
  const visitor = await product.signUp();
  const id = await makeLive(visitor, GROOMING);
  await storeFirst(id, LISTED);
  await forgetPages(id);
  await redeploy(visitor, id);
  expect(await listedOf(visitor, id, ["", ROUND_ROCK, CEDAR_PARK])).toHaveLength(3);
});

test.runIf(IS_LONG)("a deployment that changes nothing keeps every page's day", async () => {
  const visitor = await product.signUp();
  const id = await makeLive(visitor, GROOMING);
  await storeFirst(id, LISTED);
  await storePage(id, ROUND_ROCK, true);
  await redeploy(visitor, id);
  await product.db.execute(sql`
    update campaigns set kept_pages = (
      select jsonb_object_agg(key, value || '{"changedOn": "2026-01-02"}') from jsonb_each(kept_pages)) where id = ${id}`);
  await redeploy(visitor, id);
  const sitemap = await pageOf(visitor, id, "sitemap.xml");
  expect([...sitemap.matchAll(/<lastmod>(.*?)</g)].map(([, day]) => day)).toEqual([
    "2026-01-02",
    "2026-01-02",
  ]);
});

test.runIf(IS_LONG)(
  "a live page that is listed keeps its facts where namesakes make a new one unknown",
  async () => {
    const visitor = await product.signUp();
    const { response } = await visitor.send(createCampaign, {
      body: { serviceName: "Plumbing", city: "Woodlawn", state: "VA", phone: "540-555-0142" },
    });
    const { id } = await endOfDeployment(visitor, response.id);
    await redeploy(visitor, id);
    expect(await listedOf(visitor, id, [""])).toEqual([]);
    await storeFirst(id, LISTED);
    for (const time of ["first", "second"]) {
      await redeploy(visitor, id);
      expect(await pageOf(visitor, id), time).toMatch(/\w County/);
      expect(await listedOf(visitor, id, [""]), time).toEqual([""]);
    }
  },
);

test.runIf(IS_LONG)(
  "a live location that is listed keeps its facts where namesakes make a new one unknown",
  async () => {
    const visitor = await product.signUp();
    const path = "locations/georgetown-il/";
    const id = await makeLive(visitor, {
      service: "Plumbing",
      main: "Chicago",
      others: ["Georgetown"],
      state: "IL",
    });
    await redeploy(visitor, id);
    expect(await listedOf(visitor, id, ["", path])).toEqual([""]);
    await forgetPages(id);
    for (const time of ["first", "second"]) {
      await redeploy(visitor, id);
      expect(await pageOf(visitor, id, path), time).toMatch(/Georgetown[^.]*\w County/);
      expect(await listedOf(visitor, id, ["", path]), time).toEqual(["", path]);
    }
  },
);
