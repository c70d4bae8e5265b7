import {
  createCampaign,
  getCampaign,
  redeployCampaign,
  updateCampaign,
  type UpdateCampaignInput,
} from "@mainstreet/contract/campaigns";
import { creditBalance, creditHistory } from "@mainstreet/contract/credits";
import { createMultiLocation, multiLocationProgress } from "@mainstreet/contract/multi-location";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { texts } from "@mainstreet/contract/texts";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { audit } from "../../auditor/audit.ts";
import { claimDeployment } from "../deployments/claim-deployment.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
/** An API without a worker, so that nothing goes live. */
let api: Product;
beforeAll(async () => {
  product = await startProduct();
  api = await startProduct({ ROLE: "api" });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
  await api.assertSound();
  await api.close();
});

type Main = NonNullable<UpdateCampaignInput["main"]>;
const put = (
  visitor: Visitor,
  id: string,
  { acceptCost, ...main }: Main & { acceptCost?: number },
) =>
  visitor.send(updateCampaign, {
    params: { id },
    body: { main, ...(acceptCost !== undefined && { acceptCost }) },
  });
const balance = async (visitor: Visitor) =>
  (await visitor.send(creditBalance, {})).response.credits;
const redeploy = (visitor: Visitor, id: string) =>
  visitor.send(redeployCampaign, { params: { id } });
const detail = async (visitor: Visitor, id: string) =>
  (await visitor.send(getCampaign, { params: { id } })).response;

async function liveSite(input: object = {}) {
  const visitor = await product.signUp();
  const campaign = await makeCampaign(visitor, { ...PLUMBING, ...input });
  expect(campaign.deploymentStatus).toBe("deployed");
  return { visitor, id: campaign.id };
}

/** The balance after each save; every save must succeed. */
async function balancesAfter({ visitor, id }: { visitor: Visitor; id: string }, edits: Main[]) {
  const balances: number[] = [];
  for (const main of edits) {
    const { status, failure } = await put(visitor, id, main);
    expect(status, failure.message).toBe(200);
    balances.push(await balance(visitor));
  }
  return balances;
}

test("a live site that moves to another service or place costs a credit each time, with its line in the history", async () => {
  const site = await liveSite();
  const places = { service: "Roofing" };
  expect(await balancesAfter(site, [places, places])).toEqual([3, 3]);
  await redeploy(site.visitor, site.id);
  expect(await balancesAfter(site, [{ city: "Durham" }])).toEqual([2]);
  await redeploy(site.visitor, site.id);
  expect(await balancesAfter(site, [{ service: "Plumbing", city: "Winston-Salem" }])).toEqual([1]);
  const { transactions } = (await site.visitor.send(creditHistory, {})).response;
  expect(
    transactions
      .slice(0, 3)
      .map(({ type, amount, description }) => ({ type, amount, description })),
  ).toEqual([
    {
      type: "deduct",
      amount: 1,
      description: "Live site moved: Roofing in Durham, NC to Plumbing in Winston-Salem, NC",
    },
    {
      type: "deduct",
      amount: 1,
      description: "Live site moved: Roofing in Winston-Salem, NC to Roofing in Durham, NC",
    },
    {
      type: "deduct",
      amount: 1,
      description: texts.moves.charged(
        "Plumbing in Winston-Salem, NC",
        "Roofing in Winston-Salem, NC",
      ),
    },
  ]);
  // A site that went live is not refunded, and neither are the moves that were paid for later.
  const { response } = await site.visitor.send(deleteCampaign, {
    params: { id: site.id },
    query: {},
  });
  expect(response.refunded).toBe(0);
  expect(await balance(site.visitor)).toBe(1);
});

test.runIf(IS_LONG)(
  "a move that was paid and taken back leaves corrections of the live values free",
  async () => {
    const site = await liveSite();
    expect(await balancesAfter(site, [{ service: "Roofing" }, { service: "Plumbing" }])).toEqual([
      3, 3,
    ]);
    await redeploy(site.visitor, site.id);
    const respelt = [{ city: "winston-salem" }, { service: "plumbing services" }];
    expect(await balancesAfter(site, respelt)).toEqual([3, 3]);
    await redeploy(site.visitor, site.id);
    // Another move is paid for, and going back before it is deployed is free again.
    expect(await balancesAfter(site, [{ service: "Painting" }, { service: "Plumbing" }])).toEqual([
      2, 2,
    ]);
  },
);

test("corrections of spelling are free, and everything else of the form is", async () => {
  const site = await liveSite({ serviceName: "Plumbng", city: "Winston Salem", state: "NC" });
  const corrections: Main[] = [
    { service: "Plumbing" },
    { service: "plumbing services" },
    { city: "Winston-Salem", state: "North Carolina" },
    { phone: "(336) 555-0199", zip: "27101", metatitle: "Plumber" },
  ];
  expect(await balancesAfter(site, corrections)).toEqual([4, 4, 4, 4]);
});

test("a misspelt city that no place is known by is corrected for free, once", async () => {
  const site = await liveSite({ city: "Winstn-Salm", state: "NC" });
  expect(await balancesAfter(site, [{ city: "Winston-Salem" }])).toEqual([4]);
  expect(await balancesAfter(site, [{ city: "Winton-Salem" }])).toEqual([3]);
});

test.runIf(IS_LONG)(
  "many small corrections do not add up to a move: each is compared with what was paid for",
  async () => {
    const site = await liveSite({ serviceName: "Paving" });
    const steps = ["Pavings", "Pabing", "Pabbing", "Pebbing", "Webbing"];
    const balances = await balancesAfter(
      site,
      steps.map((service) => ({ service })),
    );
    expect(balances).toEqual([4, 4, 3, 3, 2]);
  },
);

test("before it was ever live a site moves for free, and its whole credit comes back", async () => {
  const visitor = await api.signUp();
  const body = { ...PLUMBING, deploymentType: "aws" as const };
  const { id } = await makeCampaign(visitor, body);
  for (const main of [{ service: "Roofing" }, { city: "Durham" }])
    expect((await put(visitor, id, main)).status).toBe(200);
  expect(await balance(visitor)).toBe(4);
  const { response } = await visitor.send(deleteCampaign, { params: { id }, query: {} });
  expect(response.refunded).toBe(1);
});

test("while its first deployment runs a site cannot be moved, but corrected", async () => {
  const visitor = await api.signUp();
  const { id } = (await visitor.send(createCampaign, { body: PLUMBING })).response;
  await claimDeployment(api.db, { userId: visitor.user.id, campaignId: id });
  const refused = await put(visitor, id, { service: "Roofing" });
  expect([refused.status, refused.failure.message]).toEqual([409, texts.moves.goingLive]);
  expect((await put(visitor, id, { service: "plumbing" })).status).toBe(200);
  expect(await balance(visitor)).toBe(4);
});

test.runIf(IS_LONG)(
  "going back to what is live before the move was deployed is free, and so is going on again",
  async () => {
    const site = await liveSite();
    const [there, back] = [{ city: "Durham" }, { city: "Winston-Salem" }];
    expect(await balancesAfter(site, [there, back, there])).toEqual([3, 3, 3]);
    // A third place is another move; going back to the live place stays free.
    expect(await balancesAfter(site, [{ city: "Cary" }, back])).toEqual([2, 2]);
    expect(await balancesAfter(site, [{ city: "Cary" }])).toEqual([2]);
    await redeploy(site.visitor, site.id);
    expect(await balancesAfter(site, [back])).toEqual([1]);
  },
);

test("with too few credits 402 says what is missing, and nothing is saved", async () => {
  const { visitor, id } = await liveSite();
  for (const service of ["Roofing", "Paving", "Masonry", "Carpentry"])
    expect((await put(visitor, id, { service })).status).toBe(200);
  const { status, failure } = await put(visitor, id, {
    service: "Locksmith",
    phone: "336-555-0100",
  });
  expect(status).toBe(402);
  expect(failure).toMatchObject({
    code: "INSUFFICIENT_CREDITS",
    message: texts.credits.shortage(1),
    required: 1,
    available: 0,
  });
  const { main } = await detail(visitor, id);
  expect(main).toMatchObject({ service: "Carpentry", phone: PLUMBING.phone });
  expect(await balance(visitor)).toBe(0);
});

test("without agreement a move responds 409 with its cost, and nothing is saved", async () => {
  const { visitor, id } = await liveSite();
  const unpaid = await put(visitor, id, { city: "Durham", acceptCost: 0 });
  expect(unpaid.status).toBe(409);
  expect(unpaid.failure).toMatchObject({
    code: "COST_NOT_ACCEPTED",
    message: texts.moves.costs("Plumbing in Durham, NC", 1),
    required: 1,
    available: 4,
  });
  expect((await detail(visitor, id)).main.city).toBe("Winston-Salem");
  expect((await put(visitor, id, { phone: "336-555-0100", acceptCost: 0 })).status).toBe(200);
  expect((await put(visitor, id, { city: "Durham", acceptCost: 1 })).status).toBe(200);
  expect(await balance(visitor)).toBe(3);
});

test("a multi-location site pays for another main service or place as well", async () => {
  const visitor = await product.signUp();
  const { response } = await visitor.send(createMultiLocation, {
    body: {
      mainService: "Plumbing",
      mainLocation: { city: "Durham", state: "NC" },
      additionalLocations: [{ city: "Raleigh", state: "NC" }],
    },
  });
  const progress = await visitor.send(multiLocationProgress, { params: response });
  const id = progress.response.campaignId;
  await endOfDeployment(visitor, id);
  expect(await balance(visitor)).toBe(3);
  expect(await balancesAfter({ visitor, id }, [{ city: "Cary" }, { service: "Roofing" }])).toEqual([
    2, 1,
  ]);
});

test("another user can move no site, and learns nothing of it", async () => {
  const { visitor, id } = await liveSite();
  const stranger = await product.signUp();
  expect((await put(stranger, id, { city: "Durham" })).status).toBe(404);
  expect([await balance(visitor), await balance(stranger)]).toEqual([4, 5]);
});

test("the auditor counts moves into what a campaign costs (I3)", async () => {
  const { visitor, id } = await liveSite();
  await put(visitor, id, { city: "Durham" });
  expect(await audit(product.db)).toEqual([]);
  const findings = async (sabotage: SQL, mend: SQL) => {
    await product.db.execute(sql`update campaigns set ${sabotage} where id = ${id}`);
    const found = await audit(product.db);
    await product.db.execute(sql`update campaigns set ${mend} where id = ${id}`);
    return found.filter(({ invariant }) => invariant === "I3").map(({ message }) => message);
  };
  expect(await findings(sql`cost = 1`, sql`cost = 2`)).toEqual([
    `campaign ${id} costs 1 and was charged 2`,
  ]);
  expect(await findings(sql`deployed = false`, sql`deployed = true`)).toEqual([
    `campaign ${id} never was live and was charged for a move`,
  ]);
});
