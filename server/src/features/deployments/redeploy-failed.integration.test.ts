import { redeployFailed } from "@mainstreet/contract/campaign-lists";
import { getCampaign } from "@mainstreet/contract/campaigns";
import { dashboardMetrics } from "@mainstreet/contract/dashboard";
import { sql } from "drizzle-orm";
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
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20" });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const retry = (visitor: Visitor, query: Record<string, string> = {}, key?: string) =>
  visitor.send(redeployFailed, { query, headers: key ? { "idempotency-key": key } : {} });

/** Marks sites as failed, as after a refusal by the provider. */
async function fail(ids: string[]): Promise<void> {
  for (const id of ids)
    await product.db.execute(sql`
      update campaigns set deployment_status = 'failed', deployment_message = 'Refused.' where id = ${id}`);
}

async function visitorWithFailedSites() {
  const visitor = await product.signUp();
  const plumbing = await makeCampaign(visitor);
  const roofing = await makeCampaign(visitor, { ...PLUMBING, serviceName: "Roofing" });
  const boise = await makeCampaign(visitor, { ...PLUMBING, city: "Boise", state: "ID" });
  const live = await makeCampaign(visitor, { ...PLUMBING, city: "Nampa", state: "ID" });
  await fail([plumbing.id, roofing.id, boise.id]);
  return { visitor, plumbing, roofing, boise, live };
}

const deploymentsOf = async (visitor: Visitor, id: string) =>
  (await visitor.send(getCampaign, { params: { id } })).response.deployments.length;

test.runIf(IS_LONG)(
  "every failed site over all services is deployed again, and no other",
  async () => {
    const { visitor, plumbing, roofing, boise, live } = await visitorWithFailedSites();
    const other = await visitorWithFailedSites();
    const { status, response } = await retry(visitor);
    expect(status).toBe(202);
    expect(response).toEqual({ requested: 3, remaining: 0 });
    for (const { id } of [plumbing, roofing, boise]) {
      expect(await endOfDeployment(visitor, id)).toMatchObject({ deploymentStatus: "deployed" });
      expect(await deploymentsOf(visitor, id)).toBe(2);
    }
    expect(await deploymentsOf(visitor, live.id)).toBe(1);
    expect((await other.visitor.send(dashboardMetrics, {})).response.statuses.failed).toBe(3);
    await retry(other.visitor);
    for (const { id } of [other.plumbing, other.roofing, other.boise])
      await endOfDeployment(other.visitor, id);
  },
);

test.runIf(IS_LONG)("the filter decides on the server which failed sites are meant", async () => {
  const { visitor, plumbing, roofing, boise } = await visitorWithFailedSites();
  const { response } = await retry(visitor, { state: "NC", q: "plumb" });
  expect(response).toEqual({ requested: 1, remaining: 0 });
  expect(await endOfDeployment(visitor, plumbing.id)).toMatchObject({
    deploymentStatus: "deployed",
  });
  for (const { id } of [roofing, boise])
    expect((await visitor.send(getCampaign, { params: { id } })).response).toMatchObject({
      deploymentStatus: "failed",
      deploymentMessage: "Refused.",
    });
  expect((await retry(visitor, { deploymentType: "aws" })).response.requested).toBe(0);
  await retry(visitor);
  for (const { id } of [roofing, boise]) await endOfDeployment(visitor, id);
});

test.runIf(IS_LONG)(
  "requested twice, with or without the same key, each site is deployed once",
  async () => {
    const { visitor, plumbing, roofing, boise } = await visitorWithFailedSites();
    const first = await retry(visitor, {}, "retry-all-1");
    const again = await retry(visitor, {}, "retry-all-1");
    expect(again.response).toEqual(first.response);
    expect(first.response.requested).toBe(3);
    expect((await retry(visitor, {}, "retry-all-2")).response.requested).toBe(0);
    for (const { id } of [plumbing, roofing, boise]) {
      await endOfDeployment(visitor, id);
      expect(await deploymentsOf(visitor, id)).toBe(2);
    }
  },
);
