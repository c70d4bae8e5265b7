import * as api from "@mainstreet/contract/domains/domains";
import { removeFormerSite } from "@mainstreet/contract/former-sites";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endOfDeployment, liveReader, type Product, startProduct } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import {
  awaitRecords,
  awaitRedirect,
  readSiteDomain,
  makeSiteAtDomain,
  moveTo,
  objectsOf,
  type Opens,
  toCloudflare,
  toNetlify,
  visitOwn,
} from "../../../test/moving-domains.ts";
import { awaitState, servedNames, setRecords, visitByDns } from "../../../test/own-domains.ts";
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

type Pair = { open: Opens; to: Opens; domain: string };
const PAIRS: Pair[] = [
  { open: toNetlify, to: toCloudflare, domain: "ntoc.com" },
  { open: toCloudflare, to: toNetlify, domain: "cton.com" },
  { open: toNetlify, to: toNetlify, domain: "nton.com" },
  { open: toCloudflare, to: toCloudflare, domain: "ctoc.com" },
];

async function moveBetween({ open, to, domain }: Pair): Promise<void> {
  const moving = await makeSiteAtDomain(product, open, domain);
  const { visitor, site } = moving;
  const params = { id: site.id };
  const before = await visitByDns(product, domain);
  expect(before.status).toBe(200);
  // The domain remains the address, and its visitors get the same pages as before.
  const moved = await moveTo(moving, await to(visitor));
  expect(moved).toMatchObject({
    deploymentStatus: "deployed",
    deploymentUrl: site.deploymentUrl,
  });
  const waiting = await awaitRecords(moving);
  expect(waiting).toMatchObject({ state: "needs_dns", move: { from: site.deploymentType } });
  expect(waiting.records.find(({ name }) => name === "www")?.replaces).not.toBe("");
  const own = await visitOwn(product, waiting.move?.siteUrl ?? "");
  expect(own).toEqual({ status: 200, canonical: before.canonical });
  expect(await visitByDns(product, domain)).toEqual(before);
  const [former] = (await endOfDeployment(visitor, site.id)).formerSites;
  expect(former).toMatchObject({ url: site.deploymentUrl, status: "domain" });
  const formerId = former?.id ?? "";
  const removed = await visitor.send(removeFormerSite, {
    params: { ...params, formerId },
    query: {},
  });
  expect(removed.status).toBe(409);

  await setRecords(product, waiting.records);
  await awaitState(visitor, site.id, "live");
  const live = await endOfDeployment(visitor, site.id);
  expect(new URL(live.deploymentUrl ?? "").hostname).toBe(`${domain}.localhost`);
  const after = await visitByDns(product, domain);
  expect(after).toMatchObject({ status: 200, canonical: live.deploymentUrl });
  expect((await visitByDns(product, `www.${domain}`)).status).toBe(301);
  expect((await readSiteDomain(moving))?.move).toBeNull();
  const left = await awaitRedirect(moving);
  expect(left.to).toBe(live.deploymentUrl);
  expect(left.url).not.toContain(domain);
}

test("between two accounts of any hosts visitors of the domain have the site all the time", async () => {
  // All pairs run at once, since each waits for seconds until a Worker forgets what a name pointed to.
  await Promise.all((IS_LONG ? PAIRS : PAIRS.slice(0, 1)).map(moveBetween));
}, 120_000);

/** Moves back before DNS was changed: the domain is served all the time, and nothing is left behind. */
async function moveBack(): Promise<void> {
  const moving = await makeSiteAtDomain(product, toNetlify, "back.com");
  const { visitor, site } = moving;
  const before = await visitByDns(product, "back.com");
  await moveTo(moving, await toCloudflare(visitor));
  await awaitRecords(moving);
  expect(await objectsOf(product, moving)).not.toEqual([]);
  const back = await moveTo(moving, moving.from);
  expect(back.deploymentUrl).toBe(site.deploymentUrl);
  expect(await visitByDns(product, "back.com")).toEqual(before);
  await awaitState(visitor, site.id, "live");
  expect(await readSiteDomain(moving)).toMatchObject({ state: "live", move: null });
  await expect.poll(() => objectsOf(product, moving), { timeout: 30_000 }).toEqual([]);
  const formers = async () => (await endOfDeployment(visitor, site.id)).formerSites;
  await expect.poll(formers, { timeout: 30_000 }).toEqual([]);
}

/** Both hosts release a domain that is removed while its site moves. */
async function removeDomain(): Promise<void> {
  const moving = await makeSiteAtDomain(product, toCloudflare, "gone.com");
  const { visitor, site } = moving;
  await moveTo(moving, await toNetlify(visitor));
  await awaitRecords(moving);
  const params = { id: site.id };
  const { status, response, failure } = await visitor.send(api.deleteDomain, { params });
  expect([status, response.message], failure.message).toEqual([200, ""]);
  const values = response.recordsToRemove.map(({ value }) => value);
  expect(values.some((value) => value.startsWith("service."))).toBe(true);
  expect(values.some((value) => value.includes("netlify"))).toBe(true);
  const own = await endOfDeployment(visitor, site.id);
  expect(own.deploymentUrl).toContain(".netlify.");
  const keys = await objectsOf(product, moving);
  expect(keys.filter((key) => key.includes("gone.com"))).toEqual([]);
  expect((await visitByDns(product, "gone.com")).status).toBeGreaterThanOrEqual(400);
  expect((await awaitRedirect(moving)).to).toBe(own.deploymentUrl);
}

/** When a site is deleted while it moves, its domain remains at none of the two hosts. */
async function deleteSite(): Promise<void> {
  const moving = await makeSiteAtDomain(product, toNetlify, "deleted.com");
  const { visitor, site } = moving;
  await moveTo(moving, await toCloudflare(visitor));
  await awaitRecords(moving);
  expect((await visitByDns(product, "deleted.com")).status).toBe(200);
  const params = { id: site.id };
  const { status, response } = await visitor.send(deleteCampaign, { params, query: {} });
  expect([status, response.teardown]).toEqual([200, "removed"]);
  expect((await visitByDns(product, "deleted.com")).status).toBeGreaterThanOrEqual(400);
  expect(await objectsOf(product, moving)).toEqual([]);
}

test.runIf(IS_LONG)(
  "a move that is taken back, or whose domain or site is removed, leaves the domain where it belongs alone",
  async () => {
    await Promise.all([moveBack(), removeDomain(), deleteSite()]);
  },
  120_000,
);
