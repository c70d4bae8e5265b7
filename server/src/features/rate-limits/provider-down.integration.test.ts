import { createCampaign, getCampaign, redeployCampaign } from "@mainstreet/contract/campaigns";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { texts } from "@mainstreet/contract/texts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { clearFaults, control } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  // A tenth of the usual timeout, so the pauses are shorter too.
  product = await startProduct({ PROVIDER_TIMEOUT_MS: "3000" });
});
afterEach(() => clearFaults(product.netlify));
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const TOKEN = "nfp_downForAWhile00001";
const down = { match: "* /api/v1/", status: 503, when: "before" };

async function begin(): Promise<{ visitor: Visitor; id: string }> {
  const visitor = await product.signUp();
  const { response } = await visitor.send(addNetlifyToken, {
    body: { name: "Mine", token: TOKEN },
  });
  await control(product.netlify, "faults", { ...down, times: 1_000 });
  const body = { ...PLUMBING, netlifyTokenId: response.id };
  return { visitor, id: (await visitor.send(createCampaign, { body })).response.id };
}

const read = async ({ visitor, id }: Awaited<ReturnType<typeof begin>>) =>
  (await visitor.send(getCampaign, { params: { id } })).response;

type Line = {
  level: number;
  msg: string;
  campaignId?: string;
  err?: { cause?: string };
};

/** What was logged at warn or above about a deployment of the campaign. */
const warnings = (id: string) =>
  product.logs
    .map((line) => JSON.parse(line) as Line)
    .filter(({ level, campaignId }) => level >= 40 && campaignId === id);

test("a provider that is down for a while: the site says that it is retried and when, and goes live by itself", async () => {
  const site = await begin();
  await expect
    .poll(() => read(site), { interval: 20, timeout: 20_000 })
    .toMatchObject({
      deploymentStatus: "queued",
      deploymentMessage: texts.rateLimits.down("Netlify"),
      nextAttemptAt: expect.any(String),
    });
  await clearFaults(product.netlify);
  const live = await endOfDeployment(site.visitor, site.id);
  expect(live).toMatchObject({ deploymentStatus: "deployed", nextAttemptAt: null });
  expect(live.deployments.map(({ status }) => status).toSorted()).toContain("failed");
});

test.runIf(IS_LONG)(
  "a provider that stays down: three tries, then failed with its cause, each logged and none with a secret",
  async () => {
    const site = await begin();
    const failed = await endOfDeployment(site.visitor, site.id);
    expect(failed).toMatchObject({
      deploymentStatus: "failed",
      deploymentMessage: "Netlify is not answering",
      nextAttemptAt: null,
    });
    expect(failed.deployments).toHaveLength(3);
    const lines = warnings(site.id);
    expect(lines.map(({ msg }) => msg)).toEqual(Array(3).fill("deployment failed"));
    for (const { err } of lines)
      expect(err?.cause).toMatch(/^GET \/api\/v1\/sites\?.* responded with 503$/);
    expect(product.logs.join("")).not.toContain(TOKEN);

    // The count of retries starts again with the next click.
    const again = site.visitor.send(redeployCampaign, { params: { id: site.id } });
    await expect
      .poll(() => read(site), { interval: 20, timeout: 20_000 })
      .toMatchObject({ deploymentStatus: "queued", nextAttemptAt: expect.any(String) });
    await clearFaults(product.netlify);
    expect((await again).response).toMatchObject({ success: true, status: "deployed" });
  },
);

test("a refusal is not retried: it would be refused again", async () => {
  await control(product.netlify, "faults", {
    match: "POST /deploys\\?",
    status: 422,
    times: 1,
    when: "before",
  });
  const refused = await makeCampaign(await product.signUp());
  expect(refused.deploymentStatus).toBe("failed");
  expect(refused.deployments).toHaveLength(1);
  expect(warnings(refused.id).map(({ msg }) => msg)).toContain("deployment failed");
});
