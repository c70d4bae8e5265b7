import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { createCampaign, getCampaign } from "@mainstreet/contract/campaigns";
import { texts } from "@mainstreet/contract/texts";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  PLUMBING,
  type Product,
  startProduct,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { clearJournal, control } from "../../../test/provider-controls.ts";
import { makePublicBucket } from "../../../test/faults/bucket.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

type Timed = { at: string; method: string; path: string; status: number };

/** How long after its refusal the same file or site was sent again, in ms; uploads in flight alongside it do not count. */
async function pauseAfterRefusal(provider: { url: string }): Promise<number> {
  const response = await fetch(`${provider.url}/__control/requests`);
  const { requests } = (await response.json()) as { requests: Timed[] };
  const nameOf = ({ method, path }: Timed) => `${method} ${path.split("/").at(-1)}`;
  const at = requests.findIndex(({ status }) => status === 429);
  const [refused, ...later] = requests.slice(at);
  const next = refused && later.find((request) => nameOf(request) === nameOf(refused));
  return Date.parse(next?.at ?? "") - Date.parse(refused?.at ?? "");
}

const KEY = "AKIALIMITEDSTORY0001";

async function bucketOf(visitor: Awaited<ReturnType<Product["signUp"]>>) {
  const body = { name: "Mine", accessKey: KEY, secretKey: secretKeyFor(KEY) };
  const { response } = await visitor.send(aws.addAwsCredentials, { body });
  await makePublicBucket(product.s3, { key: KEY, bucket: "limited-sites" });
  return {
    deploymentType: "aws" as const,
    awsCredentialsId: response.id,
    awsBucketName: "limited-sites",
  };
}

const LIMITS = [
  ["Netlify", "netlify", { match: "POST /sites$", status: 429 }],
  ["Netlify", "netlify", { match: "PUT /files/index", status: 429 }],
  ["AWS", "s3", { match: "PUT index\\.html", status: 429 }],
] as const;

test.each(IS_LONG ? LIMITS : LIMITS.slice(0, 1))(
  "%s refuses for its limit: nothing is sent before the time it says",
  async (...row) => {
    const [name, provider, fault] = row;
    const visitor = await product.signUp();
    const choice = provider === "s3" ? await bucketOf(visitor) : {};
    await clearJournal(product[provider]);
    await control(product[provider], "faults", {
      ...fault,
      headers: { "retry-after": "4" },
      times: 1,
      when: "before",
    });
    const { response } = await visitor.send(createCampaign, { body: { ...PLUMBING, ...choice } });
    const params = { id: response.id };
    await expect
      .poll(async () => (await visitor.send(getCampaign, { params })).response, {
        interval: 20,
        timeout: 10_000,
      })
      .toMatchObject({
        deploymentStatus: "queued",
        deploymentMessage: texts.rateLimits.waiting(name),
        nextAttemptAt: expect.any(String),
      });
    expect((await endOfDeployment(visitor, response.id)).deploymentStatus).toBe("deployed");
    expect(await pauseAfterRefusal(product[provider])).toBeGreaterThan(3_500);
  },
);

const jobsOf = async (campaignId: string) => {
  const { rows } = await product.db.execute<{ state: string }>(
    sql`select state from pgboss.job where data ->> 'campaignId' = ${campaignId} and state <> 'completed'`,
  );
  return rows;
};

test("the job of a site that is live already does not wait, and takes nothing of the limits", async () => {
  const visitor = await product.signUp();
  const { response } = await visitor.send(createCampaign, { body: PLUMBING });
  const campaignId = response.id;
  expect((await endOfDeployment(visitor, campaignId)).deploymentStatus).toBe("deployed");
  await expect.poll(() => jobsOf(campaignId)).toEqual([]);
  await product.db.execute(
    sql`update paces set deploy_limit = 3, deploy_left = 0, deploy_reset = now() + interval '1 hour' where credential = 'netlify:default'`,
  );
  await product.deps.jobs.sendDeploy(product.db, { userId: visitor.user.id, campaignId });
  await expect.poll(() => jobsOf(campaignId)).toEqual([]);
  const { rows } = await product.db.execute(
    sql`select campaign_id from pace_turns where campaign_id = ${campaignId}`,
  );
  expect(rows).toEqual([]);
  const after = await visitor.send(getCampaign, { params: { id: campaignId } });
  expect(after.response.deploymentStatus).toBe("deployed");
});
