import {
  createCampaign,
  getCampaign,
  redeployCampaign,
  updateDeploymentSettings,
} from "@mainstreet/contract/campaigns";
import * as api from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { texts } from "@mainstreet/contract/texts";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken } from "@mainstreet/emulators/cloudflare/tokens";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { control } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  // Pauses between checks of an address shrink in proportion.
  product = await startProduct({ PROVIDER_TIMEOUT_MS: "1000" });
});
afterAll(() => product.close());

async function visitorWithToken(token: string) {
  const visitor = await product.signUp();
  const body = { name: "Agency", token, zone: firstZoneOf(accountIdOfToken(token)).name };
  const { response, failure } = await visitor.send(api.addCloudflareToken, { body });
  expect(failure?.message).toBeUndefined();
  return { visitor, response };
}

const onCloudflare = (cloudflareTokenId: string) => ({
  ...PLUMBING,
  deploymentType: "cloudflare" as const,
  cloudflareTokenId,
});

/** The keys in the buckets of all accounts. */
async function storedNames(): Promise<string[]> {
  const response = await fetch(`${product.cloudflare.url}/__control/objects`);
  return ((await response.json()) as { keys: string[] }).keys;
}

const live = (url: string | null) => liveReader(product)(url ?? "");

test.runIf(IS_LONG)(
  "an address that takes longer to come up is checked again, and the deployment does not fail",
  async () => {
    const { visitor, response } = await visitorWithToken(`cfut_slowAddress${"x".repeat(30)}`);
    const delay = (scriptDelayMs: number) =>
      control(product.cloudflare, "conduct", { scriptDelayMs });
    await delay(3_600_000);
    onTestFinished(() => delay(0));
    const { response: made } = await visitor.send(createCampaign, {
      body: onCloudflare(response.id),
    });
    const params = { id: made.id };
    const read = async () => (await visitor.send(getCampaign, { params })).response;
    const waiting = { deploymentStatus: "queued", deploymentMessage: texts.rateLimits.comingUp };
    await expect.poll(read, { timeout: 30_000 }).toMatchObject(waiting);
    await delay(0);
    const ended = await endOfDeployment(visitor, made.id);
    expect(ended.deploymentStatus).toBe("deployed");
    expect(String(await live(ended.deploymentUrl))).toContain("555-0142");
  },
);

test("with another token of the same account and domain the site keeps its address", async () => {
  const token = `cfut_sameDomain00${"x".repeat(30)}`;
  const { visitor, response } = await visitorWithToken(token);
  const delay = (scriptDelayMs: number) =>
    control(product.cloudflare, "conduct", { scriptDelayMs });
  await delay(3_600_000);
  onTestFinished(() => delay(0));
  const { response: made } = await visitor.send(createCampaign, {
    body: onCloudflare(response.id),
  });
  const params = { id: made.id };
  const read = async () => (await visitor.send(getCampaign, { params })).response;
  // Stored there, but not visible to anyone yet: the place has no address on record.
  await expect.poll(read, { timeout: 30_000 }).toMatchObject({ deploymentStatus: "queued" });
  await expect.poll(storedNames).toContainEqual(expect.stringContaining(`/live/`));
  const body = { name: "Again", token, zone: response.zone };
  const { response: again } = await visitor.send(api.addCloudflareToken, { body });
  const there = { deploymentType: "cloudflare" as const, cloudflareTokenId: again.id };
  expect((await visitor.send(updateDeploymentSettings, { params, body: there })).status).toBe(200);
  await delay(0);
  await visitor.send(redeployCampaign, { params });
  const { deploymentStatus, deploymentUrl } = await endOfDeployment(visitor, made.id);
  expect(deploymentStatus).toBe("deployed");
  await expect.poll(async () => (await read()).formerSites).toEqual([]);
  expect(String(await live(deploymentUrl))).toContain("555-0142");
});

test("a token of an account does all that one of a user does", async () => {
  const token = `cfat_ownedByAccount${"x".repeat(30)}`;
  const { visitor, response } = await visitorWithToken(token);
  expect(response.token.startsWith("cfat...")).toBe(true);
  const campaign = await makeCampaign(visitor, onCloudflare(response.id));
  expect(String(await live(campaign.deploymentUrl))).toContain("555-0142");
  const body = { id: response.id };
  const verified = await visitor.send(api.verifyCloudflareToken, { body });
  expect(verified.response).toEqual({ valid: true, problem: null });
  await control(product.cloudflare, "tokens", { token, status: "expired" });
  const expired = await visitor.send(api.verifyCloudflareToken, { body });
  expect(expired.response).toEqual({ valid: true, problem: cloudflareTexts.tokens.notActive });
});
