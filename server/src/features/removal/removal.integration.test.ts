import {
  addAwsCredentials,
  createBucket,
  deleteAwsCredentials,
} from "@mainstreet/contract/hosts/aws/aws-credentials";
import * as campaigns from "@mainstreet/contract/campaigns";
import { creditBalance, creditHistory } from "@mainstreet/contract/credits";
import {
  addNetlifyToken,
  deleteNetlifyToken,
} from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { texts } from "@mainstreet/contract/texts";
import * as trash from "@mainstreet/contract/trash";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import {
  clearFaults,
  clearJournal,
  control,
  effects,
  journal,
} from "../../../test/provider-controls.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterEach(() => Promise.all([clearFaults(product.netlify), clearFaults(product.s3)]));

afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const remove = (visitor: Visitor, id: string, query: { keepSite?: "true" } = {}) =>
  visitor.send(deleteCampaign, { params: { id }, query });

const balanceOf = async (visitor: Visitor) =>
  (await visitor.send(creditBalance, {})).response.credits;

const statusOf = async (visitor: Visitor, id: string) =>
  (await visitor.send(campaigns.getCampaign, { params: { id } })).status;

const pageOf = (url: string | null) => liveReader(product)(url ?? "");

async function visitorWithToken(token: string) {
  const visitor = await product.signUp();
  const { response } = await visitor.send(addNetlifyToken, { body: { name: "Mine", token } });
  return { visitor, netlifyTokenId: response.id };
}

/** A user whose only site could never be made: Netlify refuses their token. */
async function visitorWithFailure(token: string) {
  const { visitor, netlifyTokenId } = await visitorWithToken(token);
  await control(product.netlify, "tokens", { token, revoked: true });
  const campaign = await makeCampaign(visitor, { ...PLUMBING, netlifyTokenId });
  expect(campaign).toMatchObject({ deploymentStatus: "failed", deployed: false });
  return { visitor, campaign };
}

/** A user with sites in one bucket. */
async function visitorWithBucket(accessKey: string, bucketName: string) {
  const visitor = await product.signUp();
  const body = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { response } = await visitor.send(addAwsCredentials, { body });
  await visitor.send(createBucket, { params: { id: response.id }, body: { bucketName } });
  const place = { deploymentType: "aws" as const, awsCredentialsId: response.id };
  const input = { ...PLUMBING, ...place, awsBucketName: bucketName };
  return { visitor, input };
}

test("a live site is taken down at Netlify and its campaign is gone; what went live is not refunded [spec 7]", async () => {
  const visitor = await product.signUp();
  const campaign = await makeCampaign(visitor);
  expect(await pageOf(campaign.deploymentUrl)).toBeDefined();
  const { status, response } = await remove(visitor, campaign.id);
  expect(status).toBe(200);
  expect(response).toEqual({
    success: true,
    refunded: 0,
    teardown: "removed",
    message: "Campaign deleted successfully!",
  });
  expect(await pageOf(campaign.deploymentUrl)).toBeUndefined();
  expect(await balanceOf(visitor)).toBe(4);
  expect(await statusOf(visitor, campaign.id)).toBe(404);
  const again = await remove(visitor, campaign.id);
  expect(again.status).toBe(404);
  expect(again.failure.message).toBe("Campaign not found");
});

test.runIf(IS_LONG)(
  "a site its owner already deleted at Netlify counts as taken down",
  async () => {
    const token = "nfp_ownHandStory00001";
    const { visitor, netlifyTokenId } = await visitorWithToken(token);
    const campaign = await makeCampaign(visitor, { ...PLUMBING, netlifyTokenId });
    const api = `${product.netlify.url}/api/v1/sites`;
    const headers = { authorization: `Bearer ${token}` };
    const sites = (await (await fetch(api, { headers })).json()) as { id: string }[];
    await fetch(`${api}/${sites[0]?.id}`, { method: "DELETE", headers });
    expect((await remove(visitor, campaign.id)).response).toMatchObject({ teardown: "removed" });
  },
);

test("in a bucket only the site's own files go: its neighbour and the user's files stay", async () => {
  const { visitor, input } = await visitorWithBucket("AKIAREMOVALSTORY0001", "removal-sites");
  const doomed = await makeCampaign(visitor, input);
  const neighbour = await makeCampaign(visitor, { ...input, city: "Durham" });
  await clearJournal(product.s3);
  const { response } = await remove(visitor, doomed.id);
  expect(response).toMatchObject({ teardown: "removed", refunded: 0 });
  expect(await pageOf(doomed.deploymentUrl)).toBeUndefined();
  expect(await pageOf(neighbour.deploymentUrl)).toBeDefined();
  const deleted = (await effects(product.s3)).filter(({ kind }) => kind.includes("delete"));
  const prefix = new URL(doomed.deploymentUrl ?? "").pathname.slice(1);
  expect(deleted.length).toBeGreaterThan(5);
  expect(deleted.every(({ key }) => key?.startsWith(prefix))).toBe(true);
});

test("what never went live is refunded in full, once, with an entry of its own in the history", async () => {
  const { visitor, campaign } = await visitorWithFailure("nfp_neverLiveStory001");
  const { response } = await remove(visitor, campaign.id);
  expect(response).toEqual({
    success: true,
    refunded: 1,
    teardown: "none",
    message: "Campaign deleted successfully! 1 credit was returned.",
  });
  expect((await remove(visitor, campaign.id)).status).toBe(404);
  expect(await balanceOf(visitor)).toBe(5);
  const { response: history } = await visitor.send(creditHistory, {});
  expect(history.transactions[0]).toMatchObject({
    type: "refund",
    amount: 1,
    balance: 5,
    description: "Refund: Plumbing in Winston-Salem, NC was deleted before it ever went live",
  });
});

test.runIf(IS_LONG)(
  "with its token deleted, a site stays up and the response names its address",
  async () => {
    const { visitor, netlifyTokenId } = await visitorWithToken("nfp_goneTokenStory001");
    const campaign = await makeCampaign(visitor, { ...PLUMBING, netlifyTokenId });
    await visitor.send(deleteNetlifyToken, { params: { id: netlifyTokenId } });
    await clearJournal(product.netlify);
    const { status, response } = await remove(visitor, campaign.id);
    expect(status).toBe(200);
    expect(response).toMatchObject({
      teardown: "left",
      refunded: 0,
      message: `Campaign deleted successfully! Its site stays up at ${campaign.deploymentUrl}.`,
    });
    expect(await journal(product.netlify)).toEqual([]);
    expect(await pageOf(campaign.deploymentUrl)).toBeDefined();
  },
);

test.runIf(IS_LONG)(
  "a site at an account the settings name no more goes too, and is never taken for another's",
  async () => {
    const { visitor, input } = await visitorWithBucket("AKIASWITCHEDSTORY001", "switched-sites");
    const campaign = await makeCampaign(visitor, input);
    const params = { id: campaign.id };
    const body = { deploymentType: "netlify" as const, netlifyTokenId: "default" as const };
    await visitor.send(campaigns.updateDeploymentSettings, { params, body });
    await clearJournal(product.netlify);
    const { response } = await remove(visitor, campaign.id);
    expect(response).toMatchObject({ teardown: "removed", refunded: 0 });
    const requests = await journal(product.netlify);
    expect(requests.filter(({ method }) => method !== "GET")).toEqual([]);
    expect(await pageOf(campaign.deploymentUrl)).toBeUndefined();
  },
);

test("keepSite deletes the campaign and sends the provider nothing", async () => {
  const visitor = await product.signUp();
  const campaign = await makeCampaign(visitor);
  await clearJournal(product.netlify);
  const { response } = await remove(visitor, campaign.id, { keepSite: "true" });
  expect(response).toMatchObject({ teardown: "left", refunded: 0 });
  expect(await journal(product.netlify)).toEqual([]);
  expect(await pageOf(campaign.deploymentUrl)).toBeDefined();
  expect(await statusOf(visitor, campaign.id)).toBe(404);
});

/** A site that was uploaded to a bucket without a response: it never counted as live, and may be. */
async function visitorWithUncertainSite(key: string, bucket: string) {
  const { visitor, input } = await visitorWithBucket(key, bucket);
  const cut = { dropConnection: true, times: 1_000, when: "after" };
  await control(product.s3, "faults", { match: "PUT index\\.html", ...cut });
  const campaign = await makeCampaign(visitor, input);
  expect(campaign).toMatchObject({ deploymentStatus: "failed", deployed: false });
  await clearFaults(product.s3);
  return { visitor, campaign, keys: input.awsCredentialsId };
}

test.runIf(IS_LONG)(
  "a site that may yet be live is no free one: keeping it forgoes the refund",
  async () => {
    const { visitor, campaign } = await visitorWithUncertainSite(
      "AKIAKEPTSTORYKEYS001",
      "kept-sites",
    );
    const { response } = await remove(visitor, campaign.id, { keepSite: "true" });
    const message = `${texts.removal.deleted} ${texts.removal.siteLeft("")}`;
    expect(response).toMatchObject({ teardown: "left", refunded: 0, message });
    expect(await balanceOf(visitor)).toBe(4);
  },
  60_000,
);

test.runIf(IS_LONG)(
  "a site that may yet be live is not refunded either when its keys are deleted first",
  async () => {
    const { visitor, campaign, keys } = await visitorWithUncertainSite(
      "AKIAGONESTORYKEYS001",
      "gone-keys-sites",
    );
    await visitor.send(deleteAwsCredentials, { params: { id: keys } });
    const { response } = await remove(visitor, campaign.id);
    expect(response).toMatchObject({ teardown: "left", refunded: 0 });
    expect(await balanceOf(visitor)).toBe(4);
  },
  60_000,
);

test.runIf(IS_LONG)(
  "a revoked token leaves the site up with its cause, until it is deleted for good",
  async () => {
    const token = "nfp_revokedStory00001";
    const { visitor, netlifyTokenId } = await visitorWithToken(token);
    const campaign = await makeCampaign(visitor, { ...PLUMBING, netlifyTokenId });
    await control(product.netlify, "tokens", { token, revoked: true });
    const { response } = await remove(visitor, campaign.id);
    expect(response).toMatchObject({ teardown: "pending", refunded: 0 });
    expect(response.message).toContain("Netlify rejected this token");
    const body = { campaignIds: [campaign.id] };
    const { response: deleted } = await visitor.send(trash.deleteTrashed, { body });
    expect(deleted).toMatchObject({ deleted: 1, kept: 0 });
    const params = { id: campaign.id };
    expect((await visitor.send(trash.getTrashed, { params })).status).toBe(404);
  },
);

test.runIf(IS_LONG)(
  "someone else's campaign cannot be deleted, and gets the same response as one that does not exist",
  async () => {
    const [owner, stranger] = [await product.signUp(), await product.signUp()];
    const campaign = await makeCampaign(owner);
    await clearJournal(product.netlify);
    const foreign = await remove(stranger, campaign.id);
    const unknown = await remove(stranger, "01990000-0000-7000-8000-000000000000");
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect({ ...foreign.failure, requestId: "" }).toEqual({ ...unknown.failure, requestId: "" });
    expect((await remove(stranger, "1")).failure.message).toBe("Invalid campaign ID");
    expect(await journal(product.netlify)).toEqual([]);
    expect(await statusOf(owner, campaign.id)).toBe(200);
    expect(await pageOf(campaign.deploymentUrl)).toBeDefined();
  },
);
