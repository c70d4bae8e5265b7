import {
  createCampaign,
  getCampaign,
  redeployCampaign,
  updateCampaign,
} from "@mainstreet/contract/campaigns";
import { checkRun, MEASURED_ROWS } from "@mainstreet/contract/check-run";
import { createRun, getRun } from "@mainstreet/contract/creation-runs";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  campaignOfRun,
  endOfDeployment,
  liveReader,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

/** Creates a site of a service, with the fields of `others` added to the body. */
async function make(visitor: Visitor, serviceName: string, others: { trade?: string } = {}) {
  const body = { ...PLUMBING, serviceName, ...others };
  const { status, response } = await visitor.send(createCampaign, { body });
  expect(status).toBe(201);
  await endOfDeployment(visitor, response.id);
  return response;
}

test.each([
  ["24/7 Emergency Plumber", { slug: "plumbing", name: "Plumbing" }],
  ["AC tune up", { slug: "hvac", name: "HVAC" }],
  ["Dog grooming", null],
])(
  "the response to a site of %j says which trade it was matched to",
  async (name, matchedTrade) => {
    const visitor = await product.signUp();
    expect(await make(visitor, name)).toMatchObject({ trade: "", matchedTrade });
  },
);

test("a trade may be chosen, by its name or slug, for one service or against all", async () => {
  const visitor = await product.signUp();
  const chosen = await make(visitor, "Crowns and caps", { trade: "Water Heaters" });
  expect(chosen).toMatchObject({ trade: "water-heaters", matchedTrade: { slug: "water-heaters" } });
  const none = await make(visitor, "Plumbing", { trade: "none" });
  expect(none).toMatchObject({ trade: "none", matchedTrade: null });
});

test("an unknown trade is refused at its field", async () => {
  const visitor = await product.signUp();
  const body = { ...PLUMBING, trade: "astrology" };
  const { status, failure } = await visitor.send(createCampaign, { body });
  expect([status, failure.fields]).toEqual([400, { trade: texts.campaigns.unknownTrade }]);
});

test("a change of the trade is free, waits for a deployment, and is taken back by its name", async () => {
  const visitor = await product.signUp();
  const { id } = await make(visitor, "Plumbing");
  const save = async (trade: string) => {
    const { response } = await visitor.send(updateCampaign, {
      params: { id },
      body: { trade, acceptCost: 0 },
    });
    return response;
  };
  expect(await save("drain-cleaning")).toMatchObject({
    matchedTrade: { slug: "drain-cleaning" },
    hasUnpublishedChanges: true,
  });
  expect(await save("")).toMatchObject({
    matchedTrade: { slug: "plumbing" },
    hasUnpublishedChanges: false,
  });
});

test("rows of a bulk file and multi-location sites accept a trade too", async () => {
  const visitor = await product.signUp();
  const row = { ...PLUMBING, phone: PLUMBING.phone, trade: "Drain Cleaning" };
  const checked = await visitor.send(checkRun, {
    body: { rows: [row, { ...row, trade: "astrology" }] },
  });
  expect(checked.response.rows.map(({ fields }) => fields)).toEqual([
    {},
    { trade: texts.campaigns.unknownTrade },
  ]);
  const run = await visitor.send(createRun, { body: { sites: [row] } });
  const inRun = { params: { id: run.response.runId }, query: {} };
  await expect
    .poll(async () => (await visitor.send(getRun, inRun)).response.status, { timeout: 10_000 })
    .toBe("complete");
  const { response: page } = await visitor.send(getRun, inRun);
  const made = await visitor.send(getCampaign, {
    params: { id: page.sites[0]?.campaignId ?? "" },
  });
  expect(made.response.trade).toBe("drain-cleaning");

  const many = await visitor.send(createMultiLocation, {
    body: {
      mainService: "Crowns and caps",
      mainLocation: { city: "Boise", state: "ID" },
      additionalLocations: [{ city: "Nampa", state: "ID" }],
      phoneNumber: "208-555-0142",
      trade: "roofing",
    },
  });
  const campaign = await endOfDeployment(
    visitor,
    await campaignOfRun(visitor, many.response.progressId),
  );
  expect(campaign.matchedTrade).toEqual({ slug: "roofing", name: "Roofing" });
});

test("a site of no trade is made and charged, and starts unlisted with the reason in the response", async () => {
  const visitor = await product.signUp();
  const { id, indexing } = await make(visitor, "Dog grooming");
  expect(indexing).toMatchObject({ indexable: false, override: false });
  expect(indexing.reasons).toContainEqual(
    expect.stringContaining("We have no text about “Dog grooming”"),
  );
  const { response } = await visitor.send(getCampaign, { params: { id } });
  expect(response.indexing).toEqual(indexing);
  const page = async () =>
    (await liveReader(product)(response.deploymentUrl ?? ""))?.toString() ?? "";
  expect(await page()).toMatch(/<meta name="robots" content="noindex/);

  const override = { params: { id }, body: { indexing: { override: true } } };
  await visitor.send(updateCampaign, override);
  await visitor.send(redeployCampaign, { params: { id }, body: {} });
  await endOfDeployment(visitor, id);
  expect(await page()).not.toContain("noindex");
});

test("a dry run says of each row without a trade that it starts unlisted, however many rows there are", async () => {
  const visitor = await product.signUp();
  const rows = Array.from({ length: MEASURED_ROWS + 1 }, () => PLUMBING);
  const named = rows.with(7, { ...PLUMBING, serviceName: "Dog grooming" });
  for (const sent of [named, named.slice(0, 8)]) {
    const { response } = await visitor.send(checkRun, { body: { rows: sent } });
    const reasons = response.rows.map(({ problems }) =>
      problems.filter(({ text }) => text.startsWith("We have no text about")),
    );
    expect(reasons.flatMap((found, index) => (found.length > 0 ? [index] : []))).toEqual([7]);
  }
});
