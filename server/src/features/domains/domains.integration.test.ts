import { type CampaignDetail, redeployCampaign } from "@mainstreet/contract/campaigns";
import * as api from "@mainstreet/contract/domains/domains";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import {
  addDomain,
  addRecords,
  awaitState,
  makeCloudflareSite,
  makeLive,
  servedNames,
  setRecords,
} from "../../../test/own-domains.ts";
import {
  clearFaults,
  clearJournal,
  control,
  effects,
  journal,
} from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20" });
  await control(product.netlify, "certificates", { certificateMs: 0 });
  await control(product.cloudflare, "conduct", { certificateMs: 0 });
});
afterEach(() => Promise.all([clearFaults(product.netlify), clearFaults(product.cloudflare)]));
afterAll(async () => {
  await product.assertSound({
    isSettled: true,
    readLive: liveReader(product),
    servedNames: await servedNames(product),
  });
  await product.close();
});

const canonicalOf = (page: Buffer | undefined) =>
  /<link rel="canonical" href="([^"]*)"/.exec(page?.toString() ?? "")?.[1];
const domainOf = async (visitor: Visitor, id: string) =>
  (await visitor.send(api.getDomain, { params: { id } })).response.domain;
/** The status and the redirect target that a browser gets, without following the redirect. */
async function visit(provider: { url: string }, host: string, path = "/") {
  const { status, headers } = await fetch(`${provider.url}/__site/${host}${path}`, {
    redirect: "manual",
  });
  return [status, headers.get("location")];
}

describe("at Netlify", () => {
  test("a domain goes live once its records are right, and the site's address moves there and back", async () => {
    const visitor = await product.signUp();
    const site = await makeCampaign(visitor);
    const params = { id: site.id };
    const before = site.deploymentUrl ?? "";
    await clearJournal(product.netlify);
    const added = await addDomain(visitor, site.id, "HTTPS://Joes.com./");
    expect(added).toMatchObject({
      host: "joes.com",
      alsoHost: "www.joes.com",
      state: "needs_dns",
      fault: { code: "nxdomain" },
    });
    expect(added.records.map(({ type, name }) => `${type} ${name}`)).toEqual([
      "TXT _mainstreet-verify",
      "ALIAS @",
      "A @",
      "CNAME www",
    ]);
    const calls = await journal(product.netlify);
    expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);

    await setRecords(product, added.records);
    const live = await awaitState(visitor, site.id, "live");
    expect(live.records.every(({ isFound }) => isFound)).toBe(true);
    expect(live.certificateExpiresAt).not.toBeNull();
    const moved = await awaitAddress(visitor, site.id, "joes.com.localhost");
    expect(moved.hasUnpublishedChanges).toBe(false);
    const page = await liveReader(product)(moved.deploymentUrl ?? "");
    expect(canonicalOf(page)).toBe(moved.deploymentUrl);
    expect((await visit(product.netlify, "www.joes.com", "/a?b=1"))[0]).toBe(301);

    const removed = await visitor.send(api.deleteDomain, { params });
    expect(removed.response.recordsToRemove).toHaveLength(4);
    expect(await domainOf(visitor, site.id)).toBeNull();
    const back = await awaitAddress(visitor, site.id, new URL(before).hostname);
    expect(back.deploymentUrl).toBe(before);
    expect(canonicalOf(await liveReader(product)(before))).toBe(before);
    expect((await visit(product.netlify, "joes.com"))[0]).toBe(404);
    const again = await visitor.send(api.deleteDomain, { params });
    expect(again.response).toEqual({ success: true, recordsToRemove: [], message: "" });
  }, 60_000);

  test("certificates are requested once a day at most, and a failed one is explained in words", async () => {
    const visitor = await product.signUp();
    const site = await makeCampaign(visitor);
    await control(product.netlify, "certificates", { failures: 100 });
    const { records } = await addDomain(visitor, site.id, "failing.com");
    await setRecords(product, records);
    await clearJournal(product.netlify);
    await expect
      .poll(async () => {
        const { response } = await visitor.send(api.checkDomain, { params: { id: site.id } });
        return [response.state, response.fault?.code];
      })
      .toEqual(["issuing", "certificate_failed"]);
    for (let n = 0; n < 3; n += 1) await visitor.send(api.checkDomain, { params: { id: site.id } });
    const posts = (await journal(product.netlify)).filter(({ path }) => /\/ssl/.test(path));
    expect(posts.filter(({ method }) => method === "POST").length).toBeLessThanOrEqual(1);
    await control(product.netlify, "certificates", { failures: 0 });
  }, 60_000);

  test.runIf(IS_LONG)(
    "a name that another team has is shown as held",
    async () => {
      const [visitor, site] = await withSite();
      const other = await product.signUp();
      await makeCampaign(other);
      const names = await fetch(`${product.netlify.url}/api/v1/sites`, {
        method: "POST",
        headers: { authorization: "Bearer nfp_someOtherTeam1", "content-type": "application/json" },
        body: JSON.stringify({ name: "held-elsewhere", custom_domain: "held.com" }),
      });
      expect(names.status).toBe(201);
      const { records } = await addDomain(visitor, site, "held.com");
      await setRecords(product, records);
      const { response } = await visitor.send(api.checkDomain, { params: { id: site } });
      expect(response).toMatchObject({ state: "verifying", fault: { code: "held_at_host" } });
      expect((await visitor.send(api.deleteDomain, { params: { id: site } })).status).toBe(200);
    },
    60_000,
  );
});

async function withSite(): Promise<[Visitor, string]> {
  const visitor = await product.signUp();
  return [visitor, (await makeCampaign(visitor)).id];
}

describe("at Cloudflare", () => {
  test.runIf(IS_LONG)(
    "a domain of somebody's own DNS becomes a custom hostname, and its other names lead to it",
    async () => {
      const visitor = await product.signUp();
      const { site, zone } = await makeCloudflareSite(visitor);
      const own = new URL(site.deploymentUrl ?? "").hostname;
      const added = await addDomain(visitor, site.id, "www.ruiz.com");
      expect(added).toMatchObject({ host: "www.ruiz.com", alsoHost: "ruiz.com" });
      expect(added.records.map(({ type, value }) => [type, value]).slice(1)).toEqual([
        ["CNAME", `service.${zone}`],
        ["ALIAS", `service.${zone}`],
      ]);
      const keys = async () => (await objects()).filter((key) => key.includes("ruiz.com"));
      // The keys exist before DNS points to the site, so that the first visitor already reaches it.
      expect(await keys()).toHaveLength(2);
      const made = (await effects(product.cloudflare)).filter(({ kind }) => /hostname/.test(kind));
      expect(made).toEqual([]);

      await setRecords(product, added.records);
      await awaitState(visitor, site.id, "live");
      const moved = await awaitAddress(visitor, site.id, "www.ruiz.com.localhost");
      expect(canonicalOf(await liveReader(product)(moved.deploymentUrl ?? ""))).toBe(
        moved.deploymentUrl,
      );
      await fetch(`${product.cloudflare.url}/__control/isolates`, { method: "DELETE" });
      const target = new URL("a?b=1", moved.deploymentUrl ?? "").href;
      expect(await visit(product.cloudflare, own, "/a?b=1")).toEqual([301, target]);
      expect(await visit(product.cloudflare, "ruiz.com", "/a?b=1")).toEqual([301, target]);
      const again = await visitor.send(redeployCampaign, { params: { id: site.id } });
      expect(again.response).toMatchObject({
        status: "deployed",
        deploymentUrl: moved.deploymentUrl,
      });

      const { response } = await visitor.send(deleteCampaign, {
        params: { id: site.id },
        query: {},
      });
      expect(response).toMatchObject({ teardown: "removed" });
      expect(response.recordsToRemove?.map(({ fullName }) => fullName)).toContain("www.ruiz.com");
      expect(await keys()).toEqual([]);
      expect((await objects()).filter((key) => key.includes(own))).toEqual([]);
      expect((await visit(product.cloudflare, "www.ruiz.com"))[0]).toBe(530);
    },
    90_000,
  );

  test.runIf(IS_LONG)(
    "a domain of the account is given to the Worker, and needs the proof alone",
    async () => {
      const visitor = await product.signUp();
      const { site, token } = await makeCloudflareSite(visitor);
      const own = site.deploymentUrl ?? "";
      await control(product.cloudflare, "zones", { token, name: "zoned.com" });
      const added = await addDomain(visitor, site.id, "zoned.com");
      expect(added.records.map(({ type }) => type)).toEqual(["TXT"]);
      await setRecords(product, added.records);
      await awaitState(visitor, site.id, "live");
      await awaitAddress(visitor, site.id, "zoned.com.localhost");
      const { status } = await visitor.send(api.deleteDomain, { params: { id: site.id } });
      expect(status).toBe(200);
      const back = await awaitAddress(visitor, site.id, new URL(own).hostname);
      expect(back.deploymentUrl).toBe(own);
      expect(canonicalOf(await liveReader(product)(own))).toBe(own);
      expect((await objects()).filter((key) => key.includes("zoned.com"))).toEqual([]);
    },
    90_000,
  );
});

/** Waits until a normal deployment has moved the site to that host name, and returns the campaign. */
async function awaitAddress(visitor: Visitor, id: string, host: string): Promise<CampaignDetail> {
  const hostOf = ({ deploymentUrl, deploymentStatus, deploymentMessage }: CampaignDetail) =>
    deploymentStatus === "deployed"
      ? new URL(deploymentUrl ?? "").hostname
      : `${deploymentStatus}: ${deploymentMessage}`;
  await expect
    .poll(async () => hostOf(await endOfDeployment(visitor, id)), { timeout: 30_000 })
    .toBe(host);
  return endOfDeployment(visitor, id);
}

async function objects(): Promise<string[]> {
  const response = await fetch(`${product.cloudflare.url}/__control/objects`);
  return ((await response.json()) as { keys: string[] }).keys;
}

test.runIf(IS_LONG)(
  "a removal that the host refuses keeps the domain, and shows why",
  async () => {
    const [visitor, id] = await withSite();
    await makeLive(product, visitor, { id, domain: "stuck.com" });
    await endOfDeployment(visitor, id);
    const down = { match: "PATCH /api/v1/sites", status: 503, times: 1_000, when: "before" };
    await control(product.netlify, "faults", down);
    const { status, failure } = await visitor.send(api.deleteDomain, { params: { id } });
    expect([status, failure.message]).toEqual([502, "Netlify is not answering"]);
    const kept = await domainOf(visitor, id);
    expect(kept).toMatchObject({ isRemoving: true, fault: { code: "host_refused" } });
    await clearFaults(product.netlify);
    expect((await visitor.send(api.deleteDomain, { params: { id } })).status).toBe(200);
    await endOfDeployment(visitor, id);
  },
  60_000,
);

test("a live domain whose DNS changes is broken, and recovers by itself", async () => {
  const [visitor, id] = await withSite();
  const { records } = await makeLive(product, visitor, { id, domain: "moving.com" });
  const a = { name: "moving.com", type: "A", value: "198.185.159.144" };
  await addRecords(product, [a], true);
  const { response } = await visitor.send(api.checkDomain, { params: { id } });
  expect(response).toMatchObject({ state: "broken", fault: { code: "other_host" } });
  expect(response.fault?.text).toContain("Squarespace");
  await control({ url: product.dns.url }, "dns-faults", { name: "*", fault: "servfail" });
  const unknown = await visitor.send(api.checkDomain, { params: { id } });
  expect(unknown.response).toMatchObject({ state: "broken", fault: { code: "not_checked" } });
  await control({ url: product.dns.url }, "dns-faults", { name: "*", fault: null });
  await setRecords(product, records);
  const back = await visitor.send(api.checkDomain, { params: { id } });
  expect(back.response).toMatchObject({ state: "live", fault: null });
  await endOfDeployment(visitor, id);
}, 60_000);
