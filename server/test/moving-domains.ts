import {
  type CampaignDetail,
  redeployCampaign,
  updateDeploymentSettings,
} from "@mainstreet/contract/campaigns";
import type { FormerSite } from "@mainstreet/contract/former-sites";
import * as api from "@mainstreet/contract/domains/domains";
import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { addCloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken } from "@mainstreet/emulators/cloudflare/tokens";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { expect } from "vitest";
import { endOfDeployment, makeCampaign, PLUMBING, type Product, type Visitor } from "./harness.ts";
import { makeLive } from "./own-domains.ts";

let accounts = 0;

/** A new account at Netlify. */
export function toNetlify(visitor: Visitor) {
  accounts += 1;
  return toNetlifyWith(visitor, `nfp_movingDomain${String(accounts).padStart(4, "0")}`);
}

export async function toNetlifyWith(visitor: Visitor, token: string) {
  const { response } = await visitor.send(addNetlifyToken, { body: { name: "Mine", token } });
  return { deploymentType: "netlify" as const, netlifyTokenId: response.id };
}

/** A new account at Cloudflare. */
export function toCloudflare(visitor: Visitor) {
  accounts += 1;
  const token = `cfut_moving${String(accounts).padStart(6, "0")}${"d".repeat(30)}`;
  return toCloudflareWith(visitor, token, firstZoneOf(accountIdOfToken(token)).name);
}

export async function toCloudflareWith(visitor: Visitor, token: string, zone: string) {
  const body = { name: "Mine", token, zone };
  const { response, failure } = await visitor.send(addCloudflareToken, { body });
  expect(response.id, failure.message).toBeDefined();
  return { deploymentType: "cloudflare" as const, cloudflareTokenId: response.id };
}

export type AccountChoice = Awaited<ReturnType<typeof toNetlify | typeof toCloudflare>>;
export type Opens = (visitor: Visitor) => Promise<AccountChoice>;

/** A site that is live at its domain, at an account of its owner's. */
export type SiteAtDomain = {
  visitor: Visitor;
  site: CampaignDetail;
  domain: string;
  from: AccountChoice;
};

export async function makeSiteAtDomain(
  product: Product,
  open: Opens,
  domain: string,
): Promise<SiteAtDomain> {
  const visitor = await product.signUp();
  const from = await open(visitor);
  const { id } = await makeCampaign(visitor, { ...PLUMBING, ...from });
  await makeLive(product, visitor, { id, domain });
  const site = await endOfDeployment(visitor, id);
  expect(new URL(site.deploymentUrl ?? "").hostname).toBe(`${domain}.localhost`);
  return { visitor, site, domain, from };
}

export const readSiteDomain = async ({ visitor, site }: SiteAtDomain) =>
  (await visitor.send(api.getDomain, { params: { id: site.id } })).response.domain;

/** Moves the site by its settings, and publishes it at the new place. */
export async function moveTo(
  { visitor, site }: SiteAtDomain,
  body: AccountChoice,
): Promise<CampaignDetail> {
  const params = { id: site.id };
  for (const send of [
    () => visitor.send(updateDeploymentSettings, { params, body }),
    () => visitor.send(redeployCampaign, { params }),
  ]) {
    const { status, failure } = await send();
    expect(status, failure.message).toBe(200);
  }
  return endOfDeployment(visitor, site.id);
}

/** Checks until the new host has its records. */
export async function awaitRecords({ visitor, site }: SiteAtDomain): Promise<api.Domain> {
  const params = { id: site.id };
  const check = async () =>
    (await visitor.send(api.checkDomain, { params })).response.records.length;
  await expect.poll(check, { timeout: 20_000, interval: 200 }).toBeGreaterThan(0);
  return (await visitor.send(api.checkDomain, { params })).response;
}

/** Waits until the place that the site has left redirects to the new one. */
export async function awaitRedirect({ visitor, site }: SiteAtDomain): Promise<FormerSite> {
  const read = async () => (await endOfDeployment(visitor, site.id)).formerSites;
  await expect
    .poll(async () => (await read()).map(({ status }) => status), { timeout: 30_000 })
    .toEqual(["redirect"]);
  const [former] = await read();
  if (!former) throw new Error("nothing leads on");
  return former;
}

/** Keys in all buckets at Cloudflare that are of a site or its domain. */
export async function objectsOf(
  { cloudflare }: Pick<Product, "cloudflare">,
  { site, domain }: Pick<SiteAtDomain, "site" | "domain">,
): Promise<string[]> {
  const response = await fetch(`${cloudflare.url}/__control/objects`);
  const { keys } = (await response.json()) as { keys: string[] };
  return keys.filter((key) => key.includes(site.id) || key.includes(domain));
}

/** A site at its host's own name. */
export async function visitOwn(
  { netlify, cloudflare }: Pick<Product, "netlify" | "cloudflare">,
  url: string,
) {
  const { host, pathname } = new URL(url);
  const provider = host.includes(".netlify.") ? netlify : cloudflare;
  const response = await fetch(`${provider.url}/__site/${host}${pathname}`, { redirect: "manual" });
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(await response.text())?.[1];
  return { status: response.status, canonical };
}

/** A new bucket. */
export async function toBucket(visitor: Visitor) {
  accounts += 1;
  const accessKey = `AKIAMOVINGDOM${String(accounts).padStart(7, "0")}`;
  const body = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { response } = await visitor.send(aws.addAwsCredentials, { body });
  const { id } = response;
  const awsBucketName = `moving-domains-${accounts}`;
  await visitor.send(aws.createBucket, { params: { id }, body: { bucketName: awsBucketName } });
  return { deploymentType: "aws" as const, awsCredentialsId: id, awsBucketName };
}
