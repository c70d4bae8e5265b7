import { listCampaigns, selectCampaigns } from "@mainstreet/contract/campaign-lists";
import { createCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { labelTexts } from "@mainstreet/contract/label-texts";
import * as labels from "@mainstreet/contract/labels";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import * as api from "@mainstreet/contract/operations";
import { importSites, listFileProblems } from "@mainstreet/contract/site-import";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
let owner: Visitor;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
  owner = await product.signUp();
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const CHANGES: OperationChange[] = [{ action: "set", field: "cta", value: "Call {phone}" }];

const create = async (place = {}) =>
  (await owner.send(createCampaign, { body: { ...PLUMBING, ...place } })).response.id;

async function refusalOf(filter: Record<string, string>, count: number, digest?: string) {
  const seen = { filter, count, ...(digest !== undefined && { digest }) };
  const body = { ...seen, changes: CHANGES };
  const { status, failure } = await owner.send(api.createOperation, { body });
  const labelled = await owner.send(labels.assignLabels, { body: { ...seen, add: ["New"] } });
  return [
    { status, code: failure.code, fields: failure.fields, message: failure.message },
    {
      status: labelled.status,
      code: labelled.failure.code,
      fields: labelled.failure.fields,
      message: labelled.failure.message,
    },
  ];
}

const refused = (field: string, message: string) => ({
  status: 400,
  code: "INVALID",
  fields: { [field]: message },
  message,
});

test("a filter that finds other sites by now, or none, is refused with what it finds, and nothing changes", async () => {
  const id = await create({ city: "Durham" });
  const name = "Winter";
  const { response: label } = await owner.send(labels.createLabel, { body: { name } });
  await owner.send(labels.setLabels, { params: { id }, body: { labels: [name] } });
  const filter = { labels: label.id };
  const changed = { status: 409, code: "SELECTION_CHANGED", fields: undefined };
  expect(await refusalOf(filter, 2)).toEqual([
    { ...changed, message: operationTexts.selectionChanged(1, 2) },
    { ...changed, message: labelTexts.countChanged(1, 2) },
  ]);
  // Another site replaced one that the user saw, so the count is the same.
  const { response: seen } = await owner.send(selectCampaigns, { query: filter });
  const other = await create({ city: "Durham" });
  await owner.send(labels.setLabels, { params: { id }, body: { labels: [] } });
  await owner.send(labels.setLabels, { params: { id: other }, body: { labels: [name] } });
  expect(await refusalOf(filter, 1, seen.digest)).toEqual([
    { ...changed, message: operationTexts.selectionChanged(1, 1) },
    { ...changed, message: labelTexts.countChanged(1, 1) },
  ]);
  const { response: now } = await owner.send(selectCampaigns, { query: filter });
  const body = { filter, count: 1, digest: now.digest, changes: CHANGES };
  const made = await owner.send(api.createOperation, { body });
  expect(made.response).toMatchObject({ total: 1, counts: { changed: 1 } });
  await owner.send(api.deleteOperation, { params: { id: made.response.id } });
  // The label was deleted in another tab: its filter finds nothing, and never everything.
  await owner.send(labels.deleteLabel, { params: { id: label.id } });
  expect(await refusalOf(filter, 0)).toEqual([
    refused("filter", operationTexts.noneInFilter),
    refused("filter", labelTexts.noneFound),
  ]);
  const { response } = await owner.send(listCampaigns, { query: {} });
  expect(response.campaigns.map((site) => site.labels)).toEqual([[], []]);
  expect((await owner.send(api.listOperations, { query: {} })).response.operations).toEqual([]);
});

test.runIf(IS_LONG)(
  "a filter with more sites than can be changed at once says how many it has",
  async () => {
    const id = await create({ city: "Cary" });
    const { rows: columns } = await product.db.execute<{ name: string }>(sql`
    select quote_ident(column_name) as name from information_schema.columns where table_schema = current_schema()
      and table_name = 'campaigns' and is_generated = 'NEVER' and column_name not in ('id', 'site_key', 'site_name', 'cost')`);
    const same = sql.raw(columns.map(({ name }) => name).join(", "));
    for (let batch = 0; batch < 20; batch += 1)
      await product.db.execute(sql`
      insert into campaigns (id, site_key, site_name, cost, ${same})
        select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 0, ${same}
          from campaigns, generate_series(1, 501) where id = ${id}`);
    const most = labelTexts.tooManySites(10_000);
    expect(await refusalOf({ city: "Cary" }, 10_000)).toEqual([
      refused("filter", operationTexts.tooManyInFilter(10_021)),
      refused("filter", most),
    ]);
    expect(operationTexts.tooManyInFilter(10_021)).toContain("10,021 sites");
    await product.db.execute(
      sql`delete from campaigns where cost = 0 and user_id = ${owner.user.id}`,
    );
  },
);

test("labels that an account has no space for are refused in the dry run, at the field or in the row of the file", async () => {
  const { ofAccount } = LABEL_LIMIT;
  await product.db.execute(sql`
    insert into labels (id, user_id, name, colour)
      select gen_random_uuid(), ${owner.user.id}, 'Label ' || n, 'red' from generate_series(1, ${ofAccount - 1}::int) n`);
  const ids = [await create({ city: "Elkin" }), await create({ city: "Boone" })];
  const { response: list } = await owner.send(listCampaigns, { query: {} });
  const sites = list.campaigns.filter(({ id }) => ids.includes(id));
  const plan = (...value: string[]) => {
    const changes = [["label 1"], value].map((names): OperationChange => ({
      action: "add",
      field: "labels",
      value: names,
    }));
    return owner.send(api.createOperation, { body: { campaignIds: ids, changes } });
  };
  const message = labelTexts.tooMany(ofAccount);
  const { status, failure } = await plan("One", "Two");
  expect({ status, fields: failure.fields }).toEqual({
    status: 400,
    fields: { "changes.1.value": message },
  });
  expect((await plan("One", "one", "LABEL 2")).response.counts).toMatchObject({ changed: 2 });

  const rows = sites.map(({ id, version }, at) => [id, String(version), `New ${at}; Label 3`]);
  const file = { file: "sites.csv", columns: ["id", "version", "Labels"], rows };
  const { response } = await owner.send(importSites, { body: file });
  expect(response.counts).toMatchObject({ changed: 1, refused: 1 });
  const problems = await owner.send(listFileProblems, { params: { id: response.id } });
  expect(problems.response.problems).toMatchObject([{ column: "Labels", message }]);
});

test("an undo brings everything back but what was changed since and labels that the account has no space for by now", async () => {
  const someone = await product.signUp();
  const { response: site } = await someone.send(createCampaign, { body: PLUMBING });
  const campaignIds = [site.id];
  await someone.send(labels.assignLabels, { body: { ids: campaignIds, add: ["Gone", "Stays"] } });
  const hours: OperationChange = { action: "set", field: "openingHours", value: "Always" };
  const removed: OperationChange = { action: "remove", field: "labels", value: ["Gone", "Stays"] };
  const made = await someone.send(api.createOperation, {
    body: { campaignIds, changes: [...CHANGES, hours, removed] },
  });
  const params = { id: made.response.id };
  expect((await someone.send(api.applyOperation, { params })).status).toBe(202);
  await someone.send(updateCampaign, { params: { id: site.id }, body: { openingHours: "Mine" } });
  const { response: known } = await someone.send(labels.listLabels, {});
  const gone = known.labels.find(({ name }) => name === "Gone");
  await someone.send(labels.deleteLabel, { params: { id: gone?.id ?? "" } });
  await product.db.execute(sql`
    insert into labels (id, user_id, name, colour)
      select gen_random_uuid(), ${someone.user.id}, 'Label ' || n, 'red' from generate_series(1, ${LABEL_LIMIT.ofAccount - 1}::int) n`);

  const { status, response: undone } = await someone.send(api.undoOperation, { params });
  expect(status).toBe(202);
  const { response } = await someone.send(api.listOperationSites, {
    params: { id: undone.id },
    query: {},
  });
  expect(response.sites).toMatchObject([
    {
      status: "applied",
      skipped: ["openingHours", "labels"],
      message: `${operationTexts.changedSinceOperation}. ${labelTexts.tooMany(LABEL_LIMIT.ofAccount)}`,
      before: { cta: { value: `Call ${PLUMBING.phone}` } },
      after: { labels: { value: ["Stays"] } },
    },
  ]);
});
