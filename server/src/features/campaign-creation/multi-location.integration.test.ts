import { addAwsCredentials, createBucket } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { redeployCampaign, updateDeploymentSettings } from "@mainstreet/contract/campaigns";
import { serviceSummary } from "@mainstreet/contract/campaign-lists";
import { creditBalance, creditHistory } from "@mainstreet/contract/credits";
import {
  createMultiLocation,
  MAX_LOCATIONS,
  multiLocationProgress,
} from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
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

const SITE = {
  mainService: "Plumbing",
  mainLocation: { city: "Winston-Salem", state: "NC" },
  additionalLocations: [
    { city: "Kernersville", state: "NC" },
    { city: "Greensboro", state: "North Carolina" },
  ],
  relatedServices: [
    { name: "HVAC" },
    { name: "Septic tanks", description: "Pumped and repaired." },
  ],
  phoneNumber: "336-555-0142",
};

const CARY = { city: "Cary", state: "NC" };

async function make(visitor: Visitor, change: object = {}) {
  const { status, response, failure } = await visitor.send(createMultiLocation, {
    body: { ...SITE, ...change },
  });
  expect(status, failure.message).toBe(201);
  return response.progressId;
}

/** Makes the same site and returns the id of its campaign. */
const makeSite = async (visitor: Visitor, change: object = {}) =>
  campaignOfRun(visitor, await make(visitor, change));

const progressOf = async (visitor: Visitor, progressId: string) =>
  (await visitor.send(multiLocationProgress, { params: { progressId } })).response;

const balance = async (visitor: Visitor) =>
  (await visitor.send(creditBalance, {})).response.credits;

test("one site of a main city, two more and a service goes live whole, for a credit a location [spec 1, 3, 7, 9]", async () => {
  const visitor = await product.signUp();
  const progressId = await make(visitor);
  expect(["pending", "processing", "complete"]).toContain(
    (await progressOf(visitor, progressId)).overallStatus,
  );
  const campaign = await endOfDeployment(visitor, await campaignOfRun(visitor, progressId));
  const done = await progressOf(visitor, progressId);
  expect(done).toMatchObject({ overallStatus: "complete", campaignId: campaign.id });
  expect(await balance(visitor)).toBe(2);
  const { transactions } = (await visitor.send(creditHistory, {})).response;
  expect(transactions[0]).toMatchObject({
    amount: 3,
    description: "Multi-location site: Plumbing in Winston-Salem, NC and 2 more",
  });

  const read = liveReader(product);
  const page = async (path: string) =>
    (await read(new URL(path, done.deploymentUrl ?? "").href))?.toString();
  expect(await page("")).toContain("Kernersville");
  expect(await page("locations/greensboro-nc/")).toContain("Guilford County");
  expect(await page("services/hvac/")).toContain("HVAC");
  expect(await page("services/septic-tanks/")).toBeUndefined();
  expect(await page("sitemap.xml")).toContain("/locations/kernersville-nc/");
  const list = await visitor.send(serviceSummary, { query: { type: "other" } });
  expect(list.response).toEqual([{ name: "Plumbing", slug: "plumbing", count: 1 }]);
  expect(campaign).toMatchObject({ type: "multi-location", locations: [{}, { state: "NC" }] });
});

async function addBucket(visitor: Visitor) {
  const accessKey = "AKIAMULTILOCATION001";
  const keys = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { response } = await visitor.send(addAwsCredentials, { body: keys });
  const body = { bucketName: "multi-location-sites", region: "us-east-1" } as const;
  await visitor.send(createBucket, { params: { id: response.id }, body });
  const { bucketName: awsBucketName } = body;
  return { deploymentType: "aws" as const, awsCredentialsId: response.id, awsBucketName };
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]+">/;

test.runIf(IS_LONG)(
  "in a bucket each page is the one that was live at Netlify, at its address there and with a policy of its own",
  async () => {
    const visitor = await product.signUp();
    const { id, deploymentUrl } = await endOfDeployment(visitor, await makeSite(visitor));
    const read = liveReader(product);
    const pagesAt = (url: string) =>
      Promise.all(
        ["", "locations/", "locations/kernersville-nc/", "services/hvac/"].map(async (path) =>
          (await read(url + path))?.toString(),
        ),
      );
    const atNetlify = await pagesAt(deploymentUrl ?? "");
    const bucket = await addBucket(visitor);
    await visitor.send(updateDeploymentSettings, { params: { id }, body: bucket });
    const { response } = await visitor.send(redeployCampaign, { params: { id } });
    const movedTo = response.deploymentUrl ?? "";
    for (const [index, page] of (await pagesAt(movedTo)).entries()) {
      expect(page).toMatch(POLICY);
      const before = atNetlify[index]?.replaceAll(deploymentUrl ?? "", movedTo);
      expect(page?.replace(POLICY, "")).toBe(before);
    }
  },
);

test("a place named twice, or like the main one, is made and paid once [spec 9]", async () => {
  const visitor = await product.signUp();
  const id = await makeSite(visitor, {
    additionalLocations: [
      { city: "kernersville", state: "nc" },
      { city: "Kernersville", state: "NC" },
      { city: "WINSTON-SALEM", state: "NC" },
    ],
  });
  expect(await balance(visitor)).toBe(3);
  const campaign = await endOfDeployment(visitor, id);
  expect(campaign.locations).toEqual([{ city: "kernersville", state: "NC" }]);
});

test.for([
  { wrong: { mainService: " " }, text: texts.multiLocation.missingService },
  { wrong: { mainLocation: { city: "Durham", state: "" } }, text: texts.multiLocation.missingMain },
  { wrong: { additionalLocations: [] }, text: texts.multiLocation.missingLocations },
  {
    wrong: { additionalLocations: [{ city: "Winston-Salem", state: "NC" }] },
    text: texts.multiLocation.missingLocations,
  },
  {
    wrong: { additionalLocations: Array.from({ length: MAX_LOCATIONS + 1 }, () => CARY) },
    text: texts.multiLocation.tooMany(MAX_LOCATIONS),
  },
  { wrong: { phoneNumber: "call me" }, text: texts.campaigns.invalidPhone },
])("$wrong is refused with '$text', and no credit is gone", async ({ wrong, text }) => {
  const visitor = await product.signUp();
  const { status, failure } = await visitor.send(createMultiLocation, {
    body: { ...SITE, ...wrong },
  });
  expect([status, failure.message, failure.error]).toEqual([400, text, text]);
  expect(await balance(visitor)).toBe(5);
});

test("too few credits, another user's id and another's progress: refused, nothing made [spec 8]", async () => {
  const [visitor, stranger] = [await product.signUp(), await product.signUp()];
  const many = ["Durham", "Raleigh", "Cary", "Charlotte", "Asheville"];
  const additionalLocations = many.map((city) => ({ city, state: "NC" }));
  const short = await visitor.send(createMultiLocation, { body: { ...SITE, additionalLocations } });
  expect(short.status).toBe(402);
  expect(short.failure).toMatchObject({
    required: 6,
    available: 5,
    error: "You need 1 more credit",
  });
  const forged = await visitor.send(createMultiLocation, {
    body: { ...SITE, userId: stranger.user.id },
  });
  expect([forged.status, forged.failure.message]).toEqual([403, texts.auth.forbidden]);
  expect(await balance(visitor)).toBe(5);
  const progressId = await make(stranger);
  const foreign = await visitor.send(multiLocationProgress, { params: { progressId } });
  expect([foreign.status, foreign.failure.message]).toEqual([
    404,
    texts.multiLocation.progressFailed,
  ]);
  await endOfDeployment(stranger, await campaignOfRun(stranger, progressId));
});

test("the same form sent twice under one key is one site", async () => {
  const visitor = await product.signUp();
  const headers = { "idempotency-key": "form-1" };
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => visitor.send(createMultiLocation, { body: SITE, headers })),
  );
  expect(countByStatus(replies)).toEqual({ 201: 4 });
  expect(new Set(replies.map(({ response }) => response.progressId)).size).toBe(1);
  expect(await balance(visitor)).toBe(2);
  const progressId = replies[0]?.response.progressId ?? "";
  await endOfDeployment(visitor, await campaignOfRun(visitor, progressId));
});
