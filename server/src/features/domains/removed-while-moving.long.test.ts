import { redeployCampaign, updateDeploymentSettings } from "@mainstreet/contract/campaigns";
import * as api from "@mainstreet/contract/domains/domains";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken } from "@mainstreet/emulators/cloudflare/tokens";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endOfDeployment, liveReader, type Product, startProduct } from "../../../test/harness.ts";
import {
  makeSiteAtDomain,
  objectsOf,
  type SiteAtDomain,
  toCloudflareWith,
  toNetlifyWith,
} from "../../../test/moving-domains.ts";
import { servedNames, visitByDns } from "../../../test/own-domains.ts";
import { control } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20" });
  await control(product.netlify, "certificates", { certificateMs: 0 });
  await control(product.cloudflare, "conduct", { certificateMs: 0 });
});
afterAll(async () => {
  await product.assertSound({
    isSettled: true,
    readLive: liveReader(product),
    servedNames: await servedNames(product),
  });
  await product.close();
});

let accounts = 0;

/** A site at its domain whose settings name another token of the same Cloudflare account; nothing was published with that token yet. */
async function atOtherToken(domain: string, { isSameZone = false }): Promise<SiteAtDomain> {
  accounts += 1;
  const [first = "", second = ""] = ["a", "b"].map(
    (one) => `cfut_removed${String(accounts).padStart(5, "0")}${one.repeat(30)}`,
  );
  const zone = firstZoneOf(accountIdOfToken(first)).name;
  const other = isSameZone ? zone : `other-removed${accounts}.localhost`;
  const moving = await makeSiteAtDomain(
    product,
    (visitor) => toCloudflareWith(visitor, first, zone),
    domain,
  );
  if (!isSameZone) await control(product.cloudflare, "zones", { token: second, name: other });
  return changeSettings(moving, await toCloudflareWith(moving.visitor, second, other));
}

/** The same with another token of the same Netlify team. */
async function atOtherTeamToken(domain: string): Promise<SiteAtDomain> {
  accounts += 1;
  const token = `nfp_removedWhileMove${accounts}`;
  const moving = await makeSiteAtDomain(
    product,
    (visitor) => toNetlifyWith(visitor, token),
    domain,
  );
  return changeSettings(moving, await toNetlifyWith(moving.visitor, token));
}

async function changeSettings(moving: SiteAtDomain, body: SiteAtDomain["from"]) {
  const { visitor, site } = moving;
  const params = { id: site.id };
  const { status, failure } = await visitor.send(updateDeploymentSettings, { params, body });
  expect(status, failure.message).toBe(200);
  expect((await visitByDns(product, moving.domain)).status).toBe(200);
  return moving;
}

/** Waits, since a Worker may remember for some seconds what a name pointed to. */
async function awaitGone(domain: string): Promise<void> {
  const visit = async () => (await visitByDns(product, domain)).status;
  await expect.poll(visit, { timeout: 10_000, message: domain }).toBeGreaterThanOrEqual(400);
}

async function removeDomain({ visitor, site, domain }: SiteAtDomain): Promise<void> {
  const params = { id: site.id };
  const { status, response, failure } = await visitor.send(api.deleteDomain, { params });
  expect([status, response.message], failure.message).toEqual([200, ""]);
  await awaitGone(domain);
  const followed = await endOfDeployment(visitor, site.id);
  expect(followed.deploymentStatus, followed.deploymentMessage).toBe("deployed");
  const { response: end, failure: refusal } = await visitor.send(redeployCampaign, { params });
  expect(end.deploymentUrl, refusal.message).not.toContain(domain);
}

async function deleteSite(moving: SiteAtDomain): Promise<void> {
  const { visitor, site, domain } = moving;
  const params = { id: site.id };
  const { status, response } = await visitor.send(deleteCampaign, { params, query: {} });
  expect([status, response.teardown]).toEqual([200, "removed"]);
  await awaitGone(domain);
  expect(await objectsOf(product, moving)).toEqual([]);
}

test("a domain that is removed after another token of the same account was set is served nowhere", async () => {
  await Promise.all([
    atOtherToken("other-zone.com", {}).then(removeDomain),
    atOtherToken("same-zone.com", { isSameZone: true }).then(removeDomain),
    atOtherTeamToken("same-team.com").then(removeDomain),
  ]);
}, 120_000);

test("a site that is deleted after another token of the same account was set leaves nothing there", async () => {
  await Promise.all([
    atOtherToken("deleted-other-zone.com", {}).then(deleteSite),
    atOtherToken("deleted-same-zone.com", { isSameZone: true }).then(deleteSite),
    atOtherTeamToken("deleted-same-team.com").then(deleteSite),
  ]);
}, 120_000);
