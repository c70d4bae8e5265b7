import { removeFormerSite } from "@mainstreet/contract/former-sites";
import {
  getCampaign,
  redeployCampaign,
  updateDeploymentSettings,
} from "@mainstreet/contract/campaigns";
import { deleteAwsCredentials } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { turnOffHttps } from "@mainstreet/contract/hosts/aws/bucket-https";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { restoreTrashed } from "@mainstreet/contract/trash";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endOfDeployment, liveReader, type Product, startProduct } from "../../../test/harness.ts";
import { makeSiteIn, storeKeys } from "../../../test/own-bucket.ts";
import { conduct, distributionsOf, SETTINGS, userWithBucket, withHttps } from "./test-support.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct(SETTINGS);
  await conduct(product, { deployMs: 200 });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

test("the distribution stays while a site that goes elsewhere is live there, and while its old pages redirect", async () => {
  const user = await userWithBucket(product, "AKIAHTTPSMOVES000000", "https-moves");
  const { visitor } = user;
  const site = await makeSiteIn(visitor, user.place);
  const address = await withHttps(user);
  const params = { id: site.id };
  const settings = { deploymentType: "netlify" as const, netlifyTokenId: "default" };
  await visitor.send(updateDeploymentSettings, { params, body: settings });
  await user.turnOff();
  const message = async () => (await user.read())?.message;
  await expect.poll(message, { timeout: 10_000 }).toMatch(/^1 site could not go back to http yet/);
  expect((await user.read())?.state).toBe("leaving");
  const { response } = await visitor.send(getCampaign, { params });
  expect(response.deploymentUrl?.startsWith(address)).toBe(true);
  expect(String(await liveReader(product)(response.deploymentUrl ?? ""))).toContain("Plumbing");

  await visitor.send(redeployCampaign, { params });
  await expect.poll(message, { timeout: 30_000 }).toMatch(/^Old pages of 1 site that moved away/);
  const former = async () =>
    (await visitor.send(getCampaign, { params })).response.formerSites.map(({ id }) => id);
  await expect.poll(async () => (await former()).length, { timeout: 10_000 }).toBe(1);
  const [formerId = ""] = await former();
  const removed = await visitor.send(removeFormerSite, {
    params: { id: site.id, formerId },
    query: {},
  });
  expect(removed.status, removed.failure.message).toBe(200);
  await user.until(undefined);
  expect((await distributionsOf(product, "https-moves")).at(-1)).toBe("delete-distribution");
});

test("a site that is restored from the trash has the https address of its bucket again", async () => {
  const user = await userWithBucket(product, "AKIAHTTPSTRASH000000", "https-trash");
  const { visitor } = user;
  const { id } = await makeSiteIn(visitor, user.place);
  const address = await withHttps(user);
  const before = (await endOfDeployment(visitor, id)).deploymentUrl ?? "";
  expect(before.startsWith(address)).toBe(true);
  const removed = await visitor.send(deleteCampaign, { params: { id }, query: {} });
  expect(removed.response.teardown).toBe("removed");
  expect((await user.read())?.state).toBe("deployed");
  const body = { campaignIds: [id], credits: 0 };
  expect((await visitor.send(restoreTrashed, { body })).response).toMatchObject({ notes: [] });
  expect((await endOfDeployment(visitor, id)).deploymentUrl).toBe(before);
  expect(String(await liveReader(product)(before))).toContain(`href="${before}"`);
  // A later test deletes all distributions.
  await visitor.send(deleteCampaign, { params: { id }, query: {} });
});

test("keys of another account do not lose the distribution that the first ones made", async () => {
  const user = await userWithBucket(product, "AKIAHTTPSFIRST000000", "https-first");
  const { visitor } = user;
  await withHttps(user);
  const id = await storeKeys(visitor, "AKIAHTTPSSECOND00000");
  await visitor.send(turnOffHttps, { params: { id, bucketName: "https-first" } });
  await user.until(undefined);
  expect((await distributionsOf(product, "https-first")).at(-1)).toBe("delete-distribution");

  await withHttps(user);
  await visitor.send(deleteAwsCredentials, { params: { id: user.params.id } });
  const refused = await visitor.send(turnOffHttps, { params: { id, bucketName: "https-first" } });
  expect([refused.status, refused.failure.code]).toEqual([409, "OTHER_AWS_ACCOUNT"]);
  expect((await user.read())?.state).toBe("deployed");
});

test("a distribution that was deleted at AWS is replaced by one with another reference", async () => {
  const user = await userWithBucket(product, "AKIAHTTPSGONE0000000", "https-gone");
  await withHttps(user);
  const rowId = async () => {
    const { rows } = await product.db.execute<{ id: string }>(
      sql`select id from bucket_https where bucket = 'https-gone'`,
    );
    return rows[0]?.id;
  };
  const before = await rowId();
  // Stores a state as if the step had failed and somebody had deleted the distribution in the meantime.
  await product.db.execute(sql`
    update bucket_https set state = 'failed', message = 'no', distribution_id = 'EDELETEDATAWS1' where bucket = 'https-gone'`);
  await fetch(`${product.cloudFront.url}/__control/reset`, { method: "POST" });
  await conduct(product, { deployMs: 200 });
  await user.turnOn();
  await user.until("deployed");
  expect(await rowId()).not.toBe(before);
  expect(await distributionsOf(product, "https-gone")).toEqual(["create-distribution"]);
});
