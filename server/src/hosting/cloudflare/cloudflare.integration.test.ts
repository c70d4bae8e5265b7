import { createCampaign, redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import * as api from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { PERMISSIONS } from "@mainstreet/contract/hosts/cloudflare/permissions";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { readLastAccounts } from "@mainstreet/contract/last-accounts";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken, tokenIdOf } from "@mainstreet/emulators/cloudflare/tokens";
import { audit } from "../../auditor/audit.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  visitPage,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import {
  clearFaults,
  clearJournal,
  control,
  effects as effectsOf,
  journal,
} from "../../../test/provider-controls.ts";

const { tokens } = cloudflareTexts;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => clearFaults(product.cloudflare));
afterAll(async () => {
  const effects = await acceptedEffects();
  expect(effects.length).toBeGreaterThan(40);
  await product.assertSound({ isSettled: true, readLive: liveReader(product), effects });
  await product.close();
});

/** Users by the ids of their tokens. */
const owners = new Map<string, string>();

/** What was written to buckets, and by whom. */
async function acceptedEffects() {
  const all = await effectsOf(product.cloudflare);
  return all.flatMap(({ credential, key }) =>
    key === undefined ? [] : [{ owner: owners.get(credential) ?? "nobody", key }],
  );
}

/** A token of an account that nobody else has. */
let made = 0;
function newToken(): string {
  made += 1;
  return `cfut_owner${String(made).padStart(7, "0")}${"x".repeat(30)}`;
}
const zoneOf = (token: string) => firstZoneOf(accountIdOfToken(token)).name;

async function visitorWithToken(more: { zone?: string } = {}) {
  const visitor = await product.signUp();
  const token = newToken();
  const body = { name: "Agency", token, zone: zoneOf(token), ...more };
  const { status, response, failure } = await visitor.send(api.addCloudflareToken, { body });
  expect(status, failure.message).toBe(201);
  owners.set(tokenIdOf(token), visitor.user.id);
  return { visitor, token, response, cloudflareTokenId: response.id };
}

describe("tokens", () => {
  test("one is verified, its account set up, and it is stored as a mask, renamed and removed", async () => {
    const { visitor, token, response } = await visitorWithToken();
    const mask = `${token.slice(0, 4)}...${token.slice(-4)}`;
    expect(response).toMatchObject({
      _id: response.id,
      name: "Agency",
      token: mask,
      zone: zoneOf(token),
    });
    expect(response.address).toBe(`https://*.${zoneOf(token)}/`);
    const params = { id: response.id };
    const body = { name: "Studio", token: mask, zone: response.zone };
    const renamed = await visitor.send(api.updateCloudflareToken, { params, body });
    expect(renamed.response).toMatchObject({ name: "Studio", token: mask });
    const verified = await visitor.send(api.verifyCloudflareToken, { body: params });
    expect(verified.response).toEqual({ valid: true, problem: null });
    const removed = await visitor.send(api.deleteCloudflareToken, { params });
    expect(removed.response).toEqual({ success: true });
    expect((await visitor.send(api.listCloudflareTokens, {})).response).toEqual([]);
  });

  test.each([
    { wrong: { name: " " }, text: tokens.bothRequired },
    { wrong: { token: "\t" }, text: tokens.bothRequired },
    { wrong: { token: "nfp_tokenOfNetlify000001" }, text: tokens.invalid },
    { wrong: { token: `cfk_${"x".repeat(40)}` }, text: tokens.globalKey },
    { wrong: { zone: "not a domain" }, text: tokens.invalidZone },
    { wrong: { zone: "co" }, text: tokens.invalidZone },
    { wrong: { zone: "example.com" }, text: tokens.unknownZone("example.com") },
  ])("$wrong is refused with '$text', and nothing is stored", async ({ wrong, text }) => {
    const visitor = await product.signUp();
    const token = newToken();
    const body = { name: "Agency", token, zone: zoneOf(token), ...wrong };
    const { status, failure } = await visitor.send(api.addCloudflareToken, { body });
    expect([status, failure.message]).toEqual([400, text]);
    expect((await visitor.send(api.listCloudflareTokens, {})).response).toEqual([]);
  });

  test.each([
    ["Workers R2 Storage", PERMISSIONS.r2],
    ["Workers Scripts", PERMISSIONS.scripts],
    ["Account Settings", PERMISSIONS.accounts],
    ["DNS", PERMISSIONS.dns],
    ["Workers Routes", PERMISSIONS.routes],
  ])("without '%s' that permission is named", async (missing, permission) => {
    const visitor = await product.signUp();
    const token = newToken();
    await control(product.cloudflare, "tokens", { token, missing: [missing] });
    const body = { name: "Agency", token, zone: zoneOf(token) };
    const { status, failure } = await visitor.send(api.addCloudflareToken, { body });
    expect([status, failure.message]).toEqual([400, tokens.missingPermission(permission)]);
    expect(failure.fields).toHaveProperty("token");
  });

  test("for an account without R2, and one without a workers.dev name, the user reads what to do", async () => {
    const visitor = await product.signUp();
    const token = newToken();
    const body = { name: "Agency", token };
    await control(product.cloudflare, "accounts", { token, hasR2: false });
    const withoutR2 = await visitor.send(api.addCloudflareToken, { body });
    expect(withoutR2.failure.message).toBe(tokens.r2Off);
    await control(product.cloudflare, "accounts", { token, hasR2: true, subdomain: null });
    const withoutName = await visitor.send(api.addCloudflareToken, { body });
    expect(withoutName.failure.message).toBe(tokens.noSubdomain);
    await control(product.cloudflare, "accounts", { token, subdomain: "agency" });
    expect((await visitor.send(api.addCloudflareToken, { body })).status).toBe(201);
  });

  test("what somebody else has on the wildcard of a domain is never overwritten", async () => {
    const visitor = await product.signUp();
    for (const taken of [{ pattern: "*/*", script: "theirs" }, { record: "*" }]) {
      const token = newToken();
      const zone = zoneOf(token);
      await control(product.cloudflare, "routes", {
        token,
        zone,
        ...(taken.pattern && { pattern: `*.${zone}/*`, script: taken.script }),
        ...(taken.record && { record: `*.${zone}` }),
      });
      const body = { name: "Agency", token, zone };
      const { status, failure } = await visitor.send(api.addCloudflareToken, { body });
      expect([status, failure.message]).toEqual([400, tokens.wildcardTaken(zone)]);
      expect(failure.fields).toHaveProperty("zone");
    }
  });

  test("two users with one account have a bucket each, and only one of them its domain", async () => {
    const { token } = await visitorWithToken();
    const other = await product.signUp();
    const body = { name: "Agency", token, zone: zoneOf(token) };
    const refused = await other.send(api.addCloudflareToken, { body });
    expect(refused.failure.message).toBe(tokens.wildcardTaken(zoneOf(token)));
  });

  test("account and domain of a token stay; a rolled token of the same account is taken", async () => {
    const { visitor, token, response } = await visitorWithToken();
    const params = { id: response.id };
    const other = { name: "Agency", token: newToken(), zone: response.zone };
    const moved = await visitor.send(api.updateCloudflareToken, { params, body: other });
    expect(moved.failure.message).toBe(tokens.otherAccount);
    const elsewhere = { name: "Agency", token: response.token, zone: "example.com" };
    const rezoned = await visitor.send(api.updateCloudflareToken, { params, body: elsewhere });
    expect(rezoned.failure.message).toBe(tokens.otherZone);
    const rolled = { name: "Agency", token: `${token}2`, zone: response.zone };
    const saved = await visitor.send(api.updateCloudflareToken, { params, body: rolled });
    expect(saved.status).toBe(200);
  });

  test("expiry is shown, and a disabled token is no invalid one", async () => {
    const visitor = await product.signUp();
    const token = newToken();
    const expiresOn = "2027-01-31T00:00:00Z";
    await control(product.cloudflare, "tokens", { token, expiresOn });
    const body = { name: "Agency", token };
    const { response } = await visitor.send(api.addCloudflareToken, { body });
    expect(response.expiresAt).toBe(expiresOn);
    await control(product.cloudflare, "tokens", { token, status: "disabled" });
    const verified = await visitor.send(api.verifyCloudflareToken, { body: { id: response.id } });
    expect(verified.response).toEqual({ valid: true, problem: tokens.notActive });
    await control(product.cloudflare, "tokens", { token, status: "revoked" });
    const revoked = await visitor.send(api.verifyCloudflareToken, { body: { id: response.id } });
    expect(revoked.response).toEqual({ valid: false, problem: tokens.invalid });
  });

  test("a token that cannot be verified is not stored, and is not called wrong", async () => {
    const visitor = await product.signUp();
    await control(product.cloudflare, "faults", { match: "* /client/", status: 503, times: 100 });
    const body = { name: "Agency", token: newToken() };
    const { status, failure } = await visitor.send(api.addCloudflareToken, { body });
    expect([status, failure.message]).toEqual([502, cloudflareTexts.errors.unavailable]);
  });
});

const onCloudflare = (cloudflareTokenId: string) => ({
  ...PLUMBING,
  deploymentType: "cloudflare" as const,
  cloudflareTokenId,
});

const live = (url: string | null) => liveReader(product)(url ?? "");

describe("sites", () => {
  test("a new site goes live below the domain; an edit takes no call of the API, and one write switches it", async () => {
    const { visitor, response, cloudflareTokenId } = await visitorWithToken();
    const campaign = await makeCampaign(visitor, onCloudflare(cloudflareTokenId));
    expect(campaign).toMatchObject({ deploymentStatus: "deployed", cloudflareTokenId });
    const { hostname } = new URL(campaign.deploymentUrl ?? "");
    expect(hostname).toMatch(/^plumbing-winston-salem-nc-[a-z2-7]{6}\./);
    expect(hostname.slice(hostname.indexOf(".") + 1)).toBe(response.zone);
    expect(String(await live(campaign.deploymentUrl))).toContain("555-0142");
    expect((await visitor.send(readLastAccounts, {})).response).toMatchObject({
      cloudflareTokenId,
    });

    const params = { id: campaign.id };
    const body = { main: { phone: "(336) 555-0199" } };
    await visitor.send(updateCampaign, { params, body });
    await clearJournal(product.cloudflare);
    const { status } = await visitor.send(redeployCampaign, { params });
    expect(status).toBe(200);
    const calls = await journal(product.cloudflare);
    expect(calls.filter(({ path }) => path.startsWith("/client/"))).toEqual([]);
    // A key that was written within the second is refused once.
    const done = calls.filter(({ method, status: given }) => method === "PUT" && given === 200);
    const writes = done.map(({ path }) => path);
    expect(writes.filter((path) => path.includes("/live/"))).toHaveLength(1);
    expect(writes.at(-1)).toContain("/live/");
  });

  test("the auditor notices files that were written with somebody else's token", async () => {
    const { visitor, cloudflareTokenId } = await visitorWithToken();
    const { id } = await makeCampaign(visitor, onCloudflare(cloudflareTokenId));
    const stranger = await product.signUp();
    const key = `s/${id}/${"0".repeat(64)}`;
    const found = await audit(product.db, { effects: [{ owner: stranger.user.id, key }] });
    expect(found).toMatchObject([{ invariant: "I6" }]);
  });

  test.runIf(IS_LONG)("without a domain it has a folder at workers.dev", async () => {
    const { visitor, response, cloudflareTokenId } = await visitorWithToken({ zone: "" });
    const campaign = await makeCampaign(visitor, onCloudflare(cloudflareTokenId));
    const { hostname, pathname } = new URL(campaign.deploymentUrl ?? "");
    expect(`https://${hostname}/*/`).toBe(response.address);
    expect(pathname).toMatch(/^\/plumbing-winston-salem-nc-[a-z2-7]{6}\/$/);
    expect(String(await live(campaign.deploymentUrl))).toContain("555-0142");
  });

  test("an account must be chosen where there is one, and be the user's own", async () => {
    const { visitor, cloudflareTokenId } = await visitorWithToken();
    const none = await visitor.send(createCampaign, { body: onCloudflare("") });
    expect(none.failure.message).toBe(cloudflareTexts.selectToken.creation);
    const stranger = await product.signUp();
    const taken = await stranger.send(createCampaign, { body: onCloudflare(cloudflareTokenId) });
    expect([taken.status, taken.failure.message]).toEqual([404, tokens.notFound]);
  });

  test.runIf(IS_LONG)("a site moves to Cloudflare and back; its old place redirects", async () => {
    const { visitor, cloudflareTokenId } = await visitorWithToken();
    const { response: netlify } = await visitor.send(addNetlifyToken, {
      body: { name: "Mine", token: "nfp_toCloudflareAndBack" },
    });
    const here = { deploymentType: "netlify" as const, netlifyTokenId: netlify.id };
    const campaign = await makeCampaign(visitor, { ...PLUMBING, ...here });
    const params = { id: campaign.id };
    const there = { deploymentType: "cloudflare" as const, cloudflareTokenId };
    await visitor.send(redeployCampaign, { params, body: there });
    const moved = await endOfDeployment(visitor, campaign.id);
    expect(String(await live(moved.deploymentUrl))).toContain("555-0142");
    const locationOf = async (url: string | null) => (await visitPage(product, url ?? "")).location;
    const { deploymentUrl: first } = campaign;
    await expect.poll(() => locationOf(first), { timeout: 10_000 }).toBe(moved.deploymentUrl);
    await visitor.send(redeployCampaign, { params, body: here });
    await endOfDeployment(visitor, campaign.id);
    await expect.poll(() => locationOf(moved.deploymentUrl), { timeout: 10_000 }).toBe(first);
  });

  test("a revoked token fails the deployment in these words, and the old version stays", async () => {
    const { visitor, token, cloudflareTokenId } = await visitorWithToken();
    const campaign = await makeCampaign(visitor, onCloudflare(cloudflareTokenId));
    const params = { id: campaign.id };
    await visitor.send(updateCampaign, { params, body: { main: { phone: "(336) 555-0199" } } });
    await control(product.cloudflare, "tokens", { token, status: "revoked" });
    await product.db.execute("update host_credentials set updated_at = now() - interval '1 hour'");
    const { failure } = await visitor.send(redeployCampaign, { params });
    expect(failure.message).toContain(cloudflareTexts.errors.credential);
    expect(String(await live(campaign.deploymentUrl))).toContain("555-0142");
  });
});
