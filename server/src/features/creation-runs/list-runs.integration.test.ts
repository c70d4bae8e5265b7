import * as api from "@mainstreet/contract/creation-runs";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { texts } from "@mainstreet/contract/texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "10" });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

const sitesIn = (cities: string[]) =>
  cities.map((city) => ({ serviceName: "Plumbing", city, state: "NC", phone: "336-555-0142" }));

async function makeRun(visitor: Visitor, sites: ReturnType<typeof sitesIn>): Promise<string> {
  const { status, response, failure } = await visitor.send(api.createRun, { body: { sites } });
  expect(status, failure.message).toBe(202);
  return response.runId;
}

const read = async (visitor: Visitor, id: string) =>
  (await visitor.send(api.getRun, { params: { id }, query: {} })).response;

const awaitEnd = (visitor: Visitor, id: string) =>
  expect.poll(async () => (await read(visitor, id)).status).toBe("complete");

test("runs are listed page by page, newest first, each with what it made, also once all its sites are deleted", async () => {
  const visitor = await product.signUp();
  const ids = [
    await makeRun(visitor, sitesIn(["Cary"])),
    await makeRun(visitor, sitesIn(["Apex", "Boone"])),
  ];
  const roofing = sitesIn(["Boone"]).map((site) => ({ ...site, serviceName: "Roofing" }));
  ids.push(await makeRun(visitor, [...sitesIn(["Cary", "Apex"]), ...roofing]));
  const page = async (query: { limit: string; cursor?: string }) =>
    (await visitor.send(api.listRuns, { query })).response;
  const first = await page({ limit: "2" });
  expect(first.runs).toMatchObject([
    { id: ids[2], kind: "bulk", service: "Plumbing", services: 2, total: 3 },
    { id: ids[1], kind: "bulk", service: "Plumbing", services: 1, total: 2 },
  ]);
  const rest = await page({ limit: "2", cursor: first.nextCursor ?? "" });
  expect(rest.runs.map(({ id }) => id)).toEqual([ids[0]]);
  expect(rest.nextCursor).toBeNull();
  for (const id of ids) await awaitEnd(visitor, id);
  const [made] = (await read(visitor, ids[0] ?? "")).sites;
  const params = { id: made?.campaignId ?? "" };
  await visitor.send(deleteCampaign, { params, query: {} });
  const { runs } = (await visitor.send(api.listRuns, { query: {} })).response;
  expect(runs[2]).toMatchObject({
    service: "Plumbing",
    status: "complete",
    counts: { success: 0, error: 0, deleted: 1 },
  });
});

test.each([
  { query: { limit: "0" }, text: texts.creationRuns.invalidRunsLimit },
  { query: { limit: "21" }, text: texts.creationRuns.invalidRunsLimit },
  { query: { cursor: "x" }, text: texts.creationRuns.invalidCursor },
])("a list of runs requested with $query is refused", async ({ query, text }) => {
  const visitor = await product.signUp();
  const { status, failure } = await visitor.send(api.listRuns, { query });
  expect([status, failure.message]).toEqual([400, text]);
});
