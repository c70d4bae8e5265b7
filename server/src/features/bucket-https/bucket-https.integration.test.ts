import { listBucketHttps, turnOnHttps } from "@mainstreet/contract/hosts/aws/bucket-https";
import { getCampaign } from "@mainstreet/contract/campaigns";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { liveReader, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { makeSiteIn, storeKeys } from "../../../test/own-bucket.ts";
import { clearFaults, control } from "../../../test/provider-controls.ts";
import {
  conduct,
  distributionsOf,
  SETTINGS,
  untilMoved,
  userWithBucket,
  withHttps,
} from "./test-support.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct(SETTINGS);
});
afterEach(async () => {
  await clearFaults(product.cloudFront);
  await conduct(product, { deployMs: 200, staleMs: 0 });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const textAt = async (url: string) => String(await liveReader(product)(url));
const urlOf = async (visitor: Visitor, id: string) =>
  (await visitor.send(getCampaign, { params: { id } })).response.deploymentUrl ?? "";

test("https is turned on: the sites of the bucket move, and the next one goes there at once", async () => {
  const user = await userWithBucket(product, "AKIAHTTPSON000000000", "https-on");
  const { visitor } = user;
  const site = await makeSiteIn(visitor, user.place);
  expect(site.deploymentUrl).toMatch(/^http:\/\/https-on\.s3-website/);
  await conduct(product, { deployMs: 1_000 });
  const { response } = await user.turnOn();
  expect(response).toMatchObject({ state: "creating", wants: "on", address: null, message: "" });
  expect(response.sites).toEqual({ total: 1, moved: 0 });
  const { address = "" } = (await user.until("deploying")) ?? {};
  // Until then the site still has its previous address.
  expect(await urlOf(visitor, site.id)).toBe(site.deploymentUrl);
  await user.until("deployed");
  await untilMoved(user);
  const moved = await urlOf(visitor, site.id);
  expect(moved.startsWith(String(address))).toBe(true);
  const page = await textAt(moved);
  expect(page).toContain(`<link rel="canonical" href="${moved}">`);
  expect(page).toContain(`<meta property="og:url" content="${moved}">`);
  expect(await textAt(`${moved}sitemap.xml`)).toContain(`<loc>${moved}</loc>`);
  const next = await makeSiteIn(visitor, { ...user.place, city: "Cary" });
  expect(next.deploymentUrl?.startsWith(String(address))).toBe(true);
  expect((await user.read())?.sites).toEqual({ total: 2, moved: 2 });
});

test.runIf(IS_LONG)(
  "https is turned off: the sites go back first, then the distribution is disabled and deleted",
  async () => {
    const user = await userWithBucket(product, "AKIAHTTPSOFF00000000", "https-off");
    const site = await makeSiteIn(user.visitor, user.place);
    await withHttps(user);
    await conduct(product, { deployMs: 1_500, staleMs: 1_000 });
    const { status, response } = await user.turnOff();
    expect([status, response.state, response.wants]).toEqual([202, "leaving", "off"]);
    await user.until("disabling");
    expect(await urlOf(user.visitor, site.id)).toBe(site.deploymentUrl);
    expect(await textAt(site.deploymentUrl ?? "")).toContain(`href="${site.deploymentUrl}"`);
    await user.until(undefined);
    const done = await distributionsOf(product, "https-off");
    expect(done[0]).toBe("create-distribution");
    expect(done.at(-1)).toBe("delete-distribution");
    const again = await user.turnOff();
    expect([again.status, again.failure.message]).toEqual([
      404,
      "Https is not turned on for bucket https-off.",
    ]);
  },
);

test.runIf(IS_LONG)(
  "two presses make one distribution, and turning it on again reuses the one that is being disabled",
  async () => {
    const user = await userWithBucket(product, "AKIAHTTPSTWICE000000", "https-twice");
    const both = await Promise.all([user.turnOn(), user.turnOn()]);
    expect(both.map(({ status }) => status)).toEqual([202, 202]);
    await user.until("deployed");
    await conduct(product, { deployMs: 2_000 });
    await user.turnOff();
    await user.until("disabling");
    await user.turnOn();
    await user.until("deployed");
    const done = await distributionsOf(product, "https-twice");
    expect(done.filter((kind) => kind === "create-distribution")).toHaveLength(1);
    expect(done).not.toContain("delete-distribution");
  },
);

test.runIf(IS_LONG)(
  "a permission that a key lacks is named, and the work continues once the key has it",
  async () => {
    const user = await userWithBucket(product, "AKIAHTTPSLACKS000000", "https-lacks");
    const { accessKey: accessKeyId } = user;
    for (const action of ["cloudfront:ListDistributions", "cloudfront:CreateDistribution"]) {
      await control(product.cloudFront, "deny", { accessKeyId, action });
      await user.turnOn();
      const { message } = (await user.until("failed")) ?? {};
      expect(message).toContain(`lacks the permission ${action}.`);
      await control(product.cloudFront, "allow", { accessKeyId });
    }
    await user.turnOn();
    await user.until("deployed");
  },
);

test.runIf(IS_LONG)("throttling and conflicts at AWS are retried until they pass", async () => {
  const user = await userWithBucket(product, "AKIAHTTPSFAULT000000", "https-fault");
  const fault = (match: string, status: number, code: string) =>
    control(product.cloudFront, "faults", {
      match,
      status,
      body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>no</Message></Error></ErrorResponse>`,
    });
  await fault("POST /distribution", 400, "Throttling");
  await fault("GET /distribution/E", 503, "ServiceUnavailable");
  await user.turnOn();
  await user.until("deployed");
  await fault("PUT /config", 412, "PreconditionFailed");
  await fault("DELETE /distribution/E", 412, "PreconditionFailed");
  await user.turnOff();
  await user.until(undefined);
});

test.each([
  ["TooManyDistributions", 400, "as many CloudFront distributions as it may have"],
  ["CNAMEAlreadyExists", 409, "AWS refused this: CNAMEAlreadyExists"],
  ["InvalidClientTokenId", 403, "AWS does not accept this access key or secret."],
])("a refusal of AWS is explained in words: %s", async (code, status, text) => {
  const bucket = `https-${code.toLowerCase()}`;
  const user = await userWithBucket(
    product,
    `AKIA${code.toUpperCase()}0000000`.slice(0, 20),
    bucket,
  );
  const body = `<ErrorResponse><Error><Code>${code}</Code><Message>no</Message></Error></ErrorResponse>`;
  await control(product.cloudFront, "faults", { match: "POST /distribution", status, body });
  await user.turnOn();
  expect((await user.until("failed"))?.message).toContain(text);
});

test.runIf(IS_LONG)(
  "after 45 minutes it has failed, and trying again takes the same distribution",
  async () => {
    const user = await userWithBucket(product, "AKIAHTTPSLATE0000000", "https-late");
    await conduct(product, { deployMs: 60_000 });
    await user.turnOn();
    await user.until("deploying");
    await product.db.execute(
      sql`update bucket_https set started_at = now() - interval '46 minutes' where bucket = 'https-late'`,
    );
    expect((await user.until("failed"))?.message).toContain("45 minutes");
    await conduct(product, { deployMs: 100 });
    await user.turnOn();
    await user.until("deployed");
    expect(await distributionsOf(product, "https-late")).toEqual(["create-distribution"]);
  },
);

test.runIf(IS_LONG)(
  "buckets of others, and ones that are not there, are not turned on",
  async () => {
    const user = await userWithBucket(product, "AKIAHTTPSMINE0000000", "https-mine");
    const stranger = await product.signUp();
    const { params } = user;
    expect((await stranger.send(turnOnHttps, { params })).status).toBe(404);
    await user.turnOn();
    await user.until("deployed");
    expect((await stranger.send(listBucketHttps, {})).response).toEqual({
      isOffered: true,
      buckets: [],
    });
    const id = await storeKeys(stranger, "AKIAHTTPSOTHER000000");
    const missing = await stranger.send(turnOnHttps, {
      params: { id, bucketName: "https-nothing" },
    });
    expect([missing.status, missing.failure.message]).toEqual([
      400,
      "Bucket https-nothing no longer exists.",
    ]);
  },
);
