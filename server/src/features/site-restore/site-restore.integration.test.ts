import {
  getCampaign,
  redeployCampaign,
  updateCampaign,
  updateDeploymentSettings,
} from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import { addAwsCredentials, createBucket } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import { siteVersionTexts } from "@mainstreet/contract/site-version-texts";
import { getVersion, listVersions, restoreVersion } from "@mainstreet/contract/site-versions";
import { addCloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken } from "@mainstreet/emulators/cloudflare/tokens";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  campaignOfRun,
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { makeSiteIn } from "../../../test/own-bucket.ts";
import { clearFaults, clearJournal, control, journal } from "../../../test/provider-controls.ts";
import { keepBlobs } from "../site-history/keep-blobs.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => clearFaults(product.netlify));
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const OLD = "336-555-0142";
const NEW = "(336) 555-0199";

const pageOf = async (url: string | null) => String(await liveReader(product)(url ?? ""));

async function save(visitor: Visitor, id: string, main: object): Promise<void> {
  const saved = await visitor.send(updateCampaign, { params: { id }, body: { main } });
  expect(saved.status, saved.failure.message).toBe(200);
  await redeploy(visitor, id);
}

async function redeploy(visitor: Visitor, id: string): Promise<void> {
  const { status, failure } = await visitor.send(redeployCampaign, { params: { id } });
  expect(status, failure.message).toBe(200);
}

const restore = (visitor: Visitor, id: string, number: number) =>
  visitor.send(restoreVersion, { params: { id, number: String(number) } });

const putsAt = async (provider: { url: string }) =>
  (await journal(provider)).filter(({ method }) => method === "PUT").map(({ path }) => path);

const versions = async (visitor: Visitor, id: string) =>
  (await visitor.send(listVersions, { params: { id }, query: {} })).response;

test("Netlify publishes the deploy of the version again: values and bytes are back, and the site says it is pinned", async () => {
  const visitor = await product.signUp();
  const { id, deploymentUrl } = await makeCampaign(visitor);
  const first = await pageOf(deploymentUrl);
  await save(visitor, id, { phone: NEW });
  await clearJournal(product.netlify);
  const { status, response, failure } = await restore(visitor, id, 1);
  expect(status, failure.message).toBe(202);
  expect(response.restoresFiles).toBe(true);
  const restored = await endOfDeployment(visitor, id);
  expect(restored).toMatchObject({ hasUnpublishedChanges: false, main: { phone: OLD } });
  expect(await pageOf(deploymentUrl)).toBe(first);
  const writes = (await journal(product.netlify)).filter(({ method }) => method !== "GET");
  expect(writes.map(({ method, path }) => `${method} ${path.split("/").at(-1)}`)).toEqual([
    "POST restore",
  ]);
  expect(await versions(visitor, id)).toMatchObject({
    pinnedTo: 1,
    versions: [{ number: 3, cause: "restore", restoredFrom: 1 }, {}, {}],
  });
  await redeploy(visitor, id);
  expect((await versions(visitor, id)).pinnedTo).toBeNull();
  expect((await visitor.send(creditBalance, {})).response.credits).toBe(4);
});

test.runIf(IS_LONG)("a deploy that Netlify has no longer is sent again", async () => {
  const visitor = await product.signUp();
  const { id, deploymentUrl } = await makeCampaign(visitor);
  const first = await pageOf(deploymentUrl);
  await save(visitor, id, { phone: NEW });
  const gone = { match: "POST .*/restore", status: 404, times: 1, when: "before" };
  await control(product.netlify, "faults", gone);
  await restore(visitor, id, 1);
  expect(await endOfDeployment(visitor, id)).toMatchObject({ deploymentStatus: "deployed" });
  expect(await pageOf(deploymentUrl)).toBe(first);
  expect((await versions(visitor, id)).pinnedTo).toBe(1);

  // A version of a theme that is not shipped any more.
  await save(visitor, id, { phone: NEW });
  const { design } = (await visitor.send(getCampaign, { params: { id } })).response;
  await product.db.execute(sql`
    update site_versions set "values" = jsonb_set("values", '{content,theme}', '"gone"')
    where campaign_id = ${id} and number = 1`);
  const { response, failure } = await restore(visitor, id, 1);
  expect(response.message, failure.message).toContain(siteVersionTexts.designGone);
  const restored = await endOfDeployment(visitor, id);
  expect(restored).toMatchObject({ design, main: { phone: OLD } });
  expect(await pageOf(deploymentUrl)).toBe(first);
});

test.runIf(IS_LONG)(
  "with other verification tags the values come back and are deployed, the tags stay, and it says so",
  async () => {
    const visitor = await product.signUp();
    const { id, deploymentUrl } = await makeCampaign(visitor);
    const tag =
      '<meta name="google-site-verification" content="abcdefghijklmnopqrstuvwxyz0123456789abcdefg">';
    await save(visitor, id, { phone: NEW, searchConsoleScript: tag });
    const { response } = await restore(visitor, id, 1);
    expect(response).toMatchObject({ restoresFiles: false });
    expect(response.message).toContain("its verification tags have changed since");
    expect(await endOfDeployment(visitor, id)).toMatchObject({ hasVerificationTag: true });
    const page = await pageOf(deploymentUrl);
    expect(page).toContain("555-0142");
    expect(page).toContain("google-site-verification");
    expect((await versions(visitor, id)).pinnedTo).toBeNull();
  },
);

test.runIf(IS_LONG)(
  "a restore never moves a site, and is refused for a stranger and for a version that is not kept",
  async () => {
    const visitor = await product.signUp();
    const { id } = await makeCampaign(visitor);
    await save(visitor, id, { city: "Raleigh", zip: "" });
    await save(visitor, id, { phone: NEW });
    await save(visitor, id, { phone: OLD });
    const before = (await visitor.send(getCampaign, { params: { id } })).response;
    const refused = await restore(visitor, id, 1);
    expect(refused.status).toBe(409);
    expect(refused.failure.message).toContain("Plumbing in Winston-Salem, NC");
    expect((await visitor.send(getCampaign, { params: { id } })).response).toEqual(before);
    expect((await restore(visitor, id, 99)).status).toBe(404);
    expect((await restore(await product.signUp(), id, 1)).status).toBe(404);
    // Two credits were taken: for the site, and for its move.
    expect((await visitor.send(creditBalance, {})).response.credits).toBe(3);
  },
);

async function bucketOf(visitor: Visitor, accessKey: string, bucketName: string) {
  const keys = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { response } = await visitor.send(addAwsCredentials, { body: keys });
  await visitor.send(createBucket, { params: { id: response.id }, body: { bucketName } });
  return { awsCredentialsId: response.id, bucket: bucketName };
}

/** Changes a stored version as if an earlier generator had made its front page. */
async function rewriteFrontPage(visitor: Visitor, id: string, html: string): Promise<void> {
  const content = Buffer.from(html);
  const file = { path: "index.html", content, contentType: "text/html", cacheControl: "" };
  await keepBlobs(product.db, visitor.user.id, [file]);
  await product.db.execute(sql`
    update site_versions set manifest = jsonb_set(manifest::jsonb, '{index.html}', to_jsonb(encode(sha256(${content}), 'hex')))::json
      where campaign_id = ${id} and number = 1`);
}

test("S3 gets the files that differ and no others, byte for byte as they were, within three seconds at 30 ms", async () => {
  const visitor = await product.signUp();
  const place = await bucketOf(visitor, "AKIARESTORESITE00001", "restored-sites");
  const { id, deploymentUrl } = await makeSiteIn(visitor, place);
  await save(visitor, id, { phone: NEW });
  const html = "<!doctype html><title>As it was made a year ago</title><p>336-555-0142</p>";
  await rewriteFrontPage(visitor, id, html);
  const delay = { match: "* /restored-sites", delayMs: 30, times: 1_000, when: "before" };
  await control(product.s3, "faults", delay);
  await clearJournal(product.s3);
  const began = performance.now();
  expect((await restore(visitor, id, 1)).response.restoresFiles).toBe(true);
  await endOfDeployment(visitor, id);
  const took = performance.now() - began;
  await clearFaults(product.s3);
  expect(await pageOf(deploymentUrl)).toBe(html);
  const puts = await putsAt(product.s3);
  const { response } = await visitor.send(getVersion, { params: { id, number: "3" } });
  const changed = response.pages.map(({ path }) => path || "index.html");
  const sent = puts.map((path) => path.split("?")[0]?.split("/").at(-1) ?? "");
  expect(new Set(sent.filter((name) => name.endsWith(".html")))).toEqual(new Set(changed));
  expect(sent.length).toBeLessThan(6);
  expect(took).toBeLessThan(3_000);
  await redeploy(visitor, id);
  expect(await pageOf(deploymentUrl)).not.toBe(html);
});

const CITIES = ["Apex", "Cary", "Durham", "Raleigh"];

test.runIf(IS_LONG)(
  "S3 gets back a site of which every page differs within three seconds at 30 ms",
  async () => {
    const visitor = await product.signUp();
    const { awsCredentialsId, bucket } = await bucketOf(
      visitor,
      "AKIARESTORESITE00003",
      "many-pages",
    );
    const created = await visitor.send(createMultiLocation, {
      body: {
        mainService: "Plumbing",
        mainLocation: { city: "Winston-Salem", state: "NC" },
        relatedServices: ["Drain cleaning", "Water heaters"].map((name) => ({
          name,
          description: "",
        })),
        additionalLocations: CITIES.map((city) => ({ city, state: "NC" })),
        deploymentType: "aws",
        awsCredentialsId,
        awsBucketName: bucket,
      },
    });
    expect(created.status, created.failure.message).toBe(201);
    const id = await campaignOfRun(visitor, created.response.progressId);
    const { deploymentUrl } = await endOfDeployment(visitor, id);
    const first = await pageOf(deploymentUrl);
    await save(visitor, id, { phone: NEW });
    await endOfDeployment(visitor, id);
    await control(product.s3, "faults", {
      match: "* /many-pages",
      delayMs: 30,
      times: 1_000,
      when: "before",
    });
    await clearJournal(product.s3);
    const began = performance.now();
    expect((await restore(visitor, id, 1)).response.restoresFiles).toBe(true);
    await endOfDeployment(visitor, id);
    const took = performance.now() - began;
    await clearFaults(product.s3);
    const pages = (await putsAt(product.s3)).filter((path) => path.includes(".html"));
    expect(pages.length).toBeGreaterThan(CITIES.length);
    expect(await pageOf(deploymentUrl)).toBe(first);
    expect(took).toBeLessThan(3_000);
  },
);

test.runIf(IS_LONG)("at Cloudflare one write brings the version back", async () => {
  const visitor = await product.signUp();
  const token = `cfut_restoredSites${"x".repeat(30)}`;
  const body = { name: "Agency", token, zone: firstZoneOf(accountIdOfToken(token)).name };
  const { response: account } = await visitor.send(addCloudflareToken, { body });
  const place = { deploymentType: "cloudflare" as const, cloudflareTokenId: account.id };
  const { id, deploymentUrl } = await makeCampaign(visitor, { ...PLUMBING, ...place });
  const first = await pageOf(deploymentUrl);
  await save(visitor, id, { phone: NEW });
  const before = (await putsAt(product.cloudflare)).length;
  expect((await restore(visitor, id, 1)).response.restoresFiles).toBe(true);
  await endOfDeployment(visitor, id);
  expect(await pageOf(deploymentUrl)).toBe(first);
  const puts = (await putsAt(product.cloudflare)).slice(before);
  // R2 accepts one write of a key in a second: an attempt that it refused is sent again.
  expect(new Set(puts)).toEqual(new Set([expect.stringMatching(/\/live\/plumbing-/)]));
});

test.runIf(IS_LONG)(
  "at another address the values come back and are deployed there, and it says so",
  async () => {
    const visitor = await product.signUp();
    const { id } = await makeCampaign(visitor, PLUMBING);
    const place = await bucketOf(visitor, "AKIARESTORESITE00002", "moved-here");
    const body = {
      deploymentType: "aws" as const,
      awsCredentialsId: place.awsCredentialsId,
      awsBucketName: place.bucket,
    };
    await visitor.send(updateDeploymentSettings, { params: { id }, body });
    await save(visitor, id, { phone: NEW });
    const valuesAlone = async (number: number, phone: string) => {
      const { response } = await restore(visitor, id, number);
      expect(response.restoresFiles).toBe(false);
      expect(response.message).toContain("its address has changed since");
      const { deploymentUrl } = await endOfDeployment(visitor, id);
      expect(await pageOf(deploymentUrl)).toContain(phone);
    };
    await valuesAlone(1, "555-0142");

    // Another bucket of the same account is saved, and nothing is published there yet.
    const params = { id: place.awsCredentialsId };
    await visitor.send(createBucket, { params, body: { bucketName: "moved-again" } });
    const again = { ...body, awsBucketName: "moved-again" };
    await visitor.send(updateDeploymentSettings, { params: { id }, body: again });
    await valuesAlone(2, "555-0199");
  },
);
