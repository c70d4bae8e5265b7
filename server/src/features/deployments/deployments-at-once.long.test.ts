import { createRun, getRun } from "@mainstreet/contract/creation-runs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";
import { control } from "../../../test/provider-controls.ts";

const AT_ONCE = 2;
const TOTAL = 6;

let product: Product;
beforeAll(async () => {
  product = await startProduct({
    SIGNUP_CREDITS: String(TOTAL),
    DEPLOYMENTS_AT_ONCE: String(AT_ONCE),
  });
  await control(product.netlify, "limits", { requestsPerMinute: null });
  const slow = { match: "* /api/v1/", delayMs: 30, times: 10_000, when: "before" };
  await control(product.netlify, "faults", slow);
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

test("a worker that may have two deployments under way never has a third, however many wait", async () => {
  const visitor = await product.signUp();
  const sites = Array.from({ length: TOTAL }, (_, index) => ({
    serviceName: `Trade ${index}`,
    city: "Cary",
    state: "NC",
  }));
  const { response } = await visitor.send(createRun, { body: { sites } });
  const read = () => visitor.send(getRun, { params: { id: response.runId }, query: {} });
  await expect
    .poll(async () => (await read()).response.counts.success, { timeout: 30_000 })
    .toBe(TOTAL);

  const { rows } = await product.db.execute<{ most: number }>(sql`
    select max((select count(*)::int from deployments other
      where other.started_at <= one.started_at and other.finished_at > one.started_at)) as most
    from deployments one`);
  expect(rows[0]?.most).toBeLessThanOrEqual(AT_ONCE);
});
