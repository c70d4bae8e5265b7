import { listCampaigns } from "@mainstreet/contract/campaign-lists";
import { redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { createRun, getRun } from "@mainstreet/contract/creation-runs";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  PLUMBING,
  type Product,
  startProduct,
} from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

test("an unknown state is shown in lists, and in no file, structured data or address of the site", async () => {
  const visitor = await product.signUp();
  // A fixed site key, so a fixed text: some advice to readers contains the word "unknown" itself.
  const siteKey = "springfield2";
  const place = { city: "Springfield", state: "Unknown" };
  const site = { ...PLUMBING, ...place, siteKey, netlifyTokenId: "default" };
  const { response } = await visitor.send(createRun, { body: { sites: [site] } });
  const idOf = async () => {
    const run = await visitor.send(getRun, { params: { id: response.runId }, query: {} });
    return run.response.sites[0]?.campaignId;
  };
  await expect.poll(idOf).toBeTruthy();
  const params = { id: (await idOf()) ?? "" };
  const campaign = await endOfDeployment(visitor, params.id);
  expect(campaign).toMatchObject({
    deployed: true,
    state: "Unknown",
    indexing: { indexable: false },
  });
  const { response: listed } = await visitor.send(listCampaigns, { query: {} });
  expect(listed.campaigns[0]).toMatchObject({ name: "Plumbing in Springfield, Unknown" });

  expect(campaign.deploymentUrl).toMatch(/\/plumbing-springfield-[a-z2-7]{6}\./);
  const read = liveReader(product);
  const pageAt = async (path: string) =>
    String(await read(new URL(path, campaign.deploymentUrl ?? "").href));
  expect(await pageAt("")).toContain("Springfield");
  expect(await pageAt("")).toContain("noindex");
  // The state of the firm's own address may be unknown too.
  const address = { street: "1 Main St", city: "Springfield", state: "unknown" };
  await visitor.send(updateCampaign, { params, body: { company: { name: "Rao", address } } });
  for (const isEdited of [false, true]) {
    if (isEdited) await visitor.send(redeployCampaign, { params });
    for (const path of ["", "404.html", "sitemap.xml", "site.webmanifest", "robots.txt"])
      expect(await pageAt(path), path).not.toMatch(/unknown/i);
  }
  expect(await pageAt("")).toContain("1 Main St");
});
