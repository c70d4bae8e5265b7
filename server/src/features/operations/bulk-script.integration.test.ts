import {
  createCampaign,
  getCampaign,
  redeployCampaign,
  updateCampaign,
} from "@mainstreet/contract/campaigns";
import { getOperation, listOperations, undoOperation } from "@mainstreet/contract/operations";
import { creditBalance } from "@mainstreet/contract/credits";
import { SELECTION_LIMIT } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { bulkUpdateScript } from "@mainstreet/contract/verification-script";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
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
import { clearFaults, clearJournal, control, journal } from "../../../test/provider-controls.ts";
import { newId } from "../../platform/db/ids.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => clearFaults(product.netlify));
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const TAG = `<meta name="google-site-verification" content="${"v".repeat(43)}">`;
const UNKNOWN = "01990000-0000-7000-8000-000000000000";

type Sent = { script?: string; headers?: Record<string, string> };

const update = (
  visitor: Visitor,
  campaignIds: string[],
  { script = TAG, headers = {} }: Sent = {},
) =>
  visitor.send(bulkUpdateScript, { body: { campaignIds, searchConsoleScript: script }, headers });
const detailOf = async (visitor: Visitor, id: string) =>
  (await visitor.send(getCampaign, { params: { id } })).response;
const pageOf = async (url: string | null) => String(await liveReader(product)(url ?? ""));

test("every chosen site gets the tag and one deployment, free, and shows it [spec 2.7, 7]", async () => {
  const visitor = await product.signUp();
  const [one, two] = [await makeCampaign(visitor), await makeCampaign(visitor)];
  const untouched = await makeCampaign(visitor);
  const { status, response } = await update(visitor, [two.id, one.id, two.id.toUpperCase()]);
  expect(status).toBe(200);
  expect(response).toEqual({
    results: [
      { id: two.id, success: true },
      { id: one.id, success: true },
    ],
    updated: 2,
    redeployed: 2,
  });
  for (const { id } of [one, two]) {
    const campaign = await endOfDeployment(visitor, id);
    expect(campaign).toMatchObject({ hasVerificationTag: true, deploymentStatus: "deployed" });
    expect(campaign.main.searchConsoleScript).toBe(TAG);
    expect(campaign.deployments).toHaveLength(2);
    expect(await pageOf(campaign.deploymentUrl)).toContain("v".repeat(43));
  }
  expect(await detailOf(visitor, untouched.id)).toEqual(untouched);
  expect((await visitor.send(creditBalance, {})).response.credits).toBe(2);
});

const NO_TAGS = [
  { script: "", text: "No changes were made as no verification script was provided" },
  { script: "<script>alert(1)</script>", text: texts.verificationScript.refused },
  { script: " \n ", text: "No changes were made as no verification script was provided" },
  { script: `${TAG}<img src=x onerror=alert(1)>`, text: texts.verificationScript.refused },
  { script: "google-site-verification=abc", text: texts.verificationScript.belongsInDns },
  { script: "x".repeat(4_097), text: texts.verificationScript.tooLong },
];

test.each(IS_LONG ? NO_TAGS : NO_TAGS.slice(0, 2))(
  "the script '$script' changes nothing and gets the response '$text' [spec 5]",
  async ({ script, text }) => {
    const visitor = await product.signUp();
    const campaign = await makeCampaign(visitor);
    await clearJournal(product.netlify);
    const { status, failure } = await update(visitor, [campaign.id], { script });
    expect(status).toBe(400);
    expect(failure.message).toBe(text);
    expect(failure.fields).toEqual({ searchConsoleScript: text });
    expect(await detailOf(visitor, campaign.id)).toEqual(campaign);
    expect(await journal(product.netlify)).toEqual([]);
  },
);

test.runIf(IS_LONG)(
  "the edit is in the log of operations, and is undone but for what was changed since",
  async () => {
    const visitor = await product.signUp();
    const sites = [await makeCampaign(visitor), await makeCampaign(visitor)];
    const [first, second] = sites.map(({ id }) => id);
    await update(visitor, [first ?? "", second ?? "", UNKNOWN]);
    const { response: log } = await visitor.send(listOperations, { query: {} });
    const [logged] = log.operations;
    expect(log.operations).toMatchObject([
      { kind: "script", total: 2, missing: 1, counts: { applied: 2 }, undoneBy: null },
    ]);
    const params = { id: logged?.id ?? "" };
    const isComplete = async () =>
      (await visitor.send(getOperation, { params })).response.deployments.success;
    await expect.poll(isComplete, { timeout: 40_000 }).toBe(2);
    const other = TAG.replace("vvv", "www");
    await visitor.send(updateCampaign, {
      params: { id: second ?? "" },
      body: { main: { searchConsoleScript: other } },
    });
    const undone = await visitor.send(undoOperation, { params });
    expect([undone.status, undone.response.counts]).toMatchObject([
      202,
      { applied: 1, conflicts: 1 },
    ]);
    const pageAt = async () => {
      const campaign = await endOfDeployment(visitor, first ?? "");
      return (await pageOf(campaign.deploymentUrl)).includes("vvvvvvvvvv");
    };
    await expect.poll(pageAt, { timeout: 40_000 }).toBe(false);
    expect((await detailOf(visitor, first ?? "")).main.searchConsoleScript).toBe("");
    expect((await detailOf(visitor, second ?? "")).main.searchConsoleScript).toBe(other);
  },
);

test.runIf(IS_LONG)(
  "someone else's campaign and an unknown one are both not found, and the own ones are done",
  async () => {
    const [owner, stranger] = [await product.signUp(), await product.signUp()];
    const theirs = await makeCampaign(owner);
    const mine = await makeCampaign(stranger);
    const { response } = await update(stranger, [theirs.id, mine.id, UNKNOWN]);
    const message = "Campaign not found";
    expect(response).toEqual({
      results: [
        { id: theirs.id, success: false, message },
        { id: mine.id, success: true },
        { id: UNKNOWN, success: false, message },
      ],
      updated: 1,
      redeployed: 1,
    });
    expect(await detailOf(owner, theirs.id)).toEqual(theirs);
    await endOfDeployment(stranger, mine.id);
  },
);

test("a campaign without an account keeps the tag for later, and the response names what is missing", async () => {
  const visitor = await product.signUp();
  const campaign = await makeCampaign(visitor, { ...PLUMBING, deploymentType: "aws" });
  const { response } = await update(visitor, [campaign.id]);
  const message = "Saved, but not deployed: Please select AWS credentials";
  expect(response).toEqual({
    results: [{ id: campaign.id, success: true, message }],
    updated: 1,
    redeployed: 0,
  });
  expect(await detailOf(visitor, campaign.id)).toMatchObject({
    hasVerificationTag: true,
    deploymentStatus: "none",
  });
});

test.runIf(IS_LONG)(
  "a waiting deployment is joined, a running one is followed by another: both end with the tag",
  async () => {
    const visitor = await product.signUp();
    const slow = { match: "PUT /files/", delayMs: 500, times: 3, when: "before" };
    await control(product.netlify, "faults", slow);
    const running = await makeSlow(visitor);
    const { response: waiting } = await visitor.send(createCampaign, { body: PLUMBING });
    expect((await update(visitor, [running, waiting.id])).response.redeployed).toBe(2);
    for (const id of [running, waiting.id]) {
      const campaign = await endOfDeployment(visitor, id);
      expect(await pageOf(campaign.deploymentUrl)).toContain("v".repeat(43));
    }
  },
  60_000,
);

test.runIf(IS_LONG)(
  "a bulk request for a site that deploys is queued behind the sites that a user waits for",
  async () => {
    const visitor = await product.signUp();
    const slow = { match: "PUT /files/", delayMs: 500, times: 6, when: "before" };
    await control(product.netlify, "faults", slow);
    const [one, other] = await Promise.all([makeSlow(visitor), makeSlow(visitor)]);
    await update(visitor, [one, other]);
    await visitor.send(redeployCampaign, { params: { id: other } });
    await endOfDeployment(visitor, one);
    expect(await prioritiesOf(one)).toEqual([1, 0]);
    expect(await prioritiesOf(other)).toEqual([1, 1]);
  },
  60_000,
);

/** A site whose first deployment has begun; its id. */
async function makeSlow(visitor: Visitor): Promise<string> {
  const { response } = await visitor.send(createCampaign, { body: PLUMBING });
  const statusOf = async () => (await detailOf(visitor, response.id)).deploymentStatus;
  await expect.poll(statusOf, { timeout: 10_000, interval: 20 }).toBe("deploying");
  return response.id;
}

/** All the jobs that a campaign has had, in their order. */
async function prioritiesOf(id: string): Promise<number[]> {
  const { rows } = await product.db.execute<{ priority: number }>(sql`
    select priority from pgboss.job where data ->> 'campaignId' = ${id} order by created_on`);
  return rows.map(({ priority }) => priority);
}

test("one Idempotency-Key does it once, however often and however fast it is sent", async () => {
  const visitor = await product.signUp();
  const campaign = await makeCampaign(visitor);
  const headers = { "idempotency-key": "edit-1" };
  const replies = await Promise.all([
    update(visitor, [campaign.id], { headers }),
    update(visitor, [campaign.id], { headers }),
  ]);
  await endOfDeployment(visitor, campaign.id);
  const late = await update(visitor, [campaign.id], { headers });
  const response = { results: [{ id: campaign.id, success: true }], updated: 1, redeployed: 1 };
  expect([...replies, late].map((reply) => reply.response)).toEqual([response, response, response]);
  expect((await detailOf(visitor, campaign.id)).deployments).toHaveLength(2);
  const other = await update(visitor, [campaign.id, UNKNOWN], { headers });
  expect(other.status).toBe(409);
  expect(other.failure.message).toBe(texts.shell.idempotencyConflict);
});

test("ten thousand ids fit, one more does not, and nobody else may send so long a body", async () => {
  const visitor = await product.signUp();
  const ids = Array.from({ length: SELECTION_LIMIT }, newId);
  const { status, response } = await update(visitor, ids);
  expect(status).toBe(200);
  expect(response).toMatchObject({ updated: 0, redeployed: 0 });
  expect(response.results).toHaveLength(SELECTION_LIMIT);
  const tooMany = await update(visitor, [...ids, newId()]);
  expect(tooMany.status).toBe(400);
  expect(tooMany.failure.message).toBe(texts.verificationScript.tooManyCampaigns);
  const none = await update(visitor, []);
  expect(none.failure.fields).toEqual({ campaignIds: texts.verificationScript.noCampaigns });
  const malformed = await update(visitor, ["1"]);
  expect(malformed.failure.message).toBe("Invalid campaign ID");
  const long = { ...PLUMBING, siteKey: "a".repeat(70_000) };
  expect((await visitor.send(createCampaign, { body: long })).status).toBe(413);
});
