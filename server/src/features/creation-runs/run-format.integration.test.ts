import * as api from "@mainstreet/contract/creation-runs";
import { createBusiness } from "@mainstreet/contract/businesses";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { read, sitesIn } from "../../../test/creation-runs.ts";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { dispatchRuns } from "./dispatch-runs.ts";

let product: Product;
let visitor: Visitor;
beforeAll(async () => {
  // Without a worker nothing starts on its own: the tests dispatch.
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "20" });
  visitor = await product.signUp();
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

/** Whether the dispatcher of the version before businesses would start this run. */
async function dueInEarlierVersion(id: string): Promise<boolean> {
  const { rows } = await product.db.execute(sql`
    select id from creation_runs where feed_at <= now() and state <> 'paused' and id = ${id}`);
  return rows.length > 0;
}

async function makeRun(given: object, more: object = {}): Promise<string> {
  const sites = sitesIn(["Boone"]).map((site) => ({ ...site, ...given }));
  const { response, failure, status } = await visitor.send(api.createRun, {
    body: { sites, ...more },
  });
  expect(status, failure.message).toBe(202);
  return response.runId;
}

test("a run that needs nothing new is also started by a process of an earlier version", async () => {
  const id = await makeRun({ trade: "", design: { theme: "civic", palette: "" } });
  expect(await dueInEarlierVersion(id)).toBe(true);
  expect(await dispatchRuns(product.deps)).toBe(1);
});

test("a process of an earlier version leaves runs alone whose sites it would make without a business, trade, theme or plan", async () => {
  const { response: business } = await visitor.send(createBusiness, {
    body: { name: "Ruiz Plumbing", phone: "336-555-0100" },
  });
  const ids = [
    await makeRun({ businessId: business.id }),
    await makeRun({ business: "Ruiz Plumbing" }),
    await makeRun({ trade: "roofing" }),
    await makeRun({ design: { theme: "porch", palette: "" } }),
    await makeRun({}, { perWeek: 3 }),
  ];
  for (const id of ids) expect(await dueInEarlierVersion(id)).toBe(false);
  expect(await dispatchRuns(product.deps)).toBe(ids.length);
  for (const id of ids) expect((await read(visitor, id)).sites[0]?.campaignId).not.toBeNull();
});

test("nor can it be made to start them by a resume or a retry that such a process serves", async () => {
  const id = await makeRun({}, { perWeek: 3 });
  await visitor.send(api.pauseRun, { params: { id } });
  const resume = product.db.execute(sql`
    update creation_runs set state = 'running', feed_at = now() where id = ${id}`);
  await expect(resume).rejects.toMatchObject({ cause: { constraint: "creation_runs_format" } });
  expect((await read(visitor, id)).status).toBe("paused");
});

test("a run of a later version's format is left to that version", async () => {
  const id = await makeRun({}, { perWeek: 3 });
  await product.db.execute(sql`update creation_runs set format = 3 where id = ${id}`);
  expect(await dispatchRuns(product.deps)).toBe(0);
  await product.db.execute(sql`update creation_runs set format = 2 where id = ${id}`);
  expect(await dispatchRuns(product.deps)).toBe(1);
});
