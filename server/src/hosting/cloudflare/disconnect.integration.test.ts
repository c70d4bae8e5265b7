import * as api from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken, tokenIdOf } from "@mainstreet/emulators/cloudflare/tokens";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { control, effects } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function addToken(visitor: Visitor, token: string, zone: string) {
  const body = { name: "Agency", token, zone };
  const { status, response, failure } = await visitor.send(api.addCloudflareToken, { body });
  expect(status, failure?.message).toBe(201);
  return { id: response.id };
}

const zoneOf = (token: string) => firstZoneOf(accountIdOfToken(token)).name;

async function siteAt(visitor: Visitor, { id }: { id: string }) {
  const place = { deploymentType: "cloudflare" as const, cloudflareTokenId: id };
  const campaign = await makeCampaign(visitor, { ...PLUMBING, ...place });
  expect(campaign.deploymentStatus).toBe("deployed");
  return campaign;
}

/** What was removed from the account of a token. */
const removedWith = async (token: string) =>
  (await effects(product.cloudflare))
    .filter(({ credential, kind }) => credential === tokenIdOf(token) && kind.startsWith("delete-"))
    .map(({ kind }) => kind)
    .filter((kind) => kind !== "delete-object");

const live = (url: string | null) => liveReader(product)(url ?? "");

test("an account is disconnected once no site is there, and nothing of ours stays in it", async () => {
  const visitor = await product.signUp();
  const token = `cfut_disconnected${"x".repeat(30)}`;
  const params = await addToken(visitor, token, zoneOf(token));
  const { id, deploymentUrl } = await siteAt(visitor, params);
  const early = await visitor.send(api.disconnectCloudflareToken, { params });
  expect([early.status, early.failure.message]).toEqual([409, cloudflareTexts.tokens.bucketInUse]);
  expect(await removedWith(token)).toEqual([]);
  expect(String(await live(deploymentUrl))).toContain("555-0142");

  await visitor.send(deleteCampaign, { params: { id }, query: {} });
  const { status } = await visitor.send(api.disconnectCloudflareToken, { params });
  expect(status).toBe(200);
  expect(await removedWith(token)).toEqual([
    "delete-bucket",
    "delete-route",
    "delete-dns-record",
    "delete-script",
  ]);
  expect((await visitor.send(api.listCloudflareTokens, {})).response).toEqual([]);
  const gone = await visitor.send(api.disconnectCloudflareToken, { params });
  expect(gone.status).toBe(404);
});

test("what another token of the same account needs stays", async () => {
  const visitor = await product.signUp();
  const token = `cfut_twoTokensOne${"x".repeat(30)}`;
  const trial = await addToken(visitor, token, "");
  const withDomain = await addToken(visitor, token, zoneOf(token));
  const [atTrial, atDomain] = [await siteAt(visitor, trial), await siteAt(visitor, withDomain)];
  for (const params of [trial, withDomain])
    expect((await visitor.send(api.disconnectCloudflareToken, { params })).status).toBe(409);
  await visitor.send(deleteCampaign, { params: { id: atDomain.id }, query: {} });
  const { status } = await visitor.send(api.disconnectCloudflareToken, { params: withDomain });
  expect(status).toBe(200);
  expect(await removedWith(token)).toEqual(["delete-route", "delete-dns-record"]);
  expect(String(await live(atTrial.deploymentUrl))).toContain("555-0142");
});

test("trial sites stay up when a token from before the name at workers.dev uploads a newer Worker", async () => {
  const visitor = await product.signUp();
  const token = `cfut_namedLater0${"x".repeat(30)}`;
  await control(product.cloudflare, "accounts", { token, subdomain: null });
  const withDomain = await addToken(visitor, token, zoneOf(token));
  await control(product.cloudflare, "accounts", { token, subdomain: "agency" });
  const trial = await addToken(visitor, token, "");
  const atTrial = await siteAt(visitor, trial);
  expect(String(await live(atTrial.deploymentUrl))).toContain("555-0142");
  // As after an update of the router.
  await product.db.execute(
    `update host_credentials set settings = settings || '{"routerDigest":"older"}'`,
  );
  await siteAt(visitor, withDomain);
  expect(String(await live(atTrial.deploymentUrl))).toContain("555-0142");
});
