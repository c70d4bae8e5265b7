import * as api from "@mainstreet/contract/saved-views";
import { viewTexts } from "@mainstreet/contract/view-texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct } from "../../../test/harness.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

test("a view is a name for a search: saved, listed by name, changed, and deleted", async () => {
  const visitor = await product.signUp();
  const create = (name: string, search: Record<string, string>) =>
    visitor.send(api.createView, { body: { name, search } });
  const search = {
    state: "NC",
    has: "zip,cta",
    sort: "business",
    layout: "table",
    columns: "city",
  };
  const { status, response: view } = await create("North Carolina", search);
  expect([status, view.name, view.search]).toEqual([201, "North Carolina", search]);
  await create("failed", { deploymentStatus: "failed" });
  const listed = await visitor.send(api.listViews, {});
  expect(listed.response.views.map(({ name }) => name)).toEqual(["failed", "North Carolina"]);

  const taken = await create("FAILED", {});
  expect([taken.status, taken.failure.fields]).toEqual([409, { name: viewTexts.taken("FAILED") }]);
  for (const wrong of [{ shoe: "9" }, { sort: "size" }, { labels: "x" }, { layout: "globe" }])
    expect((await create("Wrong", wrong)).failure.fields).toEqual({
      search: viewTexts.invalidSearch,
    });
  expect((await create(" ", {})).failure.fields).toEqual({ name: viewTexts.nameRequired });

  const params = { id: view.id };
  const changed = await visitor.send(api.updateView, { params, body: { search: { q: "roof" } } });
  expect([changed.response.name, changed.response.search]).toEqual([
    "North Carolina",
    { q: "roof" },
  ]);
  const renamed = await visitor.send(api.updateView, { params, body: { name: "Failed" } });
  expect(renamed.status).toBe(409);
  await visitor.send(api.deleteView, { params });
  expect((await visitor.send(api.updateView, { params, body: { name: "Gone" } })).status).toBe(404);
});
