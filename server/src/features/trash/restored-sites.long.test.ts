import * as businesses from "@mainstreet/contract/businesses";
import * as campaigns from "@mainstreet/contract/campaigns";
import { addAwsCredentials, createBucket } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { deployToS3 } from "@mainstreet/contract/hosts/aws/deploy-to-s3";
import { deleteCampaign } from "@mainstreet/contract/removal";
import * as trash from "@mainstreet/contract/trash";
import { trashTexts } from "@mainstreet/contract/trash-texts";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { clearJournal, control, journal } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const POLL = { timeout: 10_000 };
const pageOf = (url: string | null) => liveReader(product)(url ?? "");
const remove = (visitor: Visitor, id: string, query: { keepSite?: "true" } = {}) =>
  visitor.send(deleteCampaign, { params: { id }, query });
const restore = (visitor: Visitor, campaignIds: string[]) =>
  visitor.send(trash.restoreTrashed, { body: { campaignIds, credits: 0 } });
const trashed = async (visitor: Visitor, id: string) =>
  (await visitor.send(trash.getTrashed, { params: { id } })).response;

test("a site that was left up is restored as it is, without a deployment; its folder stays its own, and open", async () => {
  const visitor = await product.signUp();
  const accessKey = "AKIATRASHFOLDERS0001";
  const keys = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { response } = await visitor.send(addAwsCredentials, { body: keys });
  await visitor.send(createBucket, {
    params: { id: response.id },
    body: { bucketName: "trash-folders" },
  });
  const place = { deploymentType: "aws" as const, awsCredentialsId: response.id };
  const input = { ...PLUMBING, ...place, awsBucketName: "trash-folders" };
  const site = await makeCampaign(visitor, input);
  const other = await makeCampaign(visitor, { ...input, city: "Durham" });
  expect((await remove(visitor, site.id, { keepSite: "true" })).response.teardown).toBe("left");
  const folder = new URL(site.deploymentUrl ?? "").pathname.split("/")[1] ?? "";
  const take = (campaignId: string) =>
    visitor.send(deployToS3, {
      body: {
        campaignId,
        credentialsId: response.id,
        bucketName: "trash-folders",
        siteDir: folder,
      },
    });
  expect((await take(other.id)).status).toBe(409);
  expect(await pageOf(site.deploymentUrl)).toBeDefined();
  await clearJournal(product.s3);
  const restored = await restore(visitor, [site.id]);
  expect(restored.response).toMatchObject({ notes: [], message: trashTexts.restoredAsIs(1) });
  expect(await journal(product.s3)).toEqual([]);
  const { response: now } = await visitor.send(campaigns.getCampaign, { params: { id: site.id } });
  expect(now).toMatchObject({ isLive: true, hasUnpublishedChanges: false });

  // Left up, and taken down later: its folder is free, and the site returns to another one.
  await remove(visitor, site.id, { keepSite: "true" });
  await visitor.send(trash.takeDownTrashed, { body: { campaignIds: [site.id] } });
  await expect.poll(async () => (await trashed(visitor, site.id)).state, POLL).toBe("down");
  expect(await pageOf(site.deploymentUrl)).toBeUndefined();
  expect((await take(other.id)).status).toBe(200);
  const { notes } = (await restore(visitor, [site.id])).response;
  expect(notes[0]?.text).toContain(`Its folder ${folder} is another site's by now`);
  const { deploymentUrl, isLive } = await endOfDeployment(visitor, site.id);
  expect(isLive).toBe(true);
  expect(deploymentUrl).not.toBe(site.deploymentUrl);
  expect(await pageOf(deploymentUrl)).toBeDefined();
}, 60_000);

test("a name that somebody else has by now: the site is published at a new address, and says so", async () => {
  const visitor = await product.signUp();
  const site = await makeCampaign(visitor);
  await remove(visitor, site.id);
  const name = new URL(site.deploymentUrl ?? "").hostname.split(".")[0] ?? "";
  const taken = await fetch(`${product.netlify.url}/api/v1/sites`, {
    method: "POST",
    headers: { authorization: "Bearer nfp_somebodyElse00001", "content-type": "application/json" },
    body: JSON.stringify({ name }),
  });
  expect(taken.status).toBe(201);
  // The new name is saved before the deployment is delayed.
  const limit = { match: "POST .*/deploys", status: 429, headers: { "retry-after": "1" } };
  await control(product.netlify, "faults", { ...limit, times: 1, when: "before" });
  await restore(visitor, [site.id]);
  const now = await endOfDeployment(visitor, site.id);
  expect(now.deploymentUrl).not.toBe(site.deploymentUrl);
  expect(now.deploymentMessage).toBe(trashTexts.newAddress(name, now.deploymentUrl ?? ""));
});

test("what its business becomes while it is in the trash reaches a restored site", async () => {
  const visitor = await product.signUp();
  const make = async (name: string) =>
    (await visitor.send(businesses.createBusiness, { body: { name } })).response.id;
  const [kept, gone] = [await make("Kept Pipes"), await make("Gone Pipes")];
  const one = await makeCampaign(visitor, { ...PLUMBING, businessId: kept });
  const two = await makeCampaign(visitor, { ...PLUMBING, city: "Durham", businessId: gone });
  const { response } = await visitor.send(trash.trashCampaigns, {
    body: { campaignIds: [one.id, two.id] },
  });
  expect(response.trashed.toSorted()).toEqual([one.id, two.id].toSorted());
  await expect
    .poll(
      async () => (await visitor.send(trash.listTrash, { query: {} })).response.states["down"],
      POLL,
    )
    .toBe(2);
  await visitor.send(businesses.updateBusiness, {
    params: { id: kept },
    body: { name: "New Pipes" },
  });
  const deleted = await visitor.send(businesses.deleteBusiness, { params: { id: gone } });
  expect(deleted.response.sites).toBe(0);
  await restore(visitor, [one.id, two.id]);
  const [first, second] = [
    await endOfDeployment(visitor, one.id),
    await endOfDeployment(visitor, two.id),
  ];
  expect(first).toMatchObject({ company: { name: "New Pipes" }, businessId: kept });
  expect(second).toMatchObject({ company: { name: "Gone Pipes" }, businessId: null });
}, 60_000);
