import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import {
  getCampaign,
  redeployCampaign,
  updateDeploymentSettings,
} from "@mainstreet/contract/campaigns";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { texts } from "@mainstreet/contract/texts";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  visitPage,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { clearFaults, control } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => clearFaults(product.netlify));
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

let accounts = 0;

/** A Netlify account of the visitor's own. */
async function addAccount(visitor: Visitor) {
  accounts += 1;
  const token = `nfp_formerSite${String(accounts).padStart(8, "0")}`;
  const { response } = await visitor.send(addNetlifyToken, { body: { name: "Mine", token } });
  return { token, choice: { deploymentType: "netlify" as const, netlifyTokenId: response.id } };
}

async function addBucket(visitor: Visitor) {
  accounts += 1;
  const accessKey = `AKIAFORMERSITE${String(accounts).padStart(6, "0")}`;
  const body = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { response } = await visitor.send(aws.addAwsCredentials, { body });
  const awsBucketName = `former-sites-${accounts}`;
  await visitor.send(aws.createBucket, {
    params: { id: response.id },
    body: { bucketName: awsBucketName, region: "eu-central-1" },
  });
  return {
    accessKey,
    choice: { deploymentType: "aws" as const, awsCredentialsId: response.id, awsBucketName },
  };
}

/** A site live at an account of the visitor's own. */
async function siteAtOwnAccount() {
  const visitor = await product.signUp();
  const account = await addAccount(visitor);
  const campaign = await makeCampaign(visitor, { ...PLUMBING, ...account.choice });
  return { visitor, account, campaign, params: { id: campaign.id } };
}

const isUp = async (url: string | null) => (await liveReader(product)(url ?? "")) !== undefined;

const formerSitesShown = async (visitor: Visitor, id: string) =>
  (await visitor.send(getCampaign, { params: { id } })).response.formerSites;

test("a site that moves is live at the new place first, and then the old one redirects to it, there and back", async () => {
  const { visitor, account, campaign, params } = await siteAtOwnAccount();
  const bucket = await addBucket(visitor);
  const atNetlify = campaign.deploymentUrl;
  await visitor.send(updateDeploymentSettings, { params, body: bucket.choice });
  expect(await isUp(atNetlify)).toBe(true);
  const moved = await visitor.send(redeployCampaign, { params });
  expect(await isUp(moved.response.deploymentUrl)).toBe(true);
  await expect
    .poll(() => formerSitesShown(visitor, campaign.id), { timeout: 15_000 })
    .toMatchObject([{ status: "redirect", url: atNetlify, to: moved.response.deploymentUrl }]);
  expect(await visitPage(product, `${atNetlify}areas/x`)).toMatchObject({
    status: 301,
    location: `${moved.response.deploymentUrl}areas/x`,
  });

  await visitor.send(updateDeploymentSettings, { params, body: account.choice });
  const back = await visitor.send(redeployCampaign, { params });
  expect(await isUp(back.response.deploymentUrl)).toBe(true);
  expect(back.response.deploymentUrl).toBe(atNetlify);
  await expect
    .poll(() => formerSitesShown(visitor, campaign.id), { timeout: 15_000 })
    .toMatchObject([{ status: "pages", url: moved.response.deploymentUrl, to: atNetlify }]);
  const { content } = await visitPage(product, moved.response.deploymentUrl ?? "");
  expect(content.toString()).toContain(`<link rel="canonical" href="${atNetlify}"`);
  expect(await isUp(back.response.deploymentUrl)).toBe(true);
});

test.runIf(IS_LONG)(
  "nothing stays at the operator's account, and the addresses that redirected there redirect to the new place",
  async () => {
    const { visitor, campaign, params } = await siteAtOwnAccount();
    const atDefault = { deploymentType: "netlify" as const, netlifyTokenId: "default" };
    await visitor.send(updateDeploymentSettings, { params, body: atDefault });
    const second = (await visitor.send(redeployCampaign, { params })).response.deploymentUrl;
    await expect
      .poll(() => formerSitesShown(visitor, campaign.id), { timeout: 15_000 })
      .toMatchObject([{ status: "redirect", to: second }]);
    const bucket = await addBucket(visitor);
    await visitor.send(updateDeploymentSettings, { params, body: bucket.choice });
    expect(await isUp(second)).toBe(true);
    const third = (await visitor.send(redeployCampaign, { params })).response.deploymentUrl;
    await expect
      .poll(() => formerSitesShown(visitor, campaign.id), { timeout: 15_000 })
      .toMatchObject([{ status: "redirect", url: campaign.deploymentUrl, to: third }]);
    expect((await visitPage(product, second ?? "")).status).toBe(404);
  },
);

test.runIf(IS_LONG)("moved away and back before a deployment, a site stays its own", async () => {
  const { visitor, account, campaign, params } = await siteAtOwnAccount();
  const other = await addAccount(visitor);
  const choose = async (body: typeof other.choice) =>
    (await visitor.send(updateDeploymentSettings, { params, body })).response;
  const url = campaign.deploymentUrl;
  expect(await choose(other.choice)).toMatchObject({
    hasUnpublishedChanges: true,
    formerSites: [{ status: "live", url }],
  });
  // The campaign has left no place.
  expect(await choose(account.choice)).toMatchObject({
    hasUnpublishedChanges: false,
    formerSites: [],
  });
  const { response } = await visitor.send(redeployCampaign, { params });
  expect(response.deploymentUrl).toBe(campaign.deploymentUrl);
  await expect.poll(() => formerSitesOf(campaign.id), { timeout: 15_000 }).toEqual([]);
  expect(await isUp(campaign.deploymentUrl)).toBe(true);
});

test.runIf(IS_LONG)(
  "moved to another key of the same account, a site is its own as well",
  async () => {
    const { visitor, account, campaign, params } = await siteAtOwnAccount();
    const body = { name: "Second key", token: account.token };
    const { response: second } = await visitor.send(addNetlifyToken, { body });
    await visitor.send(updateDeploymentSettings, {
      params,
      body: { deploymentType: "netlify", netlifyTokenId: second.id },
    });
    const { response } = await visitor.send(redeployCampaign, { params });
    expect(response).toMatchObject({ status: "deployed", deploymentUrl: campaign.deploymentUrl });
    // No file had to be sent, but the response reports a deployment, since the site has moved.
    expect(response.message).toBe(texts.campaigns.redeployed);
    expect((await visitor.send(redeployCampaign, { params })).response.message).toBe(
      texts.campaigns.nothingChanged,
    );
    await expect.poll(() => formerSitesOf(campaign.id), { timeout: 15_000 }).toEqual([]);
    expect(await isUp(campaign.deploymentUrl)).toBe(true);
  },
);

test.runIf(IS_LONG)(
  "moved to another key of the same bucket, a site has moved although no file was sent",
  async () => {
    const visitor = await product.signUp();
    const { accessKey, choice } = await addBucket(visitor);
    const { id } = await makeCampaign(visitor, { ...PLUMBING, ...choice });
    const params = { id };
    const { response: keys } = await visitor.send(aws.addAwsCredentials, {
      body: { name: "Same again", accessKey, secretKey: secretKeyFor(accessKey) },
    });
    const body = { ...choice, awsCredentialsId: keys.id };
    const moved = await visitor.send(redeployCampaign, { params, body });
    expect(moved.response).toMatchObject({
      message: texts.campaigns.redeployed,
      awsCredentialsId: keys.id,
    });
    const again = await visitor.send(redeployCampaign, { params });
    expect(again.response.message).toBe(texts.campaigns.nothingChanged);
  },
);

test("an old account that refuses our token fails no deployment; the campaign and its deletion name the site that stays", async () => {
  const { visitor, account, campaign, params } = await siteAtOwnAccount();
  await control(product.netlify, "tokens", { token: account.token, revoked: true });
  const next = await addAccount(visitor);
  await visitor.send(updateDeploymentSettings, { params, body: next.choice });
  const moved = await visitor.send(redeployCampaign, { params });
  expect(moved.response).toMatchObject({ success: true, status: "deployed" });
  const messageNow = async () =>
    (await visitor.send(getCampaign, { params })).response.deploymentMessage;
  await expect
    .poll(messageNow, { timeout: 15_000 })
    .toContain(`still up at ${campaign.deploymentUrl}`);
  const { response } = await visitor.send(deleteCampaign, { params, query: {} });
  expect(response).toMatchObject({ teardown: "left", refunded: 0 });
  expect(response.message).toContain(`Its site stays up at ${campaign.deploymentUrl}.`);
  expect(await isUp(moved.response.deploymentUrl)).toBe(false);
});

test.runIf(IS_LONG)(
  "where a provider did not redirect it does after the next deployment, and all is taken down with the campaign",
  async () => {
    const { visitor, campaign, params } = await siteAtOwnAccount();
    const next = await addAccount(visitor);
    const match = `POST /sites/${await netlifySiteOf(campaign.id)}/deploys`;
    const refuse = { match, status: 503, times: 1_000, when: "before" };
    await control(product.netlify, "faults", refuse);
    await visitor.send(updateDeploymentSettings, { params, body: next.choice });
    await visitor.send(redeployCampaign, { params });
    const messageNow = async () =>
      (await visitor.send(getCampaign, { params })).response.deploymentMessage;
    await expect.poll(messageNow, { timeout: 30_000 }).toContain("Netlify is not answering");
    expect(await isUp(campaign.deploymentUrl)).toBe(true);
    await clearFaults(product.netlify);
    await visitor.send(redeployCampaign, { params });
    await expect.poll(() => isUp(campaign.deploymentUrl), { timeout: 15_000 }).toBe(false);
    await expect.poll(messageNow, { timeout: 15_000 }).not.toContain("still up");

    const third = await addAccount(visitor);
    await visitor.send(updateDeploymentSettings, { params, body: third.choice });
    const second = (await visitor.send(getCampaign, { params })).response.deploymentUrl;
    expect(await isUp(second)).toBe(true);
    expect((await visitor.send(deleteCampaign, { params, query: {} })).response.teardown).toBe(
      "removed",
    );
    expect(await isUp(second)).toBe(false);
    expect((await visitPage(product, campaign.deploymentUrl ?? "")).status).toBe(404);
  },
);

async function netlifySiteOf(id: string) {
  const { rows } = await product.db.execute<{ site: string }>(
    sql`select netlify_site_id as site from campaigns where id = ${id}`,
  );
  return rows[0]?.site;
}

async function formerSitesOf(id: string) {
  const { rows } = await product.db.execute<{ sites: unknown[] }>(
    sql`select former_sites as sites from campaigns where id = ${id}`,
  );
  return rows[0]?.sites;
}
