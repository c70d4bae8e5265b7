import * as businesses from "@mainstreet/contract/businesses";
import { redeployCampaign } from "@mainstreet/contract/campaigns";
import * as api from "@mainstreet/contract/evidence";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
} from "../../../test/harness.ts";
import { picture, postPicture } from "../../../test/pictures/pictures.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

test("every photo that a published page names is there, with its description, and goes when it is withdrawn", async () => {
  const visitor = await product.signUp();
  const caller = { app: product.app, token: visitor.token };
  const photo = await picture(1700, 1100, 40).jpeg().toBuffer();
  const { hash, width, height, widths } = await postPicture(caller, photo);
  const alt = "The new copper line under the kitchen";
  const { response: business } = await visitor.send(businesses.createBusiness, {
    body: { name: "Ruiz Plumbing", phone: "336-555-0100" },
  });
  const params = { id: business.id };
  const content = {
    kind: "job" as const,
    title: "Copper line of 1920 replaced",
    month: "2026-05",
    text: "We replaced 40 feet of pipe below the kitchen in a day.",
    pictures: [{ hash, width, height, widths, alt }],
  };
  const place = { city: PLUMBING.city, state: PLUMBING.state };
  const added = await visitor.send(api.addEvidence, { params, body: { content, ...place } });
  expect(added.status, added.failure.message).toBe(201);
  const ids = [added.response.id];
  await visitor.send(api.publishEvidence, { params, body: { ids } });

  const campaign = await makeCampaign(visitor, { ...PLUMBING, businessId: business.id });
  const live = liveReader(product);
  const pageOf = async () => String(await live(campaign.deploymentUrl ?? ""));
  const named = [...new Set((await pageOf()).match(/photos\/[0-9a-f]{64}-\d+\.(?:webp|jpg)/g))];
  expect(named.length).toBe(6);
  expect(await pageOf()).toContain(`alt="${alt}"`);
  for (const path of named) expect(await live(`${campaign.deploymentUrl}${path}`)).toBeDefined();

  await visitor.send(api.withdrawEvidence, { params, body: { ids } });
  await visitor.send(redeployCampaign, { params: { id: campaign.id } });
  await endOfDeployment(visitor, campaign.id);
  expect(await pageOf()).not.toContain(hash);
  expect(await live(`${campaign.deploymentUrl}${named[0]}`)).toBeUndefined();
});

test("several pieces are published and withdrawn in one request, and a repetition changes nothing", async () => {
  const visitor = await product.signUp();
  const body = { name: "Ruiz Plumbing" };
  const { id } = (await visitor.send(businesses.createBusiness, { body })).response;
  const params = { id };
  await makeCampaign(visitor, { ...PLUMBING, businessId: id });
  const rows = ["Ana", "Lee"].map((name) => ({ kind: "person", name, role: "Plumber" }));
  const quote = {
    kind: "quote",
    text: "★",
    customer: "Dana",
    source: "By phone",
    permission: "yes",
  };
  const dryRun = false;
  await visitor.send(api.importEvidence, { params, body: { rows, dryRun } });
  const list = async () => (await visitor.send(api.listEvidence, { params })).response.evidence;
  const ids = (await list()).map((piece) => piece.id);
  // A piece without its source is refused, but the others are published.
  const content = { ...quote, kind: "quote" as const, permission: true as const, source: "" };
  ids.push((await visitor.send(api.addEvidence, { params, body: { content } })).response.id);
  const publish = () => visitor.send(api.publishEvidence, { params, body: { ids } });
  const both = await Promise.all([publish(), publish()]);
  expect(
    both.map(({ response }) => response.published).toSorted((one, other) => one - other),
  ).toEqual([0, 2]);
  for (const { response } of both) {
    expect(response.unpublishedSites).toBe(1);
    expect(response.refused.map((one) => one.id)).toEqual(ids.slice(2));
  }
  const withdraw = () => visitor.send(api.withdrawEvidence, { params, body: { ids } });
  expect((await withdraw()).response).toEqual({ withdrawn: 3, unpublishedSites: 0 });
  expect((await withdraw()).response).toEqual({ withdrawn: 0, unpublishedSites: 0 });
  expect((await list()).map(({ status }) => status)).toEqual(ids.map(() => "withdrawn"));
});
