import { getCampaign, redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { creditBalance, creditHistory } from "@mainstreet/contract/credits";
import { addLocations, removeLocation } from "@mainstreet/contract/location-edits";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import { texts } from "@mainstreet/contract/texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  campaignOfRun,
  endOfDeployment,
  liveReader,
  makeCampaign,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { clearJournal, journal } from "../../../test/provider-controls.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const SITE = {
  mainService: "Plumbing",
  mainLocation: { city: "Winston-Salem", state: "NC" },
  additionalLocations: [
    { city: "Kernersville", state: "NC" },
    { city: "Greensboro", state: "North Carolina" },
  ],
  relatedServices: [
    { name: "HVAC" },
    { name: "Septic tanks", description: "Pumped and repaired." },
  ],
  phoneNumber: "336-555-0142",
};

const CARY = { city: "Cary", state: "NC" };

async function make(visitor: Visitor, change: object = {}) {
  const { status, response, failure } = await visitor.send(createMultiLocation, {
    body: { ...SITE, ...change },
  });
  expect(status, failure.message).toBe(201);
  return response.progressId;
}

/** Makes the same site and returns the id of its campaign. */
const makeSite = async (visitor: Visitor, change: object = {}) =>
  campaignOfRun(visitor, await make(visitor, change));

const balance = async (visitor: Visitor) =>
  (await visitor.send(creditBalance, {})).response.credits;

test.runIf(IS_LONG)(
  "a deployment without a change sends nothing, and one of the phone number every page of it",
  async () => {
    const visitor = await product.signUp();
    const id = await makeSite(visitor);
    await endOfDeployment(visitor, id);
    await clearJournal(product.netlify);
    const again = await visitor.send(redeployCampaign, { params: { id } });
    expect(again.response.message).toBe(texts.campaigns.nothingChanged);
    await visitor.send(updateCampaign, {
      params: { id },
      body: { main: { phone: "336-555-0199" } },
    });
    expect(
      (await visitor.send(getCampaign, { params: { id } })).response.hasUnpublishedChanges,
    ).toBe(true);
    await visitor.send(redeployCampaign, { params: { id } });
    const sent = (await journal(product.netlify)).filter(({ method }) => method === "PUT");
    expect(sent.length).toBeGreaterThanOrEqual(4);
  },
);

const add = (visitor: Visitor, id: string, ...locations: { city: string; state: string }[]) =>
  visitor.send(addLocations, { params: { id }, body: { locations } });

const remove = (visitor: Visitor, id: string, city: string) =>
  visitor.send(removeLocation, { params: { id }, query: { city, state: "NC" } });

test("a location and a service added later are published with the next deployment, and go with the one after", async () => {
  const visitor = await product.signUp();
  const id = await makeSite(visitor);
  await endOfDeployment(visitor, id);
  const added = await add(
    visitor,
    id,
    { city: "High Point", state: "north carolina" },
    { city: "greensboro", state: "NC" },
    { city: "High Point", state: "NC" },
  );
  expect(added.status, added.failure.message).toBe(201);
  expect(added.response.locations.at(-1)).toEqual({ city: "High Point", state: "NC" });
  expect(added.response).toMatchObject({ locations: { length: 3 }, hasUnpublishedChanges: true });
  expect(await balance(visitor)).toBe(1);
  const { transactions } = (await visitor.send(creditHistory, {})).response;
  const site = "Plumbing in Winston-Salem, NC";
  expect(transactions[0]).toMatchObject({
    type: "deduct",
    amount: 1,
    description: texts.locationEdits.charged(site, "High Point, NC"),
  });

  // The location was never part of a live site: its credit is refunded, and nothing needs to be published.
  await add(visitor, id, CARY);
  const { response: taken } = await remove(visitor, id, "cary");
  const message = `${texts.locationEdits.removed("Cary, NC")}. ${texts.removal.refunded(1)}`;
  expect(taken).toEqual({ success: true, refunded: 1, message });
  expect(await balance(visitor)).toBe(1);
  const { response: history } = await visitor.send(creditHistory, {});
  expect(history.transactions[0]?.description).toBe(texts.locationEdits.refundOf("Cary, NC"));

  const relatedServices = [
    { name: "Electrical", description: "" },
    { name: "Septic tanks", description: "Pumped." },
    { name: "septic tanks", description: "Twice." },
  ];
  const saved = await visitor.send(updateCampaign, { params: { id }, body: { relatedServices } });
  expect(saved.response.relatedServices).toEqual(relatedServices.slice(0, 2));
  const { response: live } = await visitor.send(redeployCampaign, { params: { id } });
  const read = liveReader(product);
  const page = async (path: string) =>
    (await read(new URL(path, live.deploymentUrl ?? "").href))?.toString();
  expect(await page("locations/high-point-nc/")).toContain("High Point");
  expect(await page("services/electrical/")).toContain("Electrical");
  expect(await page("services/hvac/")).toBeUndefined();

  expect((await remove(visitor, id, "High Point")).response.refunded).toBe(0);
  expect((await remove(visitor, id, "Greensboro")).response.refunded).toBe(0);
  const { response: left } = await visitor.send(getCampaign, { params: { id } });
  expect(left).toMatchObject({
    locations: [SITE.additionalLocations[0]],
    hasUnpublishedChanges: true,
  });
  await visitor.send(redeployCampaign, { params: { id } });
  expect(await page("locations/high-point-nc/")).toBeUndefined();
  expect(await page("sitemap.xml")).toContain("/locations/kernersville-nc/");
  expect(await balance(visitor)).toBe(1);
});

test("a change of locations that cannot be is refused, and costs nothing", async () => {
  const visitor = await product.signUp();
  const id = await makeSite(visitor);
  await endOfDeployment(visitor, id);
  const refusal = async (reply: Promise<{ status: number; failure: { message: string } }>) => {
    const { status, failure } = await reply;
    return [status, failure.message];
  };
  const main = { city: "winston salem", state: "NC" };
  expect(await refusal(add(visitor, id, main))).toEqual([
    409,
    texts.locationEdits.alreadyThere("winston salem, NC"),
  ]);
  const three = ["Durham", "Raleigh", "Cary"].map((city) => ({ city, state: "NC" }));
  const short = await add(visitor, id, ...three);
  expect(short.failure).toMatchObject({ code: "INSUFFICIENT_CREDITS", required: 3, available: 2 });
  expect(await refusal(remove(visitor, id, "Durham"))).toEqual([404, texts.locationEdits.notThere]);
  expect((await remove(visitor, id, "Greensboro")).status).toBe(200);
  expect(await refusal(remove(visitor, id, "Kernersville"))).toEqual([
    409,
    texts.locationEdits.lastOne,
  ]);
  const stranger = await product.signUp();
  expect(await refusal(add(stranger, id, CARY))).toEqual([404, texts.campaigns.notFound]);
  expect(await refusal(remove(stranger, id, "Kernersville"))).toEqual([
    404,
    texts.campaigns.notFound,
  ]);

  const single = await makeCampaign(stranger);
  expect(await refusal(add(stranger, single.id, CARY))).toEqual([
    409,
    texts.locationEdits.multiOnly,
  ]);
  const save = (relatedServices: { name: string }[]) =>
    stranger.send(updateCampaign, { params: { id: single.id }, body: { relatedServices } });
  // A client that follows the specification sends the whole campaign back, and a single site has an empty list.
  expect((await save([])).status).toBe(200);
  expect(await refusal(save([{ name: "HVAC" }]))).toEqual([400, texts.locationEdits.multiOnly]);
  const many = Array.from({ length: 31 }, (_, index) => ({ name: `Service ${index}` }));
  const tooMany = texts.locationEdits.tooManyServices(30);
  expect(await refusal(save(many))).toEqual([400, tooMany]);
  expect([await balance(visitor), await balance(stranger)]).toEqual([2, 4]);
});
