import { getCampaign, redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import {
  applyOperation,
  createOperation,
  getOperation,
  listOperationSites,
  pauseOperation,
  resumeOperation,
  retryOperation,
} from "@mainstreet/contract/operations";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { siteVersionTexts } from "@mainstreet/contract/site-version-texts";
import { listVersions, restoreVersion } from "@mainstreet/contract/site-versions";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
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

const OLD = "336-555-0142";
const NEW = "(336) 555-0199";
const NEWEST = "(336) 555-0177";

type Live = { visitor: Visitor; id: string; url: string; first: string };

const campaignOf = async ({ visitor, id }: Live) =>
  (await visitor.send(getCampaign, { params: { id } })).response;

const pageOf = async (url: string | null) => String(await liveReader(product)(url ?? ""));

async function save({ visitor, id }: Live, phone: string): Promise<void> {
  const saved = await visitor.send(updateCampaign, { params: { id }, body: { main: { phone } } });
  expect(saved.status, saved.failure.message).toBe(200);
}

const redeploy = ({ visitor, id }: Live) => visitor.send(redeployCampaign, { params: { id } });

async function restore({ visitor, id }: Live, number = 1): Promise<void> {
  const params = { id, number: String(number) };
  const { status, response, failure } = await visitor.send(restoreVersion, { params });
  expect(status, failure.message).toBe(202);
  expect(response.restoresFiles).toBe(true);
}

const versionsOf = async ({ visitor, id }: Live) =>
  (await visitor.send(listVersions, { params: { id }, query: {} })).response;

/** A live site of two versions: the first has the old phone, the second the new one. */
async function makeTwoVersions(): Promise<Live> {
  const visitor = await product.signUp();
  const { id, deploymentUrl } = await makeCampaign(visitor);
  const live = { visitor, id, url: deploymentUrl ?? "", first: await pageOf(deploymentUrl) };
  await save(live, NEW);
  expect((await redeploy(live)).status).toBe(200);
  return live;
}

/** Lets the next deployment be refused for a rate limit: it waits in the queue until it is tried again. */
async function holdNext(): Promise<void> {
  const headers = { "retry-after": "4" };
  const limit = { match: "* /api/v1/", status: 429, headers, times: 1, when: "before" };
  await control(product.netlify, "faults", limit);
}

/** Lets the next deployment run for some seconds. */
async function slowNext(): Promise<void> {
  const delay = { match: "* /api/v1/", delayMs: 2_500, times: 1, when: "before" };
  await control(product.netlify, "faults", delay);
}

const untilQueued = (live: Live) =>
  expect
    .poll(() => campaignOf(live), { timeout: 10_000, interval: 20 })
    .toMatchObject({ deploymentStatus: "queued", nextAttemptAt: expect.any(String) });

const untilRunning = (live: Live) =>
  expect
    .poll(async () => (await campaignOf(live)).deploymentStatus, { timeout: 10_000, interval: 20 })
    .toBe("deploying");

async function expectGenerated(live: Live, phone: string, versions: object): Promise<void> {
  const ended = await endOfDeployment(live.visitor, live.id);
  expect(ended).toMatchObject({ deploymentStatus: "deployed", hasUnpublishedChanges: false });
  expect(await pageOf(live.url)).toContain(phone.slice(-8));
  expect(await versionsOf(live)).toMatchObject({ pinnedTo: null, versions });
}

async function expectRestored(live: Live, versions: object): Promise<void> {
  const ended = await endOfDeployment(live.visitor, live.id);
  expect(ended).toMatchObject({ hasUnpublishedChanges: false, main: { phone: OLD } });
  expect(await pageOf(live.url)).toBe(live.first);
  expect(await versionsOf(live)).toMatchObject({ pinnedTo: 1, versions });
}

test("a deployment that is requested while a restore waits publishes the saved values", async () => {
  const live = await makeTwoVersions();
  await holdNext();
  await restore(live);
  await untilQueued(live);
  await save(live, NEWEST);
  expect((await redeploy(live)).status).toBe(200);
  await expectGenerated(live, NEWEST, [
    { number: 3, cause: "redeploy", restoredFrom: null },
    {},
    {},
  ]);
});

test("a restore that is requested while a deployment waits publishes the files of the version", async () => {
  const live = await makeTwoVersions();
  await save(live, NEWEST);
  await holdNext();
  const waiting = redeploy(live);
  await untilQueued(live);
  await restore(live);
  await waiting;
  await expectRestored(live, [{ number: 3, cause: "restore", restoredFrom: 1 }, {}, {}]);
});

test("an operation that is applied while a restore waits publishes its values", async () => {
  const live = await makeTwoVersions();
  await holdNext();
  await restore(live);
  await untilQueued(live);
  const { visitor, id } = live;
  const changes = [{ action: "set" as const, field: "phone" as const, value: NEWEST }];
  const draft = await visitor.send(createOperation, { body: { campaignIds: [id], changes } });
  const params = { id: draft.response.id };
  expect((await visitor.send(applyOperation, { params })).status).toBe(202);
  const statusOf = async () => (await visitor.send(getOperation, { params })).response.status;
  await expect.poll(statusOf, { timeout: 30_000 }).toBe("complete");
  const byOperation = { cause: "operation", causeId: params.id, operationKind: "changes" };
  await expectGenerated(live, NEWEST, [{ number: 3, ...byOperation, restoredFrom: null }, {}, {}]);
});

test("a site that a paused operation has not published yet is restored, and stays so when the operation goes on", async () => {
  const live = await makeTwoVersions();
  const { visitor, id } = live;
  const changes = [{ action: "set" as const, field: "phone" as const, value: NEWEST }];
  const draft = await visitor.send(createOperation, { body: { campaignIds: [id], changes } });
  const params = { id: draft.response.id };
  await visitor.send(applyOperation, { params });
  await visitor.send(pauseOperation, { params });
  await endOfDeployment(visitor, id);
  await product.db.execute(
    sql`update operation_sites set deployment = 'waiting' where operation_id = ${params.id}`,
  );
  await restore(live);
  expect((await visitor.send(resumeOperation, { params })).status).toBe(200);
  const operation = async () => (await visitor.send(getOperation, { params })).response;
  await expect.poll(operation, { timeout: 30_000 }).toMatchObject({ status: "complete" });
  await endOfDeployment(visitor, id);
  expect(await pageOf(live.url)).toBe(live.first);
  expect(await versionsOf(live)).toMatchObject({ pinnedTo: 1 });
  const { sites } = (await visitor.send(listOperationSites, { params, query: {} })).response;
  const deploymentMessage = operationTexts.restoredSince;
  expect(sites).toMatchObject([{ deployment: "none", deploymentMessage }]);
});

test("a retry of an operation leaves a site alone of which a version was restored since", async () => {
  const live = await makeTwoVersions();
  const { visitor, id } = live;
  const changes = [{ action: "set" as const, field: "phone" as const, value: NEWEST }];
  const draft = await visitor.send(createOperation, { body: { campaignIds: [id], changes } });
  const params = { id: draft.response.id };
  await visitor.send(applyOperation, { params });
  const operation = async () => (await visitor.send(getOperation, { params })).response;
  await expect.poll(operation, { timeout: 30_000 }).toMatchObject({ status: "complete" });
  await product.db.execute(
    sql`update operation_sites set deployment = 'failed' where operation_id = ${params.id}`,
  );
  await restore(live);
  await endOfDeployment(visitor, id);
  const { response } = await visitor.send(retryOperation, { params });
  expect(response).toMatchObject({ status: "complete", deployments: { pending: 0, error: 0 } });
  expect(await pageOf(live.url)).toBe(live.first);
});

test("a restore whose files are not right any more when it starts makes new pages, and says so", async () => {
  const live = await makeTwoVersions();
  await holdNext();
  await restore(live);
  await untilQueued(live);
  const searchConsoleScript =
    '<meta name="google-site-verification" content="abcdefghijklmnopqrstuvwxyz0123456789abcdefg">';
  const body = { main: { searchConsoleScript } };
  await live.visitor.send(updateCampaign, { params: { id: live.id }, body });
  await expectGenerated(live, OLD, [{ number: 3, cause: "restore", restoredFrom: null }, {}, {}]);
  expect((await campaignOf(live)).deploymentMessage).toBe(siteVersionTexts.generatedInstead(1));
});

test("values that are saved while a restore waits are not live, the site says so, and the version has its own values", async () => {
  const live = await makeTwoVersions();
  await holdNext();
  await restore(live);
  await untilQueued(live);
  // Equal to what is live now, but not to what the restore publishes.
  await save(live, NEW);
  const ended = await endOfDeployment(live.visitor, live.id);
  expect(ended).toMatchObject({ hasUnpublishedChanges: true, main: { phone: NEW } });
  expect(await pageOf(live.url)).toBe(live.first);
  expect((await versionsOf(live)).pinnedTo).toBe(1);

  await redeploy(live);
  expect((await campaignOf(live)).hasUnpublishedChanges).toBe(false);
  expect(await pageOf(live.url)).toContain("555-0199");
  await restore(live, 3);
  const again = await endOfDeployment(live.visitor, live.id);
  expect(again).toMatchObject({ hasUnpublishedChanges: false, main: { phone: OLD } });
  expect(await pageOf(live.url)).toBe(live.first);
});

test("a restore that is requested while a deployment runs follows it", async () => {
  const live = await makeTwoVersions();
  await save(live, NEWEST);
  await slowNext();
  const running = redeploy(live);
  await untilRunning(live);
  await restore(live);
  await running;
  await expectRestored(live, [
    { number: 4, cause: "restore", restoredFrom: 1 },
    { number: 3, cause: "redeploy", restoredFrom: null },
    {},
    {},
  ]);
});

test("a deployment that is requested while a restore runs follows it with the saved values", async () => {
  const live = await makeTwoVersions();
  await slowNext();
  await restore(live);
  await untilRunning(live);
  await save(live, NEWEST);
  expect((await redeploy(live)).status).toBe(200);
  await expectGenerated(live, NEWEST, [
    { number: 4, cause: "redeploy", restoredFrom: null },
    { number: 3, cause: "restore", restoredFrom: 1 },
    {},
    {},
  ]);
});

async function remove({ visitor, id }: Live): Promise<void> {
  const { status, failure } = await visitor.send(deleteCampaign, { params: { id }, query: {} });
  expect(status, failure.message).toBe(200);
}

async function expectGone({ visitor, id, url }: Live): Promise<void> {
  await expect.poll(() => liveReader(product)(url)).toBeUndefined();
  const again = await visitor.send(restoreVersion, { params: { id, number: "1" } });
  expect(again.status).toBe(404);
}

test("a site that is deleted while a restore waits, runs or is requested is taken down and stays so", async () => {
  const [waiting, running, requested] = [
    await makeTwoVersions(),
    await makeTwoVersions(),
    await makeTwoVersions(),
  ];
  await holdNext();
  await restore(waiting);
  await untilQueued(waiting);
  await remove(waiting);

  await slowNext();
  await restore(running);
  await untilRunning(running);
  await remove(running);

  const { visitor, id } = requested;
  const params = { id, number: "1" };
  const [answered] = await Promise.all([
    visitor.send(restoreVersion, { params }),
    remove(requested),
  ]);
  expect([202, 404, 409]).toContain(answered.status);
  await Promise.all([waiting, running, requested].map(expectGone));
});
