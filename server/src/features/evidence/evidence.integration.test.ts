import * as businesses from "@mainstreet/contract/businesses";
import { getCampaign, redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import * as api from "@mainstreet/contract/evidence";
import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import { addLocations } from "@mainstreet/contract/location-edits";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import type { UploadedPicture } from "@mainstreet/contract/pictures";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  campaignOfRun,
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { pictureFile } from "../../../test/tenancy/picture-file.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20" });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const JOB = {
  kind: "job" as const,
  title: "Copper line of 1920 replaced",
  month: "2026-05",
  text: "We replaced 40 feet of pipe below the kitchen in a day.",
  pictures: [],
};
const QUOTE = {
  kind: "quote" as const,
  text: "They came at midnight and stayed until the leak was gone.",
  customer: "Dana R., Durham",
  source: "By e-mail, May 2026",
  permission: true as const,
};
const DURHAM = { city: "Durham", state: "NC" };
type Body = RequestOf<typeof api.addEvidence>["body"];

async function makeBusiness(visitor: Visitor): Promise<string> {
  const body = { name: "Ruiz Plumbing", phone: "336-555-0100" };
  return (await visitor.send(businesses.createBusiness, { body })).response.id;
}

async function add(visitor: Visitor, id: string, body: Body): Promise<string> {
  const piece = { params: { id }, body };
  const { status, response, failure } = await visitor.send(api.addEvidence, piece);
  expect(status, failure.message).toBe(201);
  expect(response.status).toBe("waiting");
  return response.id;
}

const publish = (visitor: Visitor, id: string, ids: string[]) =>
  visitor.send(api.publishEvidence, { params: { id }, body: { ids } });
const withdraw = (visitor: Visitor, id: string, ids: string[]) =>
  visitor.send(api.withdrawEvidence, { params: { id }, body: { ids } });

async function hasChanges(visitor: Visitor, id: string): Promise<boolean> {
  return (await visitor.send(getCampaign, { params: { id } })).response.hasUnpublishedChanges;
}

const deploy = async (visitor: Visitor, id: string) => {
  await visitor.send(redeployCampaign, { params: { id } });
  await endOfDeployment(visitor, id);
};

async function upload(visitor: Visitor, word: string): Promise<UploadedPicture> {
  const response = await product.app.inject({
    method: "POST",
    url: "/api/pictures",
    headers: { authorization: `Bearer ${visitor.token}` },
    payload: pictureFile(word),
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

test("evidence waits until it is published, then marks only the live sites of its city, and a deployment shows it", async () => {
  const visitor = await product.signUp();
  const businessId = await makeBusiness(visitor);
  const durham = await makeCampaign(visitor, { ...PLUMBING, ...DURHAM, businessId });
  const boone = await makeCampaign(visitor, { ...PLUMBING, city: "Boone", businessId });
  const other = await makeCampaign(visitor, { ...PLUMBING, ...DURHAM });
  const id = await add(visitor, businessId, { content: JOB, city: "durham", state: "nc" });
  expect(await hasChanges(visitor, durham.id)).toBe(false);

  expect((await publish(visitor, businessId, [id])).response).toEqual({
    published: 1,
    refused: [],
    unpublishedSites: 1,
  });
  const changed = [durham, boone, other].map((site) => hasChanges(visitor, site.id));
  expect(await Promise.all(changed)).toEqual([true, false, false]);

  const params = { id: businessId };
  const { response } = await visitor.send(businesses.redeployBusiness, { params });
  expect(response).toEqual({ requested: 1, withoutAccount: 0 });
  await endOfDeployment(visitor, durham.id);
  expect(await hasChanges(visitor, durham.id)).toBe(false);

  const withdrawn = (await withdraw(visitor, businessId, [id])).response;
  expect(withdrawn).toEqual({ withdrawn: 1, unpublishedSites: 1 });
  expect(await hasChanges(visitor, durham.id)).toBe(true);
  // After the evidence is published again, the site does not differ from its live version.
  await publish(visitor, businessId, [id]);
  expect(await hasChanges(visitor, durham.id)).toBe(false);
  const removed = await visitor.send(api.deleteEvidence, {
    params: { id: businessId, evidenceId: id },
  });
  expect(removed.response).toEqual({ success: true, unpublishedSites: 1 });
});

test.runIf(IS_LONG)("evidence for all cities marks every site, a change of it too", async () => {
  const visitor = await product.signUp();
  const businessId = await makeBusiness(visitor);
  const sites = await Promise.all(
    ["Durham", "Boone"].map((city) => makeCampaign(visitor, { ...PLUMBING, city, businessId })),
  );
  const id = await add(visitor, businessId, { content: QUOTE });
  expect((await publish(visitor, businessId, [id])).response.unpublishedSites).toBe(2);
  for (const site of sites) await deploy(visitor, site.id);
  const params = { id: businessId, evidenceId: id };
  const body = { content: { ...QUOTE, customer: "Dana R." } };
  const { response } = await visitor.send(api.updateEvidence, { params, body });
  expect(response).toMatchObject({ status: "published", unpublishedSites: 2 });
  const blank = { content: { ...QUOTE, source: "" } };
  const refused = await visitor.send(api.updateEvidence, { params, body: blank });
  expect(refused.failure.fields).toEqual({ "content.source": evidenceTexts.sourceNeeded });
});

test.runIf(IS_LONG)("a site that joins, moves or leaves has its cities' evidence", async () => {
  const visitor = await product.signUp();
  const businessId = await makeBusiness(visitor);
  const id = await add(visitor, businessId, { content: JOB, ...DURHAM });
  await publish(visitor, businessId, [id]);
  // A new site shows the evidence from its first deployment on.
  const made = await makeCampaign(visitor, { ...PLUMBING, ...DURHAM, businessId });
  expect(await hasChanges(visitor, made.id)).toBe(false);
  await withdraw(visitor, businessId, [id]);
  expect(await hasChanges(visitor, made.id)).toBe(true);
  await publish(visitor, businessId, [id]);
  await visitor.send(updateCampaign, { params: { id: made.id }, body: { businessId: null } });
  expect(await hasChanges(visitor, made.id)).toBe(true);
  await visitor.send(updateCampaign, { params: { id: made.id }, body: { businessId } });
  expect(await hasChanges(visitor, made.id)).toBe(false);

  const body = {
    mainService: "Plumbing",
    mainLocation: { city: "Cary", state: "NC" },
    additionalLocations: [{ city: "Boone", state: "NC" }],
    netlifyTokenId: "default",
    businessId,
  };
  const { response } = await visitor.send(createMultiLocation, { body });
  const many = await campaignOfRun(visitor, response.progressId);
  await endOfDeployment(visitor, many);
  const location = { params: { id: many }, body: { locations: [DURHAM] } };
  expect((await visitor.send(addLocations, location)).status).toBe(201);
  await deploy(visitor, many);
  expect((await withdraw(visitor, businessId, [id])).response.unpublishedSites).toBe(2);
});

test("a photo needs words and a city, and is on the pages of one city", async () => {
  const visitor = await product.signUp();
  const businessId = await makeBusiness(visitor);
  const picture = await upload(visitor, "pipe");
  const photo = (alt: string) => ({ kind: "photo" as const, picture: { ...picture, alt } });
  const bare = await add(visitor, businessId, { content: photo("") });
  const { response } = await publish(visitor, businessId, [bare]);
  expect(response.refused).toEqual([
    {
      id: bare,
      message: evidenceTexts.altNeeded,
      fields: { "content.picture.alt": evidenceTexts.altNeeded, city: evidenceTexts.cityNeeded },
    },
  ]);
  const inDurham = await add(visitor, businessId, { content: photo("A pipe"), ...DURHAM });
  const inBoone = await add(visitor, businessId, {
    content: { ...JOB, pictures: [{ ...picture, alt: "The pipe" }] },
    city: "Boone",
    state: "NC",
  });
  const both = (await publish(visitor, businessId, [inDurham, inBoone])).response;
  expect(both).toMatchObject({ published: 1 });
  expect(both.refused.map(({ message }) => message)).toEqual([
    evidenceTexts.photoTaken("Durham, NC"),
  ]);
  await withdraw(visitor, businessId, [inDurham]);
  expect((await publish(visitor, businessId, [inBoone])).response.published).toBe(1);
  const unknown = await visitor.send(api.addEvidence, {
    params: { id: businessId },
    body: { content: { kind: "photo", picture: { ...picture, width: 31, alt: "" } } },
  });
  expect(unknown.status).toBe(400);
});

test("a quote without permission, with stars or without a source is refused in words", async () => {
  const visitor = await product.signUp();
  const businessId = await makeBusiness(visitor);
  const params = { id: businessId };
  const forbidden = { ...QUOTE, permission: false } as unknown as typeof QUOTE;
  const refused = await visitor.send(api.addEvidence, { params, body: { content: forbidden } });
  expect(refused.failure.message).toBe(evidenceTexts.permissionNeeded);
  const starred = await add(visitor, businessId, {
    content: { ...QUOTE, text: "★★★★★ Great", source: "" },
  });
  const { response } = await publish(visitor, businessId, [starred]);
  expect(response.refused[0]?.fields).toEqual({
    "content.source": evidenceTexts.sourceNeeded,
    "content.text": evidenceTexts.stars,
  });
});

test("rows of a CSV file are checked, added once and wait; the refused ones say why", async () => {
  const visitor = await product.signUp();
  const params = { id: await makeBusiness(visitor) };
  const rows = [
    {
      Kind: "job",
      Title: "Drain cleared",
      Text: "Roots.",
      City: "Durham",
      State: "NC",
      Month: "2026-04",
    },
    { Kind: "quote", Text: "Fast.", Customer: "Lee", Source: "By phone", Permission: "yes" },
    { Kind: "quote", Text: "Fast.", Customer: "Lee", Source: "By phone", Permission: "" },
    { Kind: "price", Title: "Drain", Text: "from $89", "As of": "May" },
    { Kind: "van" },
    { Kind: "person", Name: "Ana", Role: "Owner", Colour: "red" },
  ];
  const tried = await visitor.send(api.importEvidence, { params, body: { rows, dryRun: true } });
  const refusals = [
    evidenceTexts.permissionNeeded,
    evidenceTexts.invalidMonth,
    evidenceTexts.kindNeeded,
    evidenceTexts.unknownColumn("Colour"),
  ];
  expect(tried.response.rows.map(({ message }) => message)).toEqual(["", "", ...refusals]);
  expect(tried.response.rows.slice(2).map(({ fields }) => Object.keys(fields))).toEqual([
    ["Permission"],
    ["As of"],
    ["Kind"],
    ["Colour"],
  ]);
  expect((await visitor.send(api.listEvidence, { params })).response.evidence).toEqual([]);
  const done = await visitor.send(api.importEvidence, { params, body: { rows, dryRun: false } });
  expect(done.response.added).toBe(2);
  const again = await visitor.send(api.importEvidence, { params, body: { rows, dryRun: false } });
  const present = again.response.rows.slice(0, 2).map(({ status }) => status);
  expect(present).toEqual(["present", "present"]);
  const { evidence } = (await visitor.send(api.listEvidence, { params })).response;
  expect(evidence.map(({ status, source }) => [status, source])).toEqual([
    ["waiting", "csv"],
    ["waiting", "csv"],
  ]);
});

test("deleting a business deletes its evidence, and its sites differ from what is live", async () => {
  const visitor = await product.signUp();
  const businessId = await makeBusiness(visitor);
  const picture = await upload(visitor, "truck");
  const content = { kind: "photo" as const, picture: { ...picture, alt: "Our truck" } };
  const id = await add(visitor, businessId, { content, ...DURHAM });
  await publish(visitor, businessId, [id]);
  const site = await makeCampaign(visitor, { ...PLUMBING, ...DURHAM, businessId });
  await visitor.send(businesses.deleteBusiness, { params: { id: businessId } });
  expect(await hasChanges(visitor, site.id)).toBe(true);
  const { rows } = await product.db.execute(
    `select from picture_uses where user_id = '${visitor.user.id}'`,
  );
  expect(rows).toEqual([]);
});

test.each(
  [
    ["Winston-Salem", "winston salem"],
    ["Winston Salem", "Winston Salem"],
    ["Winston Salem", "Winston-Salem"],
  ].slice(0, IS_LONG ? undefined : 1),
)("a site of %s shows evidence of %s", async (typed = "", city = "") => {
  const visitor = await product.signUp();
  const id = await makeBusiness(visitor);
  const site = { ...PLUMBING, city: typed, state: "NC", businessId: id };
  const { id: campaignId, deploymentUrl } = await makeCampaign(visitor, site);
  await publish(visitor, id, [await add(visitor, id, { content: QUOTE, city, state: "NC" })]);
  expect(await hasChanges(visitor, campaignId)).toBe(true);
  await deploy(visitor, campaignId);
  expect(String(await liveReader(product)(deploymentUrl ?? ""))).toContain(QUOTE.text);
});
