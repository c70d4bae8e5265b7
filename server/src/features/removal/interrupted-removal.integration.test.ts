import { createBucket, addAwsCredentials } from "@mainstreet/contract/hosts/aws/aws-credentials";
import * as campaigns from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { texts } from "@mainstreet/contract/texts";
import { secretFor } from "@mainstreet/emulators/s3/accounts";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
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
  (await visitor.send(creditBalance, {})).answer.credits;

const pageOf = (url: string | null) => liveReader(product)(url ?? "");

async function visitorWithToken(token: string) {
  const visitor = await product.signUp();
  const { answer } = await visitor.send(addNetlifyToken, { body: { name: "Mine", token } });
  return { visitor, netlifyTokenId: answer.id };
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
  const body = { name: "Mine", accessKey, secretKey: secretFor(accessKey) };
  const { answer } = await visitor.send(addAwsCredentials, { body });
  await visitor.send(createBucket, { params: { id: answer.id }, body: { bucketName } });
  const place = { deploymentType: "aws" as const, awsCredentialsId: answer.id };
  const input = { ...PLUMBING, ...place, awsBucketName: bucketName };
  return { visitor, input };
}

test("a site cut half-way through its first upload is removed and refunded", async () => {
  const { visitor, input } = await visitorWithBucket("AKIAHALFWAYSTORY0001", "half-sites");
  const cut = { dropConnection: true, times: 1_000, when: "before" };
  await control(product.s3, "faults", { match: "PUT index\\.html", ...cut });
  const campaign = await makeCampaign(visitor, input);
  expect(campaign).toMatchObject({ deploymentStatus: "failed", deployed: false });
  await clearFaults(product.s3);
  const { answer } = await remove(visitor, campaign.id);
  expect(answer).toMatchObject({ teardown: "removed", refunded: 1 });
  expect(await balanceOf(visitor)).toBe(5);
}, 60_000);

test("Netlify down: the response reports it and nothing is deleted; later the same button works", async () => {
  const visitor = await product.signUp();
  const campaign = await makeCampaign(visitor);
  const down = { match: "* /api/v1/", status: 503, times: 1_000, when: "before" };
  await control(product.netlify, "faults", down);
  const { status, failure } = await remove(visitor, campaign.id);
  expect(status).toBe(502);
  expect(failure.message).toContain("Netlify is not answering");
  await clearFaults(product.netlify);

  const { answer: kept } = await visitor.send(campaigns.getCampaign, {
    params: { id: campaign.id },
  });
  expect(kept).toMatchObject({
    deployed: true,
    deploymentUrl: campaign.deploymentUrl,
    deploymentStatus: "failed",
    deploymentMessage: texts.removal.unfinished,
    // It may be gone or in pieces for all we know.
    isLive: false,
  });
  expect(await pageOf(campaign.deploymentUrl)).toBeDefined();
  expect((await remove(visitor, campaign.id)).answer.teardown).toBe("removed");
  expect(await pageOf(campaign.deploymentUrl)).toBeUndefined();
}, 60_000);

test("after a deletion that did not finish, Deploy Site makes the site whole again", async () => {
  const { visitor, input } = await visitorWithBucket("AKIAREPAIRSTORY00001", "repair-sites");
  const campaign = await makeCampaign(visitor, input);
  // S3 deletes, and its answer is lost.
  const lost = { dropConnection: true, times: 1_000, when: "after" };
  await control(product.s3, "faults", { match: "POST delete", ...lost });
  const { status } = await remove(visitor, campaign.id);
  expect([502, 504]).toContain(status);
  await clearFaults(product.s3);
  expect(await pageOf(campaign.deploymentUrl)).toBeUndefined();
  const params = { id: campaign.id };
  expect((await visitor.send(campaigns.redeployCampaign, { params })).status).toBe(200);
  const { answer: whole } = await visitor.send(campaigns.getCampaign, { params });
  expect(whole.isLive).toBe(true);
  expect(await pageOf(campaign.deploymentUrl)).toBeDefined();
}, 60_000);

test("a running deployment is stopped; if the site then cannot be deleted, the campaign stands as failed", async () => {
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
  const { answer: made } = await visitor.send(campaigns.createCampaign, { body: PLUMBING });
  const params = { id: made.id };
  const isUploading = async () =>
    (await journal(product.netlify)).some(({ path }) => path.includes("/files/"));
  await expect.poll(isUploading).toBe(true);
  expect((await remove(visitor, made.id)).status).toBe(502);
  expect((await visitor.send(campaigns.getCampaign, { params })).answer).toMatchObject({
    deployed: false,
    deploymentStatus: "failed",
    deploymentMessage: texts.removal.unfinished,
    deployments: [{ status: "failed" }],
  });
  await clearFaults(product.netlify);
  const { answer } = await remove(visitor, made.id);
  expect(answer).toMatchObject({ refunded: 1, teardown: "removed" });
}, 60_000);

test("a site deployed again while it is being deleted is removed too", async () => {
  const token = "nfp_anewStoryToken001";
  const { visitor, campaign } = await visitorWithFailure(token);
  await control(product.netlify, "tokens", { token, revoked: false });
  // The response that there is no site arrives late: by then there is one.
  const late = { match: "GET /sites\\?filter", delayMs: 3_000, times: 1, when: "after" };
  await control(product.netlify, "faults", late);
  const deletion = remove(visitor, campaign.id);
  await expect
    .poll(async () => {
      const { answer } = await visitor.send(campaigns.getCampaign, { params: { id: campaign.id } });
      return answer.deploymentMessage;
    })
    .toBe(texts.removal.unfinished);
  const params = { id: campaign.id };
  const { answer: live } = await visitor.send(campaigns.redeployCampaign, { params });
  expect(await pageOf(live.deploymentUrl)).toBeDefined();
  const { answer } = await deletion;
  expect(answer).toMatchObject({ teardown: "removed", refunded: 0 });
  expect(await pageOf(live.deploymentUrl)).toBeUndefined();
}, 60_000);

test("a worker that does not release it is reported, and a later try deletes it", async () => {
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
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
  expect(refused.json()).toMatchObject({ message: texts.removal.stillDeploying, code: "BUSY" });
  await product.db.execute(sql`delete from pgboss.job where data ->> 'story' = 'held'`);
  expect((await remove(visitor, id)).answer).toMatchObject({ teardown: "removed", refunded: 0 });
});
