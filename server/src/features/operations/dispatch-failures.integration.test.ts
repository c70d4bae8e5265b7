import { getCampaign } from "@mainstreet/contract/campaigns";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import type { AccountChange, OperationChange } from "@mainstreet/contract/operation-changes";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import * as api from "@mainstreet/contract/operations";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  visitPage,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { clearFaults, clearJournal, control, journal } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => product.db.execute(sql`drop trigger if exists refused_start on operation_sites`));
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

/** From now on no deployment of an operation starts, or none of one site. Each attempt increments `start_tries`. */
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

const CALL_US: OperationChange = { action: "set", field: "cta", value: "Call us" };

async function apply(
  owner: Visitor,
  campaignIds: string[],
  change: OperationChange = CALL_US,
): Promise<string> {
  const body = { campaignIds, changes: [change] };
  const made = await owner.send(api.createOperation, { body });
  const params = { id: made.response.id };
  expect((await owner.send(api.applyOperation, { params })).status).toBe(202);
  return params.id;
}

const read = async (owner: Visitor, id: string) =>
  (await owner.send(api.getOperation, { params: { id } })).response;

async function triesSoFar(): Promise<number> {
  const { rows } = await product.db.execute<{ tries: number }>(
    sql`select case when is_called then last_value::int else 0 end as tries from start_tries`,
  );
  return rows[0]?.tries ?? 0;
}

test.runIf(IS_LONG)(
  "an operation whose start fails is tried again seconds later, and ends when the fault is over",
  async () => {
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
  },
);

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
  const { response } = await owner.send(api.listOperationSites, { params: { id }, query: {} });
  const failed = response.sites.find(({ deployment }) => deployment === "error");
  expect(failed).toMatchObject({
    campaignId: bad.id,
    deploymentMessage: texts.shell.unexpected,
  });
});

test.runIf(IS_LONG)(
  "a retry publishes a site whose deployment the host refused, and no other one again",
  async () => {
    const owner = await product.signUp();
    const good = await makeCampaign(owner);
    const bad = await makeCampaign(owner, { ...PLUMBING, city: "Durham" });
    const { rows } = await product.db.execute<{ site: string }>(
      sql`select netlify_site_id as site from campaigns where id = ${bad.id}`,
    );
    const match = `POST /sites/${rows[0]?.site}/deploys`;
    await control(product.netlify, "faults", { match, status: 422, times: 1_000 });
    const id = await apply(owner, [good.id, bad.id]);
    const ended = () =>
      expect.poll(async () => (await read(owner, id)).status, { timeout: 20_000 }).toBe("complete");
    await ended();
    expect((await read(owner, id)).deployments).toMatchObject({ success: 1, error: 1 });
    const pageOf = async ({ deploymentUrl }: { deploymentUrl: string | null }) =>
      (await visitPage(product, deploymentUrl ?? "")).content.toString();
    expect([await pageOf(good), await pageOf(bad)]).toEqual([
      expect.stringContaining("Call us"),
      expect.not.stringContaining("Call us"),
    ]);
    await clearFaults(product.netlify);
    await clearJournal(product.netlify);
    const retried = await owner.send(api.retryOperation, { params: { id } });
    expect(retried.response).toMatchObject({
      status: "running",
      deployments: { pending: 1, error: 0 },
    });
    await ended();
    expect((await read(owner, id)).deployments).toMatchObject({ success: 2, error: 0 });
    expect(await pageOf(bad)).toContain("Call us");
    const deploys = (await journal(product.netlify)).filter(
      ({ method, path }) => method === "POST" && path.endsWith("/deploys"),
    );
    expect(deploys).toHaveLength(1);
  },
);

/** Netlify accounts of the owner, each as a choice. */
async function addAccounts(owner: Visitor): Promise<AccountChange["value"][]> {
  const tokens = ["nfp_cancelledMove00001", "nfp_cancelledMove00002"].map(async (token) => {
    const { response } = await owner.send(addNetlifyToken, { body: { name: "Mine", token } });
    return { deploymentType: "netlify" as const, netlifyTokenId: response.id };
  });
  return Promise.all(tokens);
}

test.runIf(IS_LONG)(
  "a cancelled change of the account leaves a site live where it was, which it says; it is published or taken back",
  { timeout: 60_000 },
  async () => {
    const owner = await product.signUp();
    const [here, there] = await addAccounts(owner);
    if (!here || !there) throw new Error("There are no accounts");
    const site = await makeCampaign(owner, { ...PLUMBING, ...here });
    const siteNow = async () =>
      (await owner.send(getCampaign, { params: { id: site.id } })).response;
    const cancelledMove = async (value: AccountChange["value"]) => {
      await refuseStarts("55P03");
      const id = await apply(owner, [site.id], { field: "account", action: "set", value });
      const { response } = await owner.send(api.cancelOperation, { params: { id } });
      expect(response).toMatchObject({ status: "cancelled", deployments: { cancelled: 1 } });
      await product.db.execute(sql`drop trigger refused_start on operation_sites`);
      return { id };
    };
    const ended = (id: string) =>
      expect.poll(async () => (await read(owner, id)).status, { timeout: 20_000 }).toBe("complete");

    const params = await cancelledMove(there);
    expect(await siteNow()).toMatchObject({
      ...there,
      deploymentUrl: site.deploymentUrl,
      hasUnpublishedChanges: true,
      formerSites: [{ status: "live", url: site.deploymentUrl }],
    });
    expect((await owner.send(api.retryOperation, { params })).status).toBe(200);
    await ended(params.id);
    const moved = await siteNow();
    expect(moved).toMatchObject({ ...there, hasUnpublishedChanges: false });
    expect(moved.deploymentUrl).not.toBe(site.deploymentUrl);

    const back = await cancelledMove(here);
    const undone = await owner.send(api.undoOperation, { params: back });
    await ended(undone.response.id);
    expect(await siteNow()).toMatchObject({
      ...there,
      deploymentUrl: moved.deploymentUrl,
      hasUnpublishedChanges: false,
    });
    const again = await owner.send(api.retryOperation, { params: back });
    expect([again.status, again.failure.message]).toEqual([409, operationTexts.wasUndone]);
  },
);
