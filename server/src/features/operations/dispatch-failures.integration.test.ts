import * as api from "@mainstreet/contract/operations";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => product.db.execute(sql`drop trigger if exists refused_start on operation_sites`));
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

/** From now on no deployment of an operation starts, or none of one site. Each try raises `start_tries`. */
async function refuseStarts(code: "55P03" | "P0001", campaignId?: string): Promise<void> {
  await product.db.execute(sql`create sequence if not exists start_tries`);
  await product.db.execute(
    sql.raw(`create or replace function refuse_start() returns trigger language plpgsql security definer as $$ begin
      perform nextval('start_tries'); raise exception 'refused' using errcode = '${code}'; end $$`),
  );
  const site = campaignId === undefined ? "" : `and new.campaign_id = '${campaignId}'`;
  await product.db.execute(
    sql.raw(`create trigger refused_start before update on operation_sites for each row
      when (new.deployment = 'deploying' ${site}) execute function refuse_start()`),
  );
}

async function apply(owner: Visitor, campaignIds: string[]): Promise<string> {
  const body = {
    campaignIds,
    changes: [{ action: "set" as const, field: "cta" as const, value: "Call us" }],
  };
  const made = await owner.send(api.createOperation, { body });
  const params = { id: made.answer.id };
  expect((await owner.send(api.applyOperation, { params })).status).toBe(202);
  return params.id;
}

const read = async (owner: Visitor, id: string) =>
  (await owner.send(api.getOperation, { params: { id } })).answer;

async function triesSoFar(): Promise<number> {
  const { rows } = await product.db.execute<{ tries: number }>(
    sql`select case when is_called then last_value::int else 0 end as tries from start_tries`,
  );
  return rows[0]?.tries ?? 0;
}

test("an operation whose start fails is tried again seconds later, and ends when the fault is over", async () => {
  const owner = await product.signUp();
  const { id: campaignId } = await makeCampaign(owner);
  await refuseStarts("55P03");
  const id = await apply(owner, [campaignId]);
  await expect.poll(triesSoFar, { timeout: 10_000 }).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(await triesSoFar()).toBe(1);
  await product.db.execute(sql`drop trigger refused_start on operation_sites`);
  await expect
    .poll(async () => (await read(owner, id)).status, { timeout: 20_000 })
    .toBe("complete");
});

test("a site that cannot be started fails alone", async () => {
  const owner = await product.signUp();
  const bad = await makeCampaign(owner);
  const good = await makeCampaign(owner, { ...PLUMBING, city: "Durham" });
  await refuseStarts("P0001", bad.id);
  const id = await apply(owner, [bad.id, good.id]);
  await expect
    .poll(async () => (await read(owner, id)).status, { timeout: 20_000 })
    .toBe("complete");
  expect((await read(owner, id)).deployments).toMatchObject({ success: 1, error: 1 });
  const { answer } = await owner.send(api.listOperationSites, { params: { id }, query: {} });
  const failed = answer.sites.find(({ deployment }) => deployment === "error");
  expect(failed).toMatchObject({
    campaignId: bad.id,
    deploymentMessage: texts.shell.unexpected,
  });
});
