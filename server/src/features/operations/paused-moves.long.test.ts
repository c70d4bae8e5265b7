import { createCampaign, getCampaign, redeployCampaign } from "@mainstreet/contract/campaigns";
import { addCloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import type { AccountChange } from "@mainstreet/contract/operation-changes";
import * as api from "@mainstreet/contract/operations";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken } from "@mainstreet/emulators/cloudflare/tokens";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  PLUMBING,
  type Product,
  startProduct,
  visitPage,
  type Visitor,
} from "../../../test/harness.ts";
import { clearFaults, clearJournal, control, journal } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "50" });
});
afterEach(() => clearFaults(product.cloudflare));
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const LONG = { timeout: 60_000 };
let accounts = 0;

async function toNetlify(owner: Visitor) {
  accounts += 1;
  const token = `nfp_pausedMoves${String(accounts).padStart(6, "0")}`;
  const { response } = await owner.send(addNetlifyToken, { body: { name: "Mine", token } });
  return { deploymentType: "netlify" as const, netlifyTokenId: response.id };
}

async function toCloudflare(owner: Visitor) {
  accounts += 1;
  const token = `cfut_paused${String(accounts).padStart(6, "0")}${"m".repeat(30)}`;
  const body = { name: "Mine", token, zone: firstZoneOf(accountIdOfToken(token)).name };
  const { response, failure } = await owner.send(addCloudflareToken, { body });
  expect(response.id, failure.message).toBeDefined();
  return { deploymentType: "cloudflare" as const, cloudflareTokenId: response.id };
}

/** So many live sites of a new user at a Netlify account. */
async function sitesAtNetlify(count: number) {
  const owner = await product.signUp();
  const from = await toNetlify(owner);
  const ids: string[] = [];
  for (let at = 1; at <= count; at += 1) {
    const body = { ...PLUMBING, serviceName: `Drains ${at}`, ...from };
    const { response, failure } = await owner.send(createCampaign, { body });
    expect(response.id, failure.message).toBeDefined();
    ids.push(response.id);
  }
  const sites = [];
  for (const id of ids) sites.push(await endOfDeployment(owner, id));
  return { owner, sites };
}

async function moveAll(owner: Visitor, campaignIds: string[], value: AccountChange["value"]) {
  const body = {
    campaignIds,
    changes: [{ field: "account" as const, action: "set" as const, value }],
  };
  const { response } = await owner.send(api.createOperation, { body });
  const params = { id: response.id };
  expect((await owner.send(api.applyOperation, { params })).status).toBe(202);
  return params;
}

const deploymentsOf = async (owner: Visitor, params: { id: string }) =>
  (await owner.send(api.getOperation, { params })).response.deployments;

const formerOf = async (owner: Visitor, id: string) =>
  (await owner.send(getCampaign, { params: { id } })).response.formerSites[0]?.status;

/** Waits until no former site is being changed, and none is due soon. */
const untilNoTakeDowns = () =>
  expect
    .poll(async () => {
      const { rows } = await product.db.execute(
        sql`select from pgboss.job where name = 'take-down' and state in ('created', 'active')`,
      );
      return rows.length;
    }, LONG)
    .toBe(0);

/** Deploys at Netlify since the journal was cleared. */
const deploysAtNetlify = async () =>
  (await journal(product.netlify)).filter(
    ({ method, path }) => method === "POST" && path.endsWith("/deploys"),
  );

test(
  "a pause keeps a waiting site where it is and all old addresses as they are; resumed, the rest is published and all redirect",
  { timeout: 240_000 },
  async () => {
    const { owner, sites } = await sitesAtNetlify(api.OPERATIONS_IN_FLIGHT + 1);
    const ids = sites.map(({ id }) => id);
    const to = await toCloudflare(owner);
    await clearJournal(product.netlify);
    await control(product.cloudflare, "faults", { match: "PUT /s/", status: 500, times: 1_000 });
    const params = await moveAll(owner, ids, to);
    await expect
      .poll(() => deploymentsOf(owner, params), LONG)
      .toMatchObject({ processing: api.OPERATIONS_IN_FLIGHT, pending: 1 });
    expect((await owner.send(api.pauseOperation, { params })).response.status).toBe("paused");
    await clearFaults(product.cloudflare);
    await expect
      .poll(() => deploymentsOf(owner, params), LONG)
      .toMatchObject({ success: api.OPERATIONS_IN_FLIGHT, processing: 0, pending: 1 });
    const isDue = sql`select from operations where id = ${params.id} and due_at is not null`;
    await expect.poll(async () => (await product.db.execute(isDue)).rows, LONG).toEqual([]);
    await untilNoTakeDowns();
    const { response } = await owner.send(api.listOperationSites, { params, query: {} });
    const waiting = response.sites.find(({ deployment }) => deployment === "pending")?.campaignId;
    for (const { id, deploymentUrl } of sites) {
      const isWaiting = id === waiting;
      expect(await formerOf(owner, id)).toBe(isWaiting ? "live" : "waiting");
      expect((await visitPage(product, deploymentUrl ?? "")).status).toBe(200);
    }
    expect(await deploysAtNetlify()).toEqual([]);

    expect((await owner.send(api.resumeOperation, { params })).response.status).toBe("running");
    await expect
      .poll(async () => (await owner.send(api.getOperation, { params })).response, LONG)
      .toMatchObject({ status: "complete", deployments: { success: ids.length } });
    for (const { id, deploymentUrl } of sites) {
      await expect.poll(() => formerOf(owner, id), { timeout: 130_000 }).toBe("redirect");
      expect((await visitPage(product, deploymentUrl ?? "")).status).toBe(301);
    }
  },
);

test(
  "an undo of a paused operation makes an old address redirect whose site has gone elsewhere since",
  { timeout: 240_000 },
  async () => {
    const { owner, sites } = await sitesAtNetlify(2);
    const [moved = "", held = ""] = sites.map(({ id }) => id);
    const [to, elsewhere] = [await toCloudflare(owner), await toCloudflare(owner)];
    const down = { match: `PUT /s/${held}/`, status: 500, times: 1_000 };
    await control(product.cloudflare, "faults", down);
    const params = await moveAll(owner, [moved, held], to);
    await expect
      .poll(() => deploymentsOf(owner, params), LONG)
      .toMatchObject({ success: 1, processing: 1 });
    await owner.send(api.pauseOperation, { params });
    // As if one deployment more than the allowed number were in flight.
    await product.db.execute(
      sql`update operation_sites set deployment = 'waiting' where operation_id = ${params.id} and campaign_id = ${held}`,
    );
    await clearFaults(product.cloudflare);
    await owner.send(redeployCampaign, { params: { id: moved }, body: elsewhere });
    await endOfDeployment(owner, moved);
    await endOfDeployment(owner, held);
    await untilNoTakeDowns();
    expect(await formerOf(owner, moved)).toBe("waiting");

    const undone = await owner.send(api.undoOperation, { params });
    expect(undone.response.counts).toMatchObject({ applied: 1, conflicts: 1 });
    await expect.poll(() => formerOf(owner, moved), { timeout: 130_000 }).toBe("redirect");
    const was = sites.find(({ id }) => id === moved);
    expect((await visitPage(product, was?.deploymentUrl ?? "")).status).toBe(301);
    await endOfDeployment(owner, held);
  },
);
