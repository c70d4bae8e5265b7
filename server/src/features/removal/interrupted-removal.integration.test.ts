import { createBucket, addAwsCredentials } from "@mainstreet/contract/hosts/aws/aws-credentials";
import * as campaigns from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import { deleteCampaign } from "@mainstreet/contract/removal";
import * as trash from "@mainstreet/contract/trash";
import { trashTexts } from "@mainstreet/contract/trash-texts";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
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
import { buildApp } from "../../app.ts";
import { DEPLOY_QUEUE } from "../../platform/jobs/jobs.ts";

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

const trashed = (visitor: Visitor, id: string) =>
  visitor.send(trash.getTrashed, { params: { id } });

const stateOf = async (visitor: Visitor, id: string) => (await trashed(visitor, id)).response.state;

const POLL = { timeout: 10_000 };

const pageOf = (url: string | null) => liveReader(product)(url ?? "");

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

test.runIf(IS_LONG)(
  "a site cut half-way through its first upload is removed and refunded",
  async () => {
    const { visitor, input } = await visitorWithBucket("AKIAHALFWAYSTORY0001", "half-sites");
    const cut = { dropConnection: true, times: 1_000, when: "before" };
    await control(product.s3, "faults", { match: "PUT index\\.html", ...cut });
    const campaign = await makeCampaign(visitor, input);
    expect(campaign).toMatchObject({ deploymentStatus: "failed", deployed: false });
    await clearFaults(product.s3);
    const { response } = await remove(visitor, campaign.id);
    expect(response).toMatchObject({ teardown: "removed", refunded: 1 });
    expect(await balanceOf(visitor)).toBe(5);
  },
  60_000,
);

test("Netlify down: the site is in the trash with the reason, and a later try takes it down", async () => {
  const visitor = await product.signUp();
  const campaign = await makeCampaign(visitor);
  const down = { match: "* /api/v1/", status: 503, times: 1_000, when: "before" };
  await control(product.netlify, "faults", down);
  const { status, response } = await remove(visitor, campaign.id);
  expect([status, response.teardown, response.refunded]).toEqual([200, "pending", 0]);
  expect(response.message).toContain("Netlify is not answering");
  await clearFaults(product.netlify);

  expect(await statusOf(visitor, campaign.id)).toBe(404);
  const { response: refused } = await trashed(visitor, campaign.id);
  expect(refused).toMatchObject({ state: "refused", deploymentUrl: campaign.deploymentUrl });
  expect(refused.reason).toContain("Netlify is not answering");
  expect(Date.parse(refused.nextTryAt ?? "")).toBeGreaterThan(Date.now() + 30_000);
  expect(await pageOf(campaign.deploymentUrl)).toBeDefined();
  await visitor.send(trash.takeDownTrashed, { body: { campaignIds: [campaign.id] } });
  await expect.poll(() => stateOf(visitor, campaign.id), POLL).toBe("down");
  expect(await pageOf(campaign.deploymentUrl)).toBeUndefined();
}, 60_000);

test.runIf(IS_LONG)(
  "after a deletion that did not finish, a restore makes the site whole again",
  async () => {
    const { visitor, input } = await visitorWithBucket("AKIAREPAIRSTORY00001", "repair-sites");
    const campaign = await makeCampaign(visitor, input);
    // S3 deletes, but its response is lost.
    const lost = { dropConnection: true, times: 1_000, when: "after" };
    await control(product.s3, "faults", { match: "POST delete", ...lost });
    expect((await remove(visitor, campaign.id)).response.teardown).toBe("pending");
    await clearFaults(product.s3);
    expect(await pageOf(campaign.deploymentUrl)).toBeUndefined();
    const body = { campaignIds: [campaign.id] };
    expect((await visitor.send(trash.restoreTrashed, { body })).status).toBe(200);
    const { isLive, deploymentUrl } = await endOfDeployment(visitor, campaign.id);
    expect([isLive, deploymentUrl]).toEqual([true, campaign.deploymentUrl]);
    expect(await pageOf(campaign.deploymentUrl)).toBeDefined();
  },
  60_000,
);

test.runIf(IS_LONG)(
  "a running deployment is stopped, also when the site then cannot be taken down; its credit comes back once it is",
  async () => {
    const visitor = await product.signUp();
    await control(product.netlify, "faults", {
      match: "PUT /files/",
      delayMs: 1_500,
      times: 100,
      when: "before",
    });
    const down = { match: "DELETE /sites/", status: 503, times: 1_000, when: "before" };
    await control(product.netlify, "faults", down);
    await clearJournal(product.netlify);
    const { response: made } = await visitor.send(campaigns.createCampaign, { body: PLUMBING });
    const isUploading = async () =>
      (await journal(product.netlify)).some(({ path }) => path.includes("/files/"));
    await expect.poll(isUploading).toBe(true);
    expect((await remove(visitor, made.id)).response).toMatchObject({ teardown: "pending" });
    expect(await balanceOf(visitor)).toBe(4);
    await clearFaults(product.netlify);
    await visitor.send(trash.takeDownTrashed, { body: { campaignIds: [made.id] } });
    await expect.poll(() => stateOf(visitor, made.id), POLL).toBe("down");
    expect((await trashed(visitor, made.id)).response.restoreCost).toBe(1);
    expect(await balanceOf(visitor)).toBe(5);
  },
  60_000,
);

test.runIf(IS_LONG)(
  "a site cannot be deployed again while it is being deleted",
  async () => {
    const visitor = await product.signUp();
    const campaign = await makeCampaign(visitor);
    const late = { match: "DELETE /sites/", delayMs: 2_000, times: 1, when: "before" };
    await control(product.netlify, "faults", late);
    const deletion = remove(visitor, campaign.id);
    const params = { id: campaign.id };
    await expect.poll(() => statusOf(visitor, campaign.id)).toBe(404);
    expect((await visitor.send(campaigns.redeployCampaign, { params })).status).toBe(404);
    expect((await deletion).response).toMatchObject({ teardown: "removed", refunded: 0 });
    expect(await pageOf(campaign.deploymentUrl)).toBeUndefined();
  },
  60_000,
);

test.runIf(IS_LONG)(
  "a worker that does not release it is reported, and the sweep takes it down once it does",
  async () => {
    // A server that is being stopped does not wait for the worker.
    const stopping = await buildApp({ ...product.deps, stopping: AbortSignal.abort() });
    onTestFinished(() => stopping.close());
    const visitor = await product.signUp();
    const { id } = await makeCampaign(visitor);
    const data = JSON.stringify({ campaignId: id, story: "held" });
    await product.db.execute(
      sql`insert into pgboss.job (name, state, data) values (${DEPLOY_QUEUE}, 'active', ${data})`,
    );
    const refused = await stopping.inject({
      method: "DELETE",
      url: `/api/campaigns/${id}`,
      headers: { authorization: `Bearer ${visitor.token}` },
    });
    expect(refused.statusCode).toBe(200);
    expect(refused.json()).toMatchObject({ teardown: "pending" });
    expect(refused.json().message).toContain(trashTexts.stillBusy);
    await product.db.execute(sql`delete from pgboss.job where data ->> 'story' = 'held'`);
    await expect.poll(() => stateOf(visitor, id), { timeout: 20_000 }).toBe("down");
  },
  60_000,
);
