import { addCloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import {
  getCampaign,
  redeployCampaign,
  updateDeploymentSettings,
} from "@mainstreet/contract/campaigns";
import { formerSiteTexts } from "@mainstreet/contract/former-site-texts";
import { removeFormerSite } from "@mainstreet/contract/former-sites";
import {
  addNetlifyToken,
  deleteNetlifyToken,
} from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken } from "@mainstreet/emulators/cloudflare/tokens";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  visitPage,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { clearFaults, control } from "../../../test/provider-controls.ts";
import { providerLimits } from "../rate-limits/tables.ts";
import { awaitJobs } from "./stop-deployment.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

let accounts = 0;
async function netlifyAccount(visitor: Visitor) {
  accounts += 1;
  const token = `nfp_removeFormer${String(accounts).padStart(6, "0")}`;
  const { response } = await visitor.send(addNetlifyToken, { body: { name: "Mine", token } });
  return { token, id: response.id, choice: { netlifyTokenId: response.id } };
}

/** An account at Cloudflare with its domain, or the Worker's own host of the `account` that was made last. */
async function cloudflareChoice(visitor: Visitor, place: "domain" | "workers.dev" = "domain") {
  if (place === "domain") accounts += 1;
  const owner = `cfut_owner${String(accounts).padStart(7, "0")}`;
  const token = owner + (place === "domain" ? "x" : "y").repeat(30);
  const zone = place === "domain" ? firstZoneOf(accountIdOfToken(token)).name : "";
  const body = { name: "Mine", token, zone };
  const { response, failure } = await visitor.send(addCloudflareToken, { body });
  expect(response.id, failure.message).toBeDefined();
  return { deploymentType: "cloudflare" as const, cloudflareTokenId: response.id };
}

const detail = async (visitor: Visitor, id: string) =>
  (await visitor.send(getCampaign, { params: { id } })).response;

/** Waits until the only former site of a campaign is in this status. */
async function formerSite(visitor: Visitor, id: string, status: string) {
  const read = async () => (await detail(visitor, id)).formerSites;
  await expect.poll(read, { timeout: 15_000 }).toMatchObject([{ status }]);
  const [former] = await read();
  return { formerId: former?.id ?? "", former };
}

/** A site that has moved from an account at Netlify to Cloudflare. */
async function movedSite() {
  const visitor = await product.signUp();
  const account = await netlifyAccount(visitor);
  const { id, deploymentUrl: old } = await makeCampaign(visitor, {
    ...PLUMBING,
    ...account.choice,
  });
  const body = await cloudflareChoice(visitor);
  const { response } = await visitor.send(redeployCampaign, { params: { id }, body });
  const { formerId } = await formerSite(visitor, id, "redirect");
  return { visitor, account, id, formerId, old: old ?? "", url: response.deploymentUrl ?? "" };
}

test.runIf(IS_LONG)(
  "the redirect stays until its owner removes it, also after further deployments",
  async () => {
    const { visitor, id, formerId, old, url } = await movedSite();
    await visitor.send(redeployCampaign, { params: { id } });
    expect(await visitPage(product, old)).toMatchObject({ status: 301, location: url });
    const { status, response } = await visitor.send(removeFormerSite, {
      params: { id, formerId },
      query: {},
    });
    expect([status, response]).toEqual([200, { success: true }]);
    expect((await visitPage(product, old)).status).toBe(404);
    expect(await detail(visitor, id)).toMatchObject({ formerSites: [], deploymentUrl: url });
    const again = await visitor.send(removeFormerSite, { params: { id, formerId }, query: {} });
    expect([again.status, again.failure.message]).toEqual([404, formerSiteTexts.notFound]);
  },
);

test("a place where visitors still get the site cannot be removed before it is live elsewhere", async () => {
  const visitor = await product.signUp();
  const { choice } = await netlifyAccount(visitor);
  const { id, deploymentUrl } = await makeCampaign(visitor, { ...PLUMBING, ...choice });
  const body = await cloudflareChoice(visitor);
  await visitor.send(updateDeploymentSettings, { params: { id }, body });
  const { formerId } = await formerSite(visitor, id, "live");
  for (const forget of ["false", "true"] as const) {
    const request = { params: { id, formerId }, query: { forget } };
    const { status, failure } = await visitor.send(removeFormerSite, request);
    expect([status, failure.message]).toEqual([409, formerSiteTexts.stillLive]);
  }
  expect(await liveReader(product)(deploymentUrl ?? "")).toBeDefined();
});

test.runIf(IS_LONG)(
  "from a third place both others redirect to it, at Netlify without another deploy, and all are gone with the campaign",
  async () => {
    const { visitor, id, old, url } = await movedSite();
    const third = await netlifyAccount(visitor);
    const body = { deploymentType: "netlify" as const, ...third.choice };
    const { response } = await visitor.send(redeployCampaign, { params: { id }, body });
    const to = response.deploymentUrl ?? "";
    await expect
      .poll(async () => (await detail(visitor, id)).formerSites, { timeout: 15_000 })
      .toMatchObject([
        // This redirect points to another redirect, which still works; changing it would cost credits at Netlify.
        { status: "redirect", url: old, to: url },
        { status: "redirect", url, to },
      ]);
    expect(await visitPage(product, url)).toMatchObject({ status: 301, location: to });
    const [, second] = (await detail(visitor, id)).formerSites;
    const params = { id, formerId: second?.id ?? "" };
    expect((await visitor.send(removeFormerSite, { params, query: {} })).status).toBe(200);
    await expect
      .poll(() => visitPage(product, old), { timeout: 15_000 })
      .toMatchObject({ status: 301, location: to });
    const removed = await visitor.send(deleteCampaign, { params: { id }, query: {} });
    expect(removed.response.teardown).toBe("removed");
    for (const address of [old, url, to])
      expect((await visitPage(product, address)).status).toBe(404);
  },
);

test.runIf(IS_LONG)(
  "two addresses in one Cloudflare account have one set of files, which stays with the site",
  async () => {
    const visitor = await product.signUp();
    const first = await cloudflareChoice(visitor);
    const { id, deploymentUrl: old } = await makeCampaign(visitor, { ...PLUMBING, ...first });
    const second = await cloudflareChoice(visitor, "workers.dev");
    const moved = await visitor.send(redeployCampaign, { params: { id }, body: second });
    const { formerId } = await formerSite(visitor, id, "redirect");
    await visitor.send(removeFormerSite, { params: { id, formerId }, query: {} });
    expect((await visitPage(product, old ?? "")).status).toBe(404);
    expect(await liveReader(product)(moved.response.deploymentUrl ?? "")).toBeDefined();
  },
);

test("a site that can be removed is not forgotten", async () => {
  const visitor = await product.signUp();
  const { choice } = await netlifyAccount(visitor);
  const { id, deploymentUrl } = await makeCampaign(visitor, { ...PLUMBING, ...choice });
  const down = { match: "POST /deploys", status: 503, times: 1_000, when: "before" };
  const body = await cloudflareChoice(visitor);
  await control(product.netlify, "faults", down);
  await visitor.send(redeployCampaign, { params: { id }, body });
  const { formerId } = await formerSite(visitor, id, "waiting");
  const request = { params: { id, formerId }, query: { forget: "true" as const } };
  const { status, failure } = await visitor.send(removeFormerSite, request);
  await clearFaults(product.netlify);
  expect([status, failure.message]).toEqual([409, formerSiteTexts.removable]);
  const removal = { params: { id, formerId }, query: {} };
  await expect
    .poll(async () => (await visitor.send(removeFormerSite, removal)).status, { timeout: 30_000 })
    .not.toBe(502);
  expect((await visitPage(product, deploymentUrl ?? "")).status).toBe(404);
});

/** A site that is live at Cloudflare, while the job that redirects its site at Netlify waits for a slow response. */
async function siteDuringRedirect(match: string) {
  const visitor = await product.signUp();
  const { choice } = await netlifyAccount(visitor);
  const { id, deploymentUrl: old } = await makeCampaign(visitor, { ...PLUMBING, ...choice });
  const to = await cloudflareChoice(visitor);
  const slow = { match, delayMs: 5_000, times: 1, when: "after" };
  await control(product.netlify, "faults", slow);
  const { response } = await visitor.send(redeployCampaign, { params: { id }, body: to });
  await expect.poll(waitingFaults, { timeout: 10_000 }).toEqual({ faults: [] });
  expect(await hasNoJob(id)).toBe(false);
  return { visitor, choice, id, old: old ?? "", url: response.deploymentUrl ?? "" };
}

const waitingFaults = async () => (await fetch(`${product.netlify.url}/__control/faults`)).json();

const hasNoJob = (campaignId: string) =>
  awaitJobs(product.db, { campaignId, queue: "take-down", signal: AbortSignal.abort() });

test.runIf(IS_LONG)("a deletion waits for the job that redirects the old address", async () => {
  const { visitor, id, old, url } = await siteDuringRedirect("POST /deploys");
  const { response } = await visitor.send(deleteCampaign, { params: { id }, query: {} });
  expect(await hasNoJob(id)).toBe(true);
  expect(response.teardown).toBe("removed");
  for (const address of [old, url]) expect((await visitPage(product, address)).status).toBe(404);
});

test.runIf(IS_LONG)(
  "a redirect does not land on a site that goes back to the old address",
  async () => {
    // The job reads the site before it begins a deploy.
    const { visitor, choice, id, old } = await siteDuringRedirect("GET /sites/[^/]+$");
    const body = { deploymentType: "netlify" as const, ...choice };
    await visitor.send(updateDeploymentSettings, { params: { id }, body });
    await expect.poll(() => hasNoJob(id), { timeout: 20_000 }).toBe(true);
    expect(await liveReader(product)(old)).toBeDefined();
    const { response } = await visitor.send(redeployCampaign, { params: { id } });
    expect(response.deploymentUrl).toBe(old);
    await formerSite(visitor, id, "redirect");
    expect(await liveReader(product)(old)).toBeDefined();
  },
);

test("no redirect is deployed at an account that is on hold", async () => {
  const visitor = await product.signUp();
  const account = await netlifyAccount(visitor);
  const { id, deploymentUrl } = await makeCampaign(visitor, { ...PLUMBING, ...account.choice });
  const to = await cloudflareChoice(visitor);
  const holdReason = "The credits of this account are used up.";
  const pausedUntil = new Date(Date.now() + 3_600_000);
  const credential = `netlify:${account.id}`;
  const held = await product.db
    .insert(providerLimits)
    .values({ credential, holdReason, pausedUntil })
    .onConflictDoUpdate({ target: providerLimits.credential, set: { holdReason, pausedUntil } })
    .returning();
  expect(held).toHaveLength(1);
  await visitor.send(redeployCampaign, { params: { id }, body: to });
  const message = async () => (await detail(visitor, id)).formerSites[0]?.message;
  await expect.poll(message, { timeout: 15_000 }).toBe(holdReason);
  expect(await liveReader(product)(deploymentUrl ?? "")).toBeDefined();
  await product.db.delete(providerLimits).where(eq(providerLimits.credential, credential));
  await visitor.send(redeployCampaign, { params: { id } });
  await formerSite(visitor, id, "redirect");
});

test.runIf(IS_LONG)(
  "an account that is gone is reported, and the old address can be taken off the list",
  async () => {
    const { visitor, account, id, formerId, old, url } = await movedSite();
    await control(product.netlify, "tokens", { token: account.token, revoked: true });
    await visitor.send(deleteNetlifyToken, { params: { id: account.id } });
    const refused = await visitor.send(removeFormerSite, { params: { id, formerId }, query: {} });
    const reason = "The account is not in your settings any more.";
    expect([refused.status, refused.failure.message]).toEqual([
      502,
      formerSiteTexts.removalFailed(reason),
    ]);
    const request = { params: { id, formerId }, query: { forget: "true" as const } };
    expect((await visitor.send(removeFormerSite, request)).status).toBe(200);
    expect((await detail(visitor, id)).formerSites).toEqual([]);
    expect(await visitPage(product, old)).toMatchObject({ status: 301, location: url });
  },
);
