import {
  createCampaign,
  getCampaign,
  updateDeploymentSettings,
} from "@mainstreet/contract/campaigns";
import { hostMoveTexts } from "@mainstreet/contract/host-move-texts";
import * as api from "@mainstreet/contract/host-moves";
import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { addCloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import {
  addNetlifyToken,
  deleteNetlifyToken,
} from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { creditBalance } from "@mainstreet/contract/credits";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken } from "@mainstreet/emulators/cloudflare/tokens";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  visitPage,
  type Visitor,
} from "../../../test/harness.ts";
import { dispatchMove } from "./dispatch-move.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { clearFaults, control } from "../../../test/provider-controls.ts";

let product: Product;
/** An API without a worker: sites move only when a test dispatches. */
let waitingApi: Product;
beforeAll(async () => {
  product = await startProduct();
  waitingApi = await startProduct({ ROLE: "api" });
});
afterEach(() => Promise.all([clearFaults(product.netlify), clearFaults(product.cloudflare)]));
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
  await waitingApi.close();
});

let accounts = 0;

async function toNetlify(visitor: Visitor) {
  accounts += 1;
  const token = `nfp_hostMoves${String(accounts).padStart(8, "0")}`;
  const { response } = await visitor.send(addNetlifyToken, { body: { name: "Mine", token } });
  return { deploymentType: "netlify" as const, netlifyTokenId: response.id };
}

async function toCloudflare(visitor: Visitor) {
  accounts += 1;
  const token = `cfut_owner${String(accounts).padStart(7, "0")}${"m".repeat(30)}`;
  const body = { name: "Mine", token, zone: firstZoneOf(accountIdOfToken(token)).name };
  const { response, failure } = await visitor.send(addCloudflareToken, { body });
  expect(response.id, failure.message).toBeDefined();
  return { deploymentType: "cloudflare" as const, cloudflareTokenId: response.id };
}

async function toBucket(visitor: Visitor) {
  accounts += 1;
  const accessKey = `AKIAHOSTMOVES${String(accounts).padStart(7, "0")}`;
  const body = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { response } = await visitor.send(aws.addAwsCredentials, { body });
  const awsBucketName = `host-moves-${accounts}`;
  const params = { id: response.id };
  await visitor.send(aws.createBucket, { params, body: { bucketName: awsBucketName } });
  return { deploymentType: "aws" as const, awsCredentialsId: response.id, awsBucketName };
}

type Choice = Awaited<ReturnType<typeof toNetlify | typeof toCloudflare | typeof toBucket>>;

/** Two live sites of a new user. */
async function twoSites(placeOf: (visitor: Visitor) => Promise<Choice>) {
  const visitor = await product.signUp();
  const from = await placeOf(visitor);
  const sites = [];
  for (const city of ["Winston-Salem", "Durham"]) {
    const site = await makeCampaign(visitor, { ...PLUMBING, city, ...from });
    expect(site.deploymentStatus).toBe("deployed");
    sites.push(site);
  }
  return { visitor, from, sites };
}

const read = async (visitor: Visitor, id: string) =>
  (await visitor.send(api.getHostMove, { params: { id }, query: {} })).response;

/** Waits until every site of a move has ended, and each previous place redirects. */
async function endOfMove(visitor: Visitor, id: string) {
  const states = async () => {
    const move = await read(visitor, id);
    const isWaiting = ({ former }: api.HostMoveSite) =>
      former?.status === "waiting" && former.message === "";
    return [move.status, move.sites.some(isWaiting)];
  };
  await expect.poll(states, { timeout: 40_000, interval: 100 }).toEqual(["complete", false]);
  return read(visitor, id);
}

type MoveBody = { to: Choice; campaignIds?: string[]; from?: Choice };

const start = (visitor: Visitor, body: MoveBody) => visitor.send(api.startHostMove, { body });

test("all sites of an account move, live at the new place, free of charge, and each old address redirects", async () => {
  const { visitor, from, sites } = await twoSites(toNetlify);
  const to = await toCloudflare(visitor);
  const before = await visitor.send(creditBalance, {});
  const checked = await visitor.send(api.checkHostMove, { body: { to, from } });
  expect(checked.response).toEqual({
    total: 2,
    alreadyThere: 0,
    byHost: { netlify: 2 },
    withDomain: 0,
  });
  const { status, response } = await start(visitor, { to, from });
  expect([status, response.total]).toEqual([202, 2]);
  const move = await endOfMove(visitor, response.id);
  expect(move.counts).toMatchObject({ success: 2, error: 0 });
  for (const [index, site] of move.sites.entries()) {
    const fromUrl = sites[index]?.deploymentUrl ?? "";
    expect(site).toMatchObject({ fromUrl, status: "success", former: { status: "redirect" } });
    expect((await visitPage(product, site.url ?? "")).content.toString()).toContain("555-0142");
    const old = await visitPage(product, `${fromUrl}any/page`);
    expect(old).toMatchObject({ status: 301, location: `${site.url ?? ""}any/page` });
  }
  expect((await visitor.send(creditBalance, {})).response).toEqual(before.response);
  expect((await visitor.send(api.listHostMoves, {})).response.moves).toMatchObject([
    { id: response.id, status: "complete" },
  ]);
});

test.runIf(IS_LONG)(
  "one site moves from a bucket, where its pages stay with the new address",
  async () => {
    const { visitor, sites } = await twoSites(toBucket);
    const [site, other] = sites;
    const to = await toCloudflare(visitor);
    const { response } = await start(visitor, { to, campaignIds: [site?.id ?? ""] });
    const move = await endOfMove(visitor, response.id);
    expect(move.sites).toMatchObject([{ status: "success", former: { status: "pages" } }]);
    const old = (await visitPage(product, site?.deploymentUrl ?? "")).content.toString();
    expect(old).toContain(`<link rel="canonical" href="${move.sites[0]?.url}"`);
    expect(await liveReader(product)(other?.deploymentUrl ?? "")).toBeDefined();
  },
);

test.runIf(IS_LONG)(
  "a site that cannot move stays live where it is, and is moved by a retry",
  async () => {
    const { visitor, from, sites } = await twoSites(toNetlify);
    const to = await toCloudflare(visitor);
    // A permanent fault.
    await control(product.cloudflare, "faults", { match: "PUT /s/", status: 400, times: 1_000 });
    const { response } = await start(visitor, { to, from });
    await expect
      .poll(async () => (await read(visitor, response.id)).counts.error, { timeout: 40_000 })
      .toBe(2);
    for (const { deploymentUrl } of sites)
      expect(await liveReader(product)(deploymentUrl ?? "")).toBeDefined();
    expect((await read(visitor, response.id)).sites[0]?.message).not.toBe("");
    await clearFaults(product.cloudflare);
    await visitor.send(api.retryHostMove, { params: { id: response.id } });
    expect((await endOfMove(visitor, response.id)).counts).toMatchObject({ success: 2, error: 0 });
  },
  90_000,
);

test("a cancelled move leaves what has not begun where it is, and cannot go on", async () => {
  const visitor = await waitingApi.signUp();
  const from = await toNetlify(visitor);
  const to = await toCloudflare(visitor);
  const campaignIds = [];
  for (const city of ["Winston-Salem", "Durham"]) {
    const body = { ...PLUMBING, city, ...from };
    campaignIds.push((await visitor.send(createCampaign, { body })).response.id);
  }
  const { response } = await start(visitor, { to, campaignIds });
  const params = { id: response.id };
  const paused = await visitor.send(api.pauseHostMove, { params });
  expect(paused.response).toMatchObject({ status: "paused", counts: { pending: 2 } });
  // Here only this call dispatches.
  await dispatchMove(waitingApi.deps, { userId: visitor.user.id, moveId: response.id });
  expect((await read(visitor, response.id)).counts).toMatchObject({ pending: 2, processing: 0 });
  const cancelled = await visitor.send(api.cancelHostMove, { params });
  expect(cancelled.response).toMatchObject({ status: "cancelled", counts: { cancelled: 2 } });
  await dispatchMove(waitingApi.deps, { userId: visitor.user.id, moveId: response.id });
  const [id = ""] = campaignIds;
  expect((await visitor.send(getCampaign, { params: { id } })).response.netlifyTokenId).toBe(
    from.netlifyTokenId,
  );
  for (const endpoint of [api.pauseHostMove, api.resumeHostMove, api.retryHostMove]) {
    const { status, failure } = await visitor.send(endpoint, { params });
    expect([status, failure.message]).toEqual([409, hostMoveTexts.wasCancelled]);
  }
});

test("a site that is deleted, or sent elsewhere, in the meantime ends its move", async () => {
  const visitor = await waitingApi.signUp();
  const from = await toNetlify(visitor);
  const to = await toCloudflare(visitor);
  const elsewhere = await toNetlify(visitor);
  const campaignIds = [];
  for (const city of ["Winston-Salem", "Durham"]) {
    const body = { ...PLUMBING, city, ...from };
    campaignIds.push((await visitor.send(createCampaign, { body })).response.id);
  }
  const { response } = await start(visitor, { to, campaignIds });
  const move = { userId: visitor.user.id, moveId: response.id };
  await dispatchMove(waitingApi.deps, move);
  expect((await read(visitor, response.id)).counts).toMatchObject({ processing: 2 });
  const [deleted = "", sent = ""] = campaignIds;
  await visitor.send(deleteCampaign, { params: { id: deleted }, query: {} });
  await visitor.send(updateDeploymentSettings, { params: { id: sent }, body: elsewhere });
  await dispatchMove(waitingApi.deps, move);
  expect(await read(visitor, response.id)).toMatchObject({
    status: "complete",
    sites: [{ status: "deleted" }, { status: "error", message: hostMoveTexts.sentElsewhere }],
  });
});

test.runIf(IS_LONG)(
  "redirects at an account that counts deploys wait until no site of the move is live there",
  async () => {
    const { visitor, from, sites } = await twoSites(toNetlify);
    const to = await toCloudflare(visitor);
    const second = sites[1]?.id ?? "";
    const down = { match: `PUT /s/${second}/`, status: 500, times: 1_000 };
    await control(product.cloudflare, "faults", down);
    const { response } = await start(visitor, { to, from });
    const counts = async () => (await read(visitor, response.id)).counts;
    await expect.poll(counts, { timeout: 30_000 }).toMatchObject({ success: 1, processing: 1 });
    const jobs = sql`select from pgboss.job where name = 'take-down' and state in ('created', 'active')`;
    await expect
      .poll(async () => (await product.db.execute(jobs)).rows.length, { timeout: 10_000 })
      .toBe(0);
    expect((await read(visitor, response.id)).sites[0]?.former).toMatchObject({
      status: "waiting",
    });
    await clearFaults(product.cloudflare);
    const move = await endOfMove(visitor, response.id);
    expect(move.sites.map(({ former }) => former?.status)).toEqual(["redirect", "redirect"]);
  },
  120_000,
);

test.runIf(IS_LONG)("a site that failed to move delays no redirect of the others", async () => {
  const { visitor, from, sites } = await twoSites(toNetlify);
  const to = await toCloudflare(visitor);
  const refused = { match: `PUT /s/${sites[1]?.id}/`, status: 400, times: 1_000 };
  await control(product.cloudflare, "faults", refused);
  const { response } = await start(visitor, { to, from });
  const { sites: moved } = await endOfMove(visitor, response.id);
  expect(moved).toMatchObject([
    { status: "success", former: { status: "redirect" } },
    { status: "error" },
  ]);
  await clearFaults(product.cloudflare);
});

test("bad input gets its sentence at its field, and nothing is moved", async () => {
  const { visitor, from, sites } = await twoSites(toNetlify);
  const campaignIds = sites.map(({ id }) => id);
  const fieldsOf = async (body: MoveBody) => (await start(visitor, body)).failure.fields;
  expect(await fieldsOf({ to: from, from })).toEqual({
    "to.netlifyTokenId": hostMoveTexts.samePlace,
  });
  expect(await fieldsOf({ to: from, campaignIds })).toEqual({
    campaignIds: hostMoveTexts.nothingToMove,
  });
  expect(await fieldsOf({ to: from })).toEqual({ campaignIds: hostMoveTexts.whichSites });
  const to = await toNetlify(visitor);
  expect(await fieldsOf({ to, from, campaignIds })).toEqual({
    campaignIds: hostMoveTexts.whichSites,
  });
  expect(await fieldsOf({ to, campaignIds: [] })).toEqual({ campaignIds: hostMoveTexts.noSites });
  const gone = await toNetlify(visitor);
  await visitor.send(deleteNetlifyToken, { params: { id: gone.netlifyTokenId } });
  expect((await start(visitor, { to: gone, campaignIds })).status).toBe(404);
});
