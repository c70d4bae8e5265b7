import * as businesses from "@mainstreet/contract/businesses";
import { getCampaign, redeployCampaign } from "@mainstreet/contract/campaigns";
import * as api from "@mainstreet/contract/evidence";
import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import { checkQuality } from "@mainstreet/contract/page-quality";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { picture, postPicture } from "../../../test/pictures/pictures.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20" });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const BOONE = { service: "Plumbing", city: "Boone", state: "NC" };
const OWN = { city: "Durham", state: "NC" };

async function makeBusiness(visitor: Visitor, place = {}): Promise<string> {
  const body = { name: "Ruiz Plumbing", phone: "336-555-0100", ...place };
  return (await visitor.send(businesses.createBusiness, { body })).response.id;
}

async function photoOf(visitor: Visitor, shade: number) {
  const caller = { app: product.app, token: visitor.token };
  const file = await picture(900, 700, shade).jpeg().toBuffer();
  const { hash, width, height, widths } = await postPicture(caller, file);
  return { hash, width, height, widths, alt: "Our van in front of the shop" };
}

type Content = RequestOf<typeof api.addEvidence>["body"]["content"];

async function publish(visitor: Visitor, id: string, content: Content) {
  const params = { id };
  const added = await visitor.send(api.addEvidence, { params, body: { content } });
  expect(added.status, added.failure.message).toBe(201);
  const { response } = await visitor.send(api.publishEvidence, {
    params,
    body: { ids: [added.response.id] },
  });
  const { evidence } = (await visitor.send(api.listEvidence, { params })).response;
  return { ...response, piece: evidence.find((one) => one.id === added.response.id) };
}

async function livePage(visitor: Visitor, id: string, path = ""): Promise<string> {
  await visitor.send(redeployCampaign, { params: { id } });
  await endOfDeployment(visitor, id);
  const { response } = await visitor.send(getCampaign, { params: { id } });
  return String(await liveReader(product)((response.deploymentUrl ?? "") + path));
}

test("a photo for all cities is on the page of the business's own, and what goes with it on all", async () => {
  const visitor = await product.signUp();
  const id = await makeBusiness(visitor, OWN);
  const boone = await makeCampaign(visitor, { ...PLUMBING, city: "Boone", businessId: id });
  const durham = await makeCampaign(visitor, { ...PLUMBING, city: "durham", businessId: id });
  const portrait = await photoOf(visitor, 40);
  const van = await photoOf(visitor, 90);
  const ana = { kind: "person" as const, name: "Ana Ruiz", role: "Owner", text: "" };
  const person = await publish(visitor, id, { ...ana, picture: portrait });
  expect(person).toMatchObject({ published: 1, refused: [], unpublishedSites: 2 });
  expect(person.piece).toMatchObject({ city: "", photoCity: "durham", photoState: "NC" });
  await publish(visitor, id, { kind: "photo", picture: van });
  const own = await livePage(visitor, durham.id);
  const other = await livePage(visitor, boone.id);
  for (const { hash } of [portrait, van]) {
    expect(own).toContain(hash);
    expect(other).not.toContain(hash);
  }
  for (const page of [own, other]) expect(page).toContain("Ana Ruiz");
  // The data for the preview has the photos in the same city.
  const draft = { siteKey: "abcdefghij234567", campaignId: boone.id, ...BOONE };
  const { evidence } = (await visitor.send(checkQuality, { body: draft })).response;
  const photoPlace = { city: "durham", state: "NC" };
  expect(evidence).toMatchObject([{ photoPlace }, { photoPlace }]);
});

test("without a city of its own the first site has the photo, and without a site the piece waits for a city", async () => {
  const visitor = await product.signUp();
  const id = await makeBusiness(visitor);
  const van = await photoOf(visitor, 200);
  const early = await publish(visitor, id, { kind: "photo", picture: van });
  expect(early.published).toBe(0);
  expect(early.refused[0]?.fields).toEqual({ city: evidenceTexts.cityNeeded });
  const cary = await makeCampaign(visitor, { ...PLUMBING, city: "Cary", businessId: id });
  await makeCampaign(visitor, { ...PLUMBING, city: "Apex", businessId: id });
  const { response: listed } = await visitor.send(api.listEvidence, { params: { id } });
  expect(listed.home).toEqual({ city: "Cary", state: "NC" });
  const late = await publish(visitor, id, { kind: "photo", picture: van });
  expect(late.piece).toMatchObject({ photoCity: "Cary", photoState: "NC" });
  expect(await livePage(visitor, cary.id)).toContain(van.hash);
  // The same photo once more, for one city.
  const again = await publish(visitor, id, {
    kind: "job",
    title: "Van",
    month: "2026-05",
    text: "",
    pictures: [van],
  });
  expect(again.refused[0]?.message).toBe(evidenceTexts.photoTaken("Cary, NC"));
});

test("an edit leaves the photo on the page where it is, until no site is there", async () => {
  const visitor = await product.signUp();
  const id = await makeBusiness(visitor);
  const van = await photoOf(visitor, 120);
  const make = (city: string) => makeCampaign(visitor, { ...PLUMBING, city, businessId: id });
  const first = await make("Cary");
  const { piece } = await publish(visitor, id, { kind: "photo", picture: van });
  const describe = async (alt: string) => {
    const content = { kind: "photo" as const, picture: { ...van, alt } };
    const params = { id, evidenceId: piece?.id ?? "" };
    return (await visitor.send(api.updateEvidence, { params, body: { content } })).response;
  };
  const remove = async (site: { id: string }) => {
    const removed = await visitor.send(deleteCampaign, { params: { id: site.id }, query: {} });
    expect(removed.status, removed.failure.message).toBe(200);
  };
  const apex = await make("Apex");
  const cary = await make("cary");
  await remove(first);
  // Apex has the oldest site now, and would get a photo that is published now.
  expect((await visitor.send(api.listEvidence, { params: { id } })).response.home?.city).toBe(
    "Apex",
  );
  expect(await describe("Our blue van")).toMatchObject({ photoCity: "Cary", photoState: "NC" });
  expect(await livePage(visitor, cary.id)).toContain("Our blue van");
  expect(await livePage(visitor, apex.id)).not.toContain(van.hash);
  await remove(cary);
  expect(await describe("Our old van")).toMatchObject({ photoCity: "Apex", photoState: "NC" });
});

test("spellings of one city are one place, as most sites spell it", async () => {
  const visitor = await product.signUp();
  const id = await makeBusiness(visitor);
  for (const city of ["Winston Salem", "Winston-Salem", "winston-salem"])
    await makeCampaign(visitor, { ...PLUMBING, city, businessId: id });
  const { response } = await visitor.send(api.listEvidence, { params: { id } });
  expect(response.places.map((place) => place.city.toLowerCase())).toEqual(["winston-salem"]);
});
