import * as api from "@mainstreet/contract/creation-runs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { balanceOf, CITIES, makeRun, read } from "../../../test/creation-runs.ts";
import { type Product, startProduct } from "../../../test/harness.ts";
import { dispatchRuns } from "./dispatch-runs.ts";
import { IS_LONG } from "../../../test/is-long.ts";

const CITIES_OF_RUN = CITIES.slice(0, 6);
const TOTAL = CITIES_OF_RUN.length;

let product: Product;
beforeAll(async () => {
  // No worker: the only dispatchers are those of this file.
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: String(TOTAL) });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

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

const dispatchers = async () => {
  const started = await Promise.all([dispatcher(), dispatcher(), dispatcher()]);
  return started.reduce((sum, n) => sum + n, 0);
};

/** Lets 56 hours pass for a run, so that its next site is due. */
async function pass(id: string): Promise<void> {
  const by = sql`make_interval(hours => 56)`;
  await product.db.execute(sql`update creation_runs set due_at = due_at - ${by} where id = ${id}`);
  await product.db.execute(sql`
    update creation_run_sites set next_attempt_at = next_attempt_at - ${by} where run_id = ${id}`);
}

test("three workers start a planned site once, in its order, and no other before its time", async () => {
  const visitor = await product.signUp();
  const id = await makeRun(visitor, CITIES_OF_RUN, { perWeek: 3 });
  for (let nth = 1; nth <= 4; nth += 1) {
    expect(await dispatchers()).toBe(1);
    const { sites } = await read(visitor, id);
    const made = sites.filter(({ campaignId }) => campaignId !== null);
    expect(made.map(({ siteIndex }) => siteIndex)).toEqual([...Array.from({ length: nth }).keys()]);
    await pass(id);
  }
  expect(await balanceOf(visitor)).toBe(0);
  await visitor.send(api.cancelRun, { params: { id } });
  expect(await balanceOf(visitor)).toBe(2);
});

test.runIf(IS_LONG)(
  "cancels among starts, retries and a change to now: one refund, of what nobody has started",
  async () => {
    for (let round = 0; round < 8; round += 1) {
      const visitor = await product.signUp();
      const params = { id: await makeRun(visitor, CITIES_OF_RUN, { perWeek: 3 }) };
      const send = (call: typeof api.cancelRun) => visitor.send(call, { params });
      const replies = await Promise.all([
        dispatcher(),
        ...(round % 2 === 0 ? [send(api.startRunNow)] : []),
        send(api.retryRun),
        send(api.cancelRun),
        dispatcher(),
        send(api.cancelRun),
        send(api.cancelRun),
      ]);
      expect(replies).toHaveLength(round % 2 === 0 ? 7 : 6);
      expect(await dispatchers()).toBe(0);
      const { status, sites, counts } = await read(visitor, params.id);
      const made = sites.filter(({ campaignId }) => campaignId !== null).length;
      expect([status, counts.cancelled, await balanceOf(visitor)]).toEqual([
        "cancelled",
        TOTAL - made,
        TOTAL - made,
      ]);
      const { rows } = await product.db.execute<{ amount: number }>(sql`
      select amount from credit_entries where run_id = ${params.id} and type = 'refund'`);
      expect(rows).toEqual(made === TOTAL ? [] : [{ amount: TOTAL - made }]);
    }
  },
);
