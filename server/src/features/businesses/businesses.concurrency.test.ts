import * as api from "@mainstreet/contract/businesses";
import { createCampaign, getCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { createRun } from "@mainstreet/contract/creation-runs";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { businessTexts } from "@mainstreet/contract/business-texts";
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
import { IS_LONG } from "../../../test/is-long.ts";
import { control } from "../../../test/provider-controls.ts";

const ROUNDS = IS_LONG ? 60 : 2;
const RUIZ = { name: "Ruiz Plumbing", phone: "336-555-0100" };
const { phone: _phone, ...SITE } = PLUMBING;

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: String(ROUNDS * 8) });
  await control(product.netlify, "limits", { requestsPerMinute: null });
});
afterAll(async () => {
  // I14 checks that no site missed a change, and I5 that none is stuck.
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

async function makeBusiness(visitor: Visitor): Promise<string> {
  const { response, failure } = await visitor.send(api.createBusiness, { body: RUIZ });
  expect(response.id, failure.message).toBeDefined();
  return response.id;
}

/** Waits until no deployment is queued or running. */
const settled = () =>
  expect
    .poll(
      async () =>
        (
          await product.db.execute(`
            select id from campaigns where deployment_status in ('queued', 'deploying')
            union all select run_id from creation_run_sites where status in ('waiting', 'pending', 'processing')`)
        ).rows,
      { timeout: 30_000 },
    )
    .toEqual([]);

const read = async (visitor: Visitor, id: string) =>
  (await visitor.send(getCampaign, { params: { id } })).response;

test("two edits of different fields of a business at once both stay, and its sites have both", async () => {
  const visitor = await product.signUp();
  const id = await makeBusiness(visitor);
  const site = await makeCampaign(visitor, { ...SITE, businessId: id });
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = `336-555-${String(round).padStart(4, "0")}`;
    const name = `Ruiz ${round}`;
    const edits = [{ phone }, { name }].map((body) =>
      visitor.send(api.updateBusiness, { params: { id }, body }),
    );
    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await visitor.send(api.getBusiness, { params: { id } })).response).toMatchObject({
      name,
      phone,
    });
    expect(await read(visitor, site.id)).toMatchObject({ phone, company: { name } });
  }
});

test.runIf(IS_LONG)(
  "a business that changes while sites join, are edited and deployed leaves none behind",
  async () => {
    const visitor = await product.signUp();
    const businessId = await makeBusiness(visitor);
    const params = { id: businessId };
    const edited = await makeCampaign(visitor, { ...SITE, businessId });
    for (let round = 0; round < ROUNDS; round += 1) {
      const body = { phone: `336-555-${String(round + 100).padStart(4, "0")}` };
      const sites = [{ ...SITE, city: "Boone", businessId, netlifyTokenId: "default" }];
      const all = await Promise.all([
        visitor.send(api.updateBusiness, { params, body }),
        visitor.send(createCampaign, { body: { ...SITE, city: "Durham", businessId } }),
        visitor.send(updateCampaign, {
          params: { id: edited.id },
          body: {
            content: { cta: `Call ${round}` },
            main: { phone: round % 2 === 0 ? "336-555-0199" : RUIZ.phone },
          },
        }),
        visitor.send(createRun, { body: { sites } }),
        visitor.send(api.redeployBusiness, { params }),
      ]);
      expect(all.map(({ status, failure }) => (status < 300 ? "ok" : failure.message))).toEqual(
        all.map(() => "ok"),
      );
    }
    const { response, failure } = await visitor.send(api.updateBusiness, {
      params,
      body: { phone: "336-555-0777" },
    });
    const phones = await Promise.all(
      (await visitor.send(api.getBusiness, { params })).response.siteList.map(async ({ id }) => {
        const { own, phone } = await read(visitor, id);
        return own["main.phone"] ? "own" : phone;
      }),
    );
    expect(failure?.message).toBeUndefined();
    expect(response.sites).toBeGreaterThan(ROUNDS);
    await settled();
    expect(new Set(phones.filter((phone) => phone !== "own"))).toEqual(new Set(["336-555-0777"]));
  },
);

test.runIf(IS_LONG)(
  "a business deleted while sites join it, are edited, deployed and deleted loses no site and no credit",
  async () => {
    const visitor = await product.signUp();
    for (let round = 0; round < ROUNDS; round += 1) {
      const businessId = await makeBusiness(visitor);
      const params = { id: businessId };
      const [edited, gone] = [
        await makeCampaign(visitor, { ...SITE, businessId }),
        await makeCampaign(visitor, { ...SITE, city: "Wilson", businessId }),
      ];
      await visitor.send(api.updateBusiness, { params, body: { about: "We clear drains." } });
      const sites = [{ ...SITE, city: "Boone", businessId, netlifyTokenId: "default" }];
      const [removed, redeployed, saved, created, run] = await Promise.all([
        visitor.send(api.deleteBusiness, { params }),
        visitor.send(api.redeployBusiness, { params }),
        visitor.send(updateCampaign, {
          params: { id: edited.id },
          body: { content: { cta: "Call" } },
        }),
        visitor.send(createCampaign, { body: { ...SITE, city: "Durham", businessId } }),
        visitor.send(createRun, { body: { sites } }),
        visitor.send(deleteCampaign, { params: { id: gone.id }, query: {} }),
      ]);
      expect([removed.status, saved.status]).toEqual([200, 200]);
      expect([202, 404], redeployed.failure.message).toContain(redeployed.status);
      // Either the business still existed, or no site was created.
      if (created.status !== 201) expect(created.failure.message).toBe(businessTexts.notFound);
      expect([202, 400, 404]).toContain(run.status);
      const kept = await endOfDeployment(visitor, edited.id);
      expect(kept).toMatchObject({
        businessId: null,
        own: {},
        phone: RUIZ.phone,
        company: { name: RUIZ.name },
      });
      if (created.status === 201)
        expect(await endOfDeployment(visitor, created.response.id)).toMatchObject({
          businessId: null,
          phone: RUIZ.phone,
        });
    }
    await settled();
    const { rows } = await product.db.execute(
      `select 1 from creation_run_sites where user_id = '${visitor.user.id}' and input ->> 'phone' = '' and status <> 'deleted'
       and not exists (select from campaigns c where c.id = campaign_id and c.phone = '${RUIZ.phone}')`,
    );
    expect(rows).toEqual([]);
  },
);

test("sites that join two businesses at once belong to one of them", async () => {
  const visitor = await product.signUp();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { response } = await visitor.send(createCampaign, { body: PLUMBING });
    const campaignIds = [response.id];
    const names = ["Ruiz", "Ray"];
    const made = await Promise.all([
      ...names.map((name) => visitor.send(api.groupCampaigns, { body: { name, campaignIds } })),
      visitor.send(updateCampaign, {
        params: { id: response.id },
        body: { main: { phone: "336-555-0123" } },
      }),
    ]);
    expect(made.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 201, 404,
    ]);
    await endOfDeployment(visitor, response.id);
  }
  await settled();
});
