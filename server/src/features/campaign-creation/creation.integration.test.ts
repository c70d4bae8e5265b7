import { createCampaign, getCampaign } from "@mainstreet/contract/campaigns";
import { creditBalance, creditHistory } from "@mainstreet/contract/credits";
import { texts } from "@mainstreet/contract/texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
} from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

test("a plumber's site goes live at Netlify, costs one credit, and its ZIP is filled in [spec 1, 3, 7, 9]", async () => {
  const visitor = await product.signUp();
  const { status, response } = await visitor.send(createCampaign, { body: PLUMBING });
  expect(status).toBe(201);
  expect(response).toMatchObject({
    deploymentStatus: "queued",
    deployed: false,
    netlifyTokenId: "default",
  });
  const campaign = await endOfDeployment(visitor, response.id);
  expect(campaign).toMatchObject({
    deploymentStatus: "deployed",
    deployed: true,
    main: { zip: "27101" },
  });
  expect(campaign.deploymentUrl).toMatch(
    /^http:\/\/plumbing-winston-salem-nc-[a-z2-7]{6}\.netlify\.localhost:\d+\/$/,
  );
  const page = await liveReader(product)(campaign.deploymentUrl ?? "");
  expect(page?.toString()).toContain("Winston-Salem");
  expect((await visitor.send(creditBalance, {})).response.credits).toBe(4);
  const { response: history } = await visitor.send(creditHistory, {});
  expect(history.transactions[0]).toMatchObject({
    type: "deduct",
    amount: 1,
    balance: 4,
    description: "Single page site: Plumbing in Winston-Salem, NC",
  });
});

test("with no credit left nothing is made, and the response says how many are short [spec 7]", async () => {
  const visitor = await product.signUp();
  for (const _ of Array.from({ length: 5 })) await makeCampaign(visitor);
  const { status, failure } = await visitor.send(createCampaign, { body: PLUMBING });
  expect(status).toBe(402);
  expect(failure).toMatchObject({
    code: "INSUFFICIENT_CREDITS",
    message: "You need 1 more credit",
    required: 1,
    available: 0,
  });
});

test("one Idempotency-Key makes one campaign, however often and however fast it is sent", async () => {
  const visitor = await product.signUp();
  const headers = { "idempotency-key": "form-1" };
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => visitor.send(createCampaign, { body: PLUMBING, headers })),
  );
  expect(countByStatus(replies)).toEqual({ 201: 8 });
  expect(new Set(replies.map(({ response }) => response.id)).size).toBe(1);
  const other = { ...PLUMBING, city: "Durham" };
  const { status, failure } = await visitor.send(createCampaign, { body: other, headers });
  expect(status).toBe(409);
  expect(failure.message).toBe(texts.shell.idempotencyConflict);
  expect((await visitor.send(creditBalance, {})).response.credits).toBe(4);
  await endOfDeployment(visitor, replies[0]?.response.id ?? "");
});

test.each([
  { wrong: { serviceName: " " }, text: texts.campaigns.serviceNameRequired },
  { wrong: { serviceName: "x".repeat(300) }, text: "Service name must be at most 100 characters" },
  { wrong: { city: "" }, text: texts.campaigns.cityRequired },
  { wrong: { state: "" }, text: texts.campaigns.stateRequired },
  { wrong: { state: "ZZ" }, text: texts.campaigns.invalidState },
  { wrong: { phone: "call me" }, text: texts.campaigns.invalidPhone },
  { wrong: { zip: "2710A" }, text: texts.campaigns.invalidZip },
  {
    wrong: { reviewProfileUrl: "http://reviews.example.com" },
    text: texts.campaigns.invalidReviewProfile,
  },
  {
    wrong: { openingHours: "x".repeat(501) },
    text: "Opening hours must be at most 500 characters",
  },
])(
  "$wrong is refused with '$text' next to the field, and no credit is gone [spec 5]",
  async ({ wrong, text }) => {
    const visitor = await product.signUp();
    const { status, failure } = await visitor.send(createCampaign, {
      body: { ...PLUMBING, ...wrong },
    });
    expect(status).toBe(400);
    expect(failure.fields).toEqual({ [Object.keys(wrong)[0] ?? ""]: text });
    expect((await visitor.send(creditBalance, {})).response.credits).toBe(5);
  },
);

test("opening hours and a review page given with a new site are kept, and on its page", async () => {
  const visitor = await product.signUp();
  const given = {
    openingHours: "Mon-Fri 8-5\nSat by appointment",
    reviewProfileUrl: "https://reviews.example.com/ray",
  };
  const campaign = await makeCampaign(visitor, { ...PLUMBING, ...given });
  expect(campaign).toMatchObject(given);
  const page = await liveReader(product)(campaign.deploymentUrl ?? "");
  for (const shown of ["Mon-Fri 8-5", "Sat by appointment", given.reviewProfileUrl])
    expect(page?.toString()).toContain(shown);
});

test("markup in any field is text: it is kept as typed and shown escaped", async () => {
  const visitor = await product.signUp();
  const name = `<script>alert("1")</script>`;
  const campaign = await makeCampaign(visitor, {
    ...PLUMBING,
    serviceName: name,
    city: "<b>Nowhere</b>",
  });
  expect(campaign.main).toMatchObject({ service: name, city: "<b>Nowhere</b>", zip: "" });
  const page = await liveReader(product)(campaign.deploymentUrl ?? "");
  expect(page?.toString()).not.toContain("<script>alert");
  expect(page?.toString()).toContain("&lt;b&gt;Nowhere");
});

test("another user's campaign gets the same response as one that does not exist [spec 6]", async () => {
  const [owner, stranger] = [await product.signUp(), await product.signUp()];
  const campaign = await makeCampaign(owner);
  const foreign = await stranger.send(getCampaign, { params: { id: campaign.id } });
  const unknown = await stranger.send(getCampaign, {
    params: { id: "01990000-0000-7000-8000-000000000000" },
  });
  expect([foreign.status, unknown.status]).toEqual([404, 404]);
  expect({ ...foreign.failure, requestId: "" }).toEqual({ ...unknown.failure, requestId: "" });
  const malformed = await stranger.send(getCampaign, { params: { id: "1" } });
  expect(malformed.status).toBe(400);
  expect(malformed.failure.message).toBe("Invalid campaign ID");
});
