import { redeployCampaign, updateDeploymentSettings } from "@mainstreet/contract/campaigns";
import { createRun, getRun, listRuns, retryRun } from "@mainstreet/contract/creation-runs";
import { creditBalance } from "@mainstreet/contract/credits";
import { dashboardMetrics } from "@mainstreet/contract/dashboard";
import { createMultiLocation, multiLocationProgress } from "@mainstreet/contract/multi-location";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { texts } from "@mainstreet/contract/texts";
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
import { clearFaults, control } from "../../../test/provider-controls.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => clearFaults(product.netlify));
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

async function make(visitor: Visitor, change: object = {}): Promise<string> {
  const { response, failure } = await visitor.send(createMultiLocation, {
    body: {
      mainService: "Plumbing",
      mainLocation: { city: "Durham", state: "NC" },
      additionalLocations: [{ city: "Cary", state: "NC" }],
      ...change,
    },
  });
  expect(response.progressId, failure.message).toBeDefined();
  return response.progressId;
}

const progressOf = async (visitor: Visitor, progressId: string) =>
  (await visitor.send(multiLocationProgress, { params: { progressId } })).response;
const runOf = async (visitor: Visitor, id: string) =>
  (await visitor.send(getRun, { params: { id }, query: {} })).response;
const refuse = { match: "* /api/v1/", status: 422, times: 1_000, when: "before" };

test("a multi-location site is a run of one site, and its progressId is the id of that run [spec 7]", async () => {
  const visitor = await product.signUp();
  const id = await make(visitor);
  const campaignId = await campaignOfRun(visitor, id);
  expect(campaignId).not.toBe(id);
  const { deploymentUrl } = await endOfDeployment(visitor, campaignId);
  const run = await runOf(visitor, id);
  const site = { siteIndex: 0, campaignId, serviceName: "Plumbing", city: "Durham", state: "NC" };
  expect(run).toMatchObject({
    id,
    kind: "multi-location",
    status: "complete",
    total: 1,
    completed: 1,
    sites: [{ ...site, status: "success", deploymentUrl }],
  });
  expect(await progressOf(visitor, id)).toMatchObject({ overallStatus: "complete", deploymentUrl });
  // Lists of runs contain bulk runs only: this site is in the lists of sites.
  expect((await visitor.send(listRuns, { query: {} })).response.runs).toEqual([]);
  expect((await visitor.send(dashboardMetrics, {})).response.run).toBeNull();

  // The run ended when the site was created; a later deployment does not change it.
  await control(product.netlify, "faults", refuse);
  expect((await visitor.send(redeployCampaign, { params: { id: campaignId } })).status).toBe(502);
  expect((await progressOf(visitor, id)).overallStatus).toBe("complete");
  await clearFaults(product.netlify);
  await visitor.send(deleteCampaign, { params: { id: campaignId }, query: {} });
  const gone = await visitor.send(multiLocationProgress, { params: { progressId: id } });
  expect([gone.status, gone.failure.message]).toEqual([404, texts.multiLocation.progressFailed]);
  expect((await runOf(visitor, id)).sites[0]).toMatchObject({ campaignId: null, status: "error" });
});

test("a run that failed says why, and is retried for free", async () => {
  const visitor = await product.signUp();
  await control(product.netlify, "faults", refuse);
  const id = await make(visitor);
  await endOfDeployment(visitor, await campaignOfRun(visitor, id));
  const failed = await progressOf(visitor, id);
  expect(failed).toMatchObject({ overallStatus: "error", deploymentUrl: null });
  expect(failed.message).toMatch(/Netlify/);
  await clearFaults(product.netlify);
  expect((await visitor.send(retryRun, { params: { id } })).response.kind).toBe("multi-location");
  const status = async () => (await progressOf(visitor, id)).overallStatus;
  await expect.poll(status).toBe("complete");
  expect((await visitor.send(creditBalance, {})).response.credits).toBe(3);
});

test("a site made without an account says which one is missing, and is complete once it is live", async () => {
  const visitor = await product.signUp();
  const id = await make(visitor, { deploymentType: "aws" });
  const message = awsTexts.selectCredentials.settings;
  expect(await progressOf(visitor, id)).toMatchObject({ overallStatus: "error", message });
  expect((await runOf(visitor, id)).sites).toMatchObject([{ status: "pending", message }]);
  const params = { id: await campaignOfRun(visitor, id) };
  await visitor.send(updateDeploymentSettings, {
    params,
    body: { deploymentType: "netlify", netlifyTokenId: "default" },
  });
  await visitor.send(redeployCampaign, { params });
  expect(await progressOf(visitor, id)).toMatchObject({ overallStatus: "complete", message: "" });
});

test.runIf(IS_LONG)(
  "a bulk run's id, and what is somebody else's, is no progressId; a multi-location campaign's id is, as it once was",
  async () => {
    const [visitor, stranger] = [await product.signUp(), await product.signUp()];
    const id = await make(visitor);
    const campaignId = await campaignOfRun(visitor, id);
    const single = await makeCampaign(visitor, { ...PLUMBING, netlifyTokenId: "default" });
    const sites = [{ ...PLUMBING, netlifyTokenId: "default" }];
    const { response: bulk } = await visitor.send(createRun, { body: { sites } });
    for (const [who, progressId] of [
      [visitor, single.id],
      [visitor, bulk.runId],
      [stranger, id],
      [stranger, campaignId],
    ] as const) {
      const { status, failure } = await who.send(multiLocationProgress, { params: { progressId } });
      expect([status, failure.message]).toEqual([404, texts.multiLocation.progressFailed]);
    }
    const { deploymentUrl } = await endOfDeployment(visitor, campaignId);
    const complete = { overallStatus: "complete", message: "", campaignId, deploymentUrl };
    expect(await progressOf(visitor, campaignId)).toEqual(complete);
    expect(await progressOf(visitor, id)).toEqual(complete);
    const status = async () => (await runOf(visitor, bulk.runId)).status;
    await expect.poll(status).toBe("complete");
  },
);
