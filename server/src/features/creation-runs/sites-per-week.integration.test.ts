import * as api from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { balanceOf, CITIES, makeRun, read, sitesIn } from "../../../test/creation-runs.ts";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { audit } from "../../auditor/audit.ts";
import { dispatchRuns } from "./dispatch-runs.ts";

const HOUR_MS = 3_600_000;
const CREDITS = 13;

let product: Product;
beforeAll(async () => {
  // Without a worker nothing starts on its own: the tests dispatch.
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: String(CREDITS) });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

/** Dispatches until nothing can be started; returns how many sites were started. */
async function dispatch(): Promise<number> {
  const started = await dispatchRuns(product.deps);
  return started === 0 ? 0 : started + (await dispatch());
}

/** Lets `hours` hours pass for a run. */
async function pass(id: string, hours: number): Promise<void> {
  const by = sql`make_interval(hours => ${hours}::int)`;
  await product.db.execute(sql`update creation_runs set due_at = due_at - ${by} where id = ${id}`);
  await product.db.execute(sql`
    update creation_run_sites set next_attempt_at = next_attempt_at - ${by} where run_id = ${id}`);
}

/** In how many hours the start of each site is planned; null for a site without a plan. */
async function plan(visitor: Visitor, id: string): Promise<(number | null)[]> {
  const { sites } = await read(visitor, id);
  return sites.map(({ nextAttemptAt }) =>
    nextAttemptAt === null ? null : Math.round((Date.parse(nextAttemptAt) - Date.now()) / HOUR_MS),
  );
}

const hoursTo = (time: string | null) =>
  Math.round((Date.parse(time ?? "") - Date.now()) / HOUR_MS);

async function makePlanned(cities = ["Boone", "Shelby", "Sanford", "Lenoir"]) {
  const visitor = await product.signUp();
  const id = await makeRun(visitor, cities, { perWeek: 3 });
  return { visitor, id, params: { id } };
}

test("three a week: the first at once, then one each 56 hours, in their order, and all are paid at the start", async () => {
  const { visitor, id } = await makePlanned();
  expect(await balanceOf(visitor)).toBe(CREDITS - 4);
  expect(await dispatch()).toBe(1);
  expect(await plan(visitor, id)).toEqual([null, 56, 112, 168]);
  const run = await read(visitor, id);
  expect(run).toMatchObject({ status: "running", perWeek: 3, dripPerDay: null });
  expect(run.sites.map(({ status }) => status)).toEqual([
    "pending",
    "pending",
    "pending",
    "pending",
  ]);
  expect([hoursTo(run.nextStartAt), hoursTo(run.estimatedEndAt)]).toEqual([56, 168]);
  await pass(id, 56);
  expect(await dispatch()).toBe(1);
  expect(await plan(visitor, id)).toEqual([null, null, 56, 112]);
  const { response } = await visitor.send(api.listRuns, { query: {} });
  expect(response.runs[0]).toMatchObject({ perWeek: 3, nextStartAt: expect.any(String) });
});

test("after an outage or a pause, what is late is not made up for: one starts, and the rest are planned from then", async () => {
  const { visitor, id, params } = await makePlanned();
  await dispatch();
  expect((await visitor.send(api.pauseRun, { params })).response).toMatchObject({
    status: "paused",
    nextStartAt: null,
    estimatedEndAt: null,
  });
  await pass(id, 56 * 3);
  expect(await dispatch()).toBe(0);
  await visitor.send(api.resumeRun, { params });
  expect(await dispatch()).toBe(1);
  expect(await plan(visitor, id)).toEqual([null, null, 56, 112]);
});

test("a pause that ends before the next site is planned changes no plan", async () => {
  const { visitor, id, params } = await makePlanned();
  await dispatch();
  await visitor.send(api.pauseRun, { params });
  await pass(id, 10);
  await visitor.send(api.resumeRun, { params });
  expect(await dispatch()).toBe(0);
  expect(await plan(visitor, id)).toEqual([null, 46, 102, 158]);
  expect(hoursTo((await read(visitor, id)).nextStartAt)).toBe(46);
});

test("the rest is made now, for free, also of a paused run and of one with so many a day", async () => {
  const { visitor, id, params } = await makePlanned();
  await dispatch();
  await visitor.send(api.pauseRun, { params });
  const { response } = await visitor.send(api.startRunNow, { params });
  expect(response).toMatchObject({ status: "running", perWeek: null, nextStartAt: null });
  expect(await plan(visitor, id)).toEqual([null, null, null, null]);
  expect(await dispatch()).toBe(3);
  expect(await balanceOf(visitor)).toBe(CREDITS - 4);
  const again = await visitor.send(api.startRunNow, { params });
  expect(again.response).toMatchObject({ perWeek: null, counts: { pending: 4 } });

  const daily = await makeRun(visitor, ["Apex", "Cary"], { dripPerDay: 1 });
  expect(await dispatch()).toBe(1);
  await visitor.send(api.startRunNow, { params: { id: daily } });
  expect(await dispatch()).toBe(1);
});

test("cancelling returns the credits of the sites not made, once, and nothing starts after it", async () => {
  const { visitor, id, params } = await makePlanned();
  await dispatch();
  for (const _ of [1, 2]) {
    const { response } = await visitor.send(api.cancelRun, { params });
    expect(response).toMatchObject({ status: "cancelled", counts: { pending: 1, cancelled: 3 } });
  }
  expect(await balanceOf(visitor)).toBe(CREDITS - 1);
  expect(await plan(visitor, id)).toEqual([null, null, null, null]);
  const { status, failure } = await visitor.send(api.startRunNow, { params });
  expect([status, failure.message]).toEqual([409, texts.creationRuns.wasCancelled]);
  await pass(id, 1_000);
  expect(await dispatch()).toBe(0);
});

test("a site that could not be made keeps the others on their plan, and a retry makes it at once", async () => {
  const { visitor, id, params } = await makePlanned(["Boone", "Shelby", "Sanford"]);
  const setPhone = (phone: string | null) =>
    product.db.execute(sql`
      update creation_run_sites set input = input || jsonb_build_object('phone', ${phone}::text)
      where run_id = ${id} and site_index = 0`);
  await setPhone(null);
  await dispatch();
  expect((await read(visitor, id)).counts).toMatchObject({ error: 1, pending: 2 });
  await setPhone("336-555-0142");
  await visitor.send(api.retryRun, { params });
  expect(await dispatch()).toBe(1);
  expect(await plan(visitor, id)).toEqual([null, 56, 112]);
});

test("another run of the account does not wait for one with so many a week", async () => {
  const { visitor, id } = await makePlanned();
  await dispatch();
  const other = await makeRun(visitor, CITIES.slice(0, 3));
  expect(await dispatch()).toBe(3);
  expect((await read(visitor, other)).sites.map(({ campaignId }) => campaignId)).not.toContain(
    null,
  );
  expect(await plan(visitor, id)).toEqual([null, 56, 112, 168]);
});

test.each([
  [{ perWeek: 0 }, texts.creationRuns.invalidPerWeek],
  [{ perWeek: 51 }, texts.creationRuns.invalidPerWeek],
  [{ perWeek: 1.5 }, texts.creationRuns.invalidPerWeek],
  [{ perWeek: 3, dripPerDay: 1 }, texts.creationRuns.dayOrWeek],
])("a run with %o is refused, and nothing is charged", async (given, text) => {
  const visitor = await product.signUp();
  const body = { sites: sitesIn(["Boone"]), ...given };
  const { status, failure } = await visitor.send(api.createRun, { body });
  expect([status, failure.fields]).toEqual([400, { perWeek: text }]);
  expect(await balanceOf(visitor)).toBe(CREDITS);
});

test("the auditor finds a planned site that nobody will start", async () => {
  const { visitor, id, params } = await makePlanned();
  await dispatch();
  expect(await audit(product.db)).toEqual([]);
  await product.db.execute(
    sql`update creation_runs set due_at = due_at + interval '1 day' where id = ${id}`,
  );
  const [found] = await audit(product.db);
  expect(found).toMatchObject({ invariant: "I5", message: expect.stringContaining(id) });
  await visitor.send(api.cancelRun, { params });
});
