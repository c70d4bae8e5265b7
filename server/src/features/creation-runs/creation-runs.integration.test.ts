import * as api from "@mainstreet/contract/creation-runs";
import { creditHistory } from "@mainstreet/contract/credits";
import { dashboardMetrics } from "@mainstreet/contract/dashboard";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { newId } from "../../platform/db/ids.ts";
import { claimDeployment } from "../deployments/claim-deployment.ts";
import { dispatchRuns } from "./dispatch-runs.ts";
import { CITIES, makeRun, sitesIn, read, balanceOf } from "../../../test/creation-runs.ts";

const CREDITS = 13;

let product: Product;

let refused: Visitor;

beforeAll(async () => {
  // Without a worker nothing starts on its own: the tests dispatch the runs.
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: String(CREDITS) });
  refused = await product.signUp();
});

afterAll(async () => {
  await product.assertSound();
  await product.close();
});

/** Dispatches until nothing can be started; returns how many sites were started. */
async function feed(): Promise<number> {
  const started = await dispatchRuns(product.deps);
  return started === 0 ? 0 : started + (await feed());
}

const [site = {}] = sitesIn(["Durham"]);

const many = Array.from({ length: 10_001 }, () => site);

test("without enough credits nothing of a run is made, and the response says how many are short", async () => {
  const body = { sites: [...sitesIn(CITIES), ...sitesIn(["Boone", "Shelby", "Sanford"])] };
  const { status, failure } = await refused.send(api.createRun, { body });
  expect(status).toBe(402);
  expect(failure).toMatchObject({
    message: texts.credits.shortage(1),
    required: 14,
    available: CREDITS,
  });
  expect((await refused.send(api.listRuns, { query: {} })).response.runs).toEqual([]);
  expect(await balanceOf(refused)).toBe(CREDITS);
});

test.each([
  { sites: [], field: "sites", text: texts.creationRuns.noSites },
  { sites: many, field: "sites", text: texts.creationRuns.tooMany },
  {
    sites: [site, { ...site, city: " " }],
    field: "sites.1.city",
    text: texts.campaigns.cityRequired,
  },
  { sites: [{ ...site, state: "ZZ" }], field: "sites.0.state", text: texts.campaigns.invalidState },
  { sites: [{ ...site, email: "a@" }], field: "sites.0.email", text: texts.auth.invalidEmail },
  {
    sites: [site, { ...site, netlifyTokenId: newId() }],
    field: "sites.1.netlifyTokenId",
    text: texts.creationRuns.oneAccount,
  },
  {
    sites: [site, { ...site, design: { theme: "none-such", palette: "" } }],
    field: "sites.1.design.theme",
    text: texts.campaigns.unknownDesign,
  },
  {
    sites: [{ ...site, deploymentType: "aws" }],
    field: "awsCredentialsId",
    text: "Please select AWS credentials for deployment",
  },
  { sites: [site], dripPerDay: 0, field: "dripPerDay", text: texts.creationRuns.invalidDrip },
])("a run that is wrong at $field is refused with '$text'", async ({ field, text, ...body }) => {
  const { status, failure } = await refused.send(api.createRun, {
    body: body as Parameters<typeof refused.send<typeof api.createRun>>[1]["body"],
  });
  expect(status).toBe(400);
  expect(failure.fields).toEqual({ [field]: text });
  expect(await balanceOf(refused)).toBe(CREDITS);
});

test("a run starts sites until it is paused, goes on when resumed, and returns what a cancel caught, once", async () => {
  const visitor = await product.signUp();
  const headers = { "idempotency-key": "bulk-1" };
  const body = { sites: sitesIn(CITIES) };
  const made = await visitor.send(api.createRun, { body, headers });
  const again = await visitor.send(api.createRun, { body, headers });
  expect(again.response).toEqual(made.response);
  const params = { id: made.response.runId };
  expect(await balanceOf(visitor)).toBe(2);

  expect((await visitor.send(api.pauseRun, { params })).response.status).toBe("paused");
  expect(await feed()).toBe(0);
  expect((await visitor.send(api.resumeRun, { params })).response.status).toBe("running");
  expect(await dispatchRuns(product.deps)).toBe(8);

  const { response } = await visitor.send(api.cancelRun, { params });
  expect(response).toMatchObject({
    status: "cancelled",
    completed: 0,
    counts: { pending: 8, cancelled: 3 },
  });
  expect((await visitor.send(api.cancelRun, { params })).response).toEqual(response);
  expect(await balanceOf(visitor)).toBe(5);
  expect(await feed()).toBe(0);
  const paused = await visitor.send(api.pauseRun, { params });
  expect([paused.status, paused.failure.message]).toEqual([409, texts.creationRuns.wasCancelled]);
  const { sites } = await read(visitor, params.id);
  expect(sites[0]?.message).toBe(texts.creationRuns.queued);
  const campaignId = sites[0]?.campaignId ?? "";
  await claimDeployment(product.db, { userId: visitor.user.id, campaignId });
  expect((await read(visitor, params.id)).sites[0]).toMatchObject({
    status: "processing",
    message: texts.creationRuns.processing,
  });
  expect(sites[10]).toMatchObject({ campaignId: null, message: texts.creationRuns.cancelled });
  const { response: history } = await visitor.send(creditHistory, {});
  const descriptions = history.transactions.map(({ description }) => description);
  expect(descriptions.slice(0, 2)).toEqual([
    texts.creationRuns.refundOf(3),
    texts.creationRuns.charged(11),
  ]);
});

test("a drip of two a day starts two, rests, and starts the next a day later", async () => {
  const visitor = await product.signUp();
  const id = await makeRun(visitor, ["Boone", "Shelby", "Sanford"], { dripPerDay: 2 });
  expect(await feed()).toBe(2);
  const run = await read(visitor, id);
  expect(run).toMatchObject({ dripPerDay: 2, counts: { pending: 3 } });
  const { response: metrics } = await visitor.send(dashboardMetrics, {});
  expect(metrics.run).toEqual({ id, isPaused: false, total: 3, live: 0, perWeek: null });
  const inADay = Date.now() + 86_400_000;
  for (const time of [run.estimatedEndAt, run.nextStartAt])
    expect(Math.abs(Date.parse(time ?? "") - inADay)).toBeLessThan(3_600_000);
  await product.db.execute(sql`
    update creation_run_sites set started_at = started_at - interval '1 day' where run_id = ${id}`);
  await product.db.execute(sql`
    update creation_runs set feed_at = feed_at - interval '1 day' where id = ${id}`);
  expect(await feed()).toBe(1);
});

test("a site that cannot be made is left in error, and is made by a retry; the others do not wait for it", async () => {
  const visitor = await product.signUp();
  const id = await makeRun(visitor, ["Lenoir", "Kinston"]);
  const setPhone = (phone: string | null) =>
    product.db.execute(sql`
      update creation_run_sites set input = input || jsonb_build_object('phone', ${phone}::text)
      where run_id = ${id} and site_index = 0`);
  await setPhone(null);
  expect(await feed()).toBe(2);
  const [first, second] = (await read(visitor, id)).sites;
  expect(first).toMatchObject({ status: "error", message: texts.shell.unexpected });
  expect(second).toMatchObject({ status: "pending" });
  await setPhone("336-555-0142");
  await visitor.send(api.retryRun, { params: { id } });
  expect(await feed()).toBe(1);
  expect((await read(visitor, id)).counts.pending).toBe(2);
});

test("a run continues although none of a day's sites can be made", async () => {
  const visitor = await product.signUp();
  const id = await makeRun(visitor, ["Lenoir", "Kinston"], { dripPerDay: 1 });
  await product.db.execute(sql`
    update creation_run_sites set input = input || '{"phone":null}' where run_id = ${id} and site_index = 0`);
  await feed();
  expect((await read(visitor, id)).counts).toMatchObject({ error: 1, pending: 1 });
  expect((await read(visitor, id)).sites[1]?.campaignId).not.toBeNull();
});

test.each([
  { query: { limit: "0" }, text: texts.creationRuns.invalidLimit },
  { query: { cursor: "x" }, text: texts.creationRuns.invalidCursor },
])("a page requested with $query is refused", async ({ query, text }) => {
  const { status, failure } = await refused.send(api.getRun, { params: { id: newId() }, query });
  expect([status, failure.message]).toEqual([400, text]);
});
