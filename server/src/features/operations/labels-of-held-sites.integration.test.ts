import { createCampaign, getCampaign } from "@mainstreet/contract/campaigns";
import { getLabels } from "@mainstreet/contract/labels";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import * as api from "@mainstreet/contract/operations";
import { importSites } from "@mainstreet/contract/site-import";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct } from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

test("labels alone do not wait for an operation that still publishes the site, and are taken back as well", async () => {
  const owner = await product.signUp();
  const { response: site } = await owner.send(createCampaign, { body: PLUMBING });
  const cta: OperationChange = { action: "set", field: "cta", value: "Call us" };
  const add: OperationChange = { action: "add", field: "labels", value: ["Client A"] };
  const draft = async (...changes: OperationChange[]) =>
    (await owner.send(api.createOperation, { body: { campaignIds: [site.id], changes } })).response;
  const labels = async () =>
    (await owner.send(getLabels, { params: { id: site.id } })).response.labels.map(
      ({ name }) => name,
    );
  const reviewed = await draft(add);
  const holder = await draft(cta);
  await owner.send(api.applyOperation, { params: { id: holder.id } });
  await product.db.execute(
    sql`update operation_sites set deployment = 'waiting' where operation_id = ${holder.id}`,
  );

  const mixed = await draft(add, { ...cta, value: "Ask us" });
  const { response: listed } = await owner.send(api.listOperationSites, {
    params: { id: mixed.id },
    query: {},
  });
  expect(listed.sites).toMatchObject([{ status: "refused", message: operationTexts.held }]);
  const { version } = (await owner.send(getCampaign, { params: { id: site.id } })).response;
  const file = {
    file: "sites.csv",
    columns: ["id", "version", "Labels"],
    rows: [[site.id, String(version), "From a file"]],
  };
  const imported = await owner.send(importSites, { body: file });
  expect(imported.response.counts).toMatchObject({ changed: 1, refused: 0 });

  const apply = async ({ id }: { id: string }) =>
    (await owner.send(api.applyOperation, { params: { id } })).response.counts;
  expect(await apply(reviewed)).toMatchObject({ applied: 1, conflicts: 0 });
  const made = await draft({ ...add, value: ["Winter"] });
  expect(await apply(made)).toMatchObject({ applied: 1, conflicts: 0 });
  expect(await labels()).toEqual(["Client A", "Winter"]);
  const undone = await owner.send(api.undoOperation, { params: { id: reviewed.id } });
  expect(undone.response.counts).toMatchObject({ applied: 1 });
  expect(await labels()).toEqual(["Winter"]);
});
