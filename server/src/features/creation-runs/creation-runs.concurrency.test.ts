import * as api from "@mainstreet/contract/creation-runs";
import { creditBalance } from "@mainstreet/contract/credits";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { updateRunSites } from "../campaigns/update-run-sites.ts";
import { dispatchRuns } from "./dispatch-runs.ts";

const TOTAL = 88;
const TAKEN = 80;

let product: Product;
let visitor: Visitor;
let params: { id: string };
beforeAll(async () => {
  // No worker: sites in flight stay in flight, and the only dispatchers are those of this file.
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: String(TOTAL + 10) });
  visitor = await product.signUp();
  const sites = Array.from({ length: TOTAL }, (_, index) => ({
    // Each service is different, since these tests are not about similarity.
    serviceName: `Trade ${index}`,
    city: "Cary",
    state: "NC",
  }));
  const { response } = await visitor.send(api.createRun, { body: { sites } });
  params = { id: response.runId };
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const steer = (call: typeof api.cancelRun | typeof api.retryRun, times: number) =>
  Promise.all(Array.from({ length: times }, () => visitor.send(call, { params })));

const read = async () => (await visitor.send(api.getRun, { params, query: {} })).response;

const balance = async () => (await visitor.send(creditBalance, {})).response.credits;

/** Dispatches until three rounds in a row found nothing: in one round another dispatcher may hold the run. */
async function dispatcher(): Promise<number> {
  let [started, idle] = [0, 0];
  while (idle < 3) {
    const now = await dispatchRuns(product.deps);
    started += now;
    idle = now === 0 ? idle + 1 : 0;
  }
  return started;
}

test("of twenty runs requested at once only as many are made as the balance pays for", async () => {
  const body = { sites: [1, 2].map(() => ({ serviceName: "Roofing", city: "Apex", state: "NC" })) };
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => visitor.send(api.createRun, { body })),
  );
  expect(countByStatus(replies)).toEqual({ 202: 5, 402: 15 });
  const made = replies.filter(({ status }) => status === 202);
  expect(await balance()).toBe(0);
  for (const { response } of made)
    await visitor.send(api.cancelRun, { params: { id: response.runId } });
  expect(await balance()).toBe(10);
});

test("two dispatchers start no site twice, and no more than may be in flight [spec 9]", async () => {
  await Promise.all([dispatcher(), dispatcher()]);
  const { counts, sites } = await read();
  expect(sites.filter(({ campaignId }) => campaignId !== null)).toHaveLength(TAKEN);
  expect(counts.pending).toBe(TOTAL);
  const { rows } = await product.db.execute(sql`
    select data ->> 'campaignId' from pgboss.job where name = 'deploy' group by 1 having count(*) > 1`);
  expect(rows).toEqual([]);
});

test("twenty cancels among dispatchers and retries: one refund, of what nobody has started", async () => {
  const { rows: failed } = await product.db.execute<{ id: string }>(sql`
    update campaigns set deployment_status = 'failed', deployment_message = 'Refused'
    where id in (select campaign_id from creation_run_sites where started_at is not null and run_id = ${params.id} order by site_index limit 6)
    returning id`);
  const ids = failed.map(({ id }) => id);
  await updateRunSites(product.db, visitor.user.id, ids);
  const dispatchers = [dispatcher(), dispatcher()];
  const [cancels] = await Promise.all([
    steer(api.cancelRun, 20),
    steer(api.retryRun, 5),
    ...dispatchers,
  ]);
  expect(countByStatus(cancels)).toEqual({ 200: 20 });
  const { counts, status } = await read();
  expect(status).toBe("cancelled");
  const caught = counts.cancelled ?? 0;
  expect(await balance()).toBe(10 + caught);
  const { rows } = await product.db.execute<{ amount: number }>(sql`
    select amount from credit_entries where run_id = ${params.id} and type = 'refund'`);
  expect(rows.map(({ amount }) => amount)).toEqual(caught === 0 ? [] : [caught]);

  await steer(api.retryRun, 5);
  await Promise.all([dispatcher(), dispatcher()]);
  const after = await read();
  expect(after.counts).toMatchObject({ pending: TOTAL - caught, error: 0, cancelled: caught });
});
