import * as businesses from "@mainstreet/contract/businesses";
import { createCampaign } from "@mainstreet/contract/campaigns";
import * as api from "@mainstreet/contract/evidence";
import { LINK_TOKEN } from "@mainstreet/contract/evidence-link-page";
import * as links from "@mainstreet/contract/evidence-links";
import { evidenceLinkTexts } from "@mainstreet/contract/evidence-texts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
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
import { picture, postPicture } from "../../../test/pictures/pictures.ts";
import { control } from "../../../test/provider-controls.ts";
import { asTenant } from "../../platform/db/database.ts";
import { pictureFile } from "../../../test/tenancy/picture-file.ts";
import { publishPieces } from "./publish-pieces.ts";
import { evidence } from "./tables.ts";

const ROUNDS = IS_LONG ? 100 : 2;
const DURHAM = { city: "Durham", state: "NC" };

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: String(ROUNDS * 4) });
  await control(product.netlify, "limits", { requestsPerMinute: null });
});
afterAll(async () => {
  // I15 checks that each photo is on one page only and that each site's record of its evidence is correct.
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

async function makeBusiness(visitor: Visitor): Promise<string> {
  const body = { name: "Ruiz Plumbing" };
  return (await visitor.send(businesses.createBusiness, { body })).response.id;
}

async function makeLink(visitor: Visitor, id: string, mostUses: number) {
  const { response } = await visitor.send(links.createLink, { params: { id }, body: { mostUses } });
  return { ...response, headers: { [LINK_TOKEN]: response.token } };
}

const send = (headers: Record<string, string>, text: string) =>
  product.anonymous(links.sendByLink, { body: { text, pictures: [] }, headers });

test("a link for one use that many use at once accepts one, and refuses the others with the reason", async () => {
  const visitor = await product.signUp();
  const id = await makeBusiness(visitor);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { headers } = await makeLink(visitor, id, 1);
    const all = await Promise.all([1, 2, 3, 4].map((one) => send(headers, `Job ${one}`)));
    expect(countByStatus(all)).toEqual({ 201: 1, 410: 3 });
    const texts = all.filter(({ status }) => status !== 201).map(({ failure }) => failure.message);
    expect(new Set(texts)).toEqual(new Set([evidenceLinkTexts.used]));
  }
  const { response } = await visitor.send(api.listEvidence, { params: { id } });
  expect(response.evidence).toHaveLength(ROUNDS);
});

test("one message that is repeated before its first response came counts once", async () => {
  const visitor = await product.signUp();
  const id = await makeBusiness(visitor);
  const { headers } = await makeLink(visitor, id, 5);
  const keyed = { ...headers, "idempotency-key": "one-message" };
  const all = await Promise.all([1, 2, 3].map(() => send(keyed, "Drain cleared")));
  expect(all.map(({ response }) => response.left)).toEqual([4, 4, 4]);
  expect((await visitor.send(api.listEvidence, { params: { id } })).response.evidence).toHaveLength(
    1,
  );
});

test("a link that is ended or whose business is deleted while it is used leaves nothing behind", async () => {
  const visitor = await product.signUp();
  for (let round = 0; round < ROUNDS; round += 1) {
    const id = await makeBusiness(visitor);
    const link = await makeLink(visitor, id, 5);
    const end = { params: { id, linkId: link.id } };
    const [sent, ended, , removed] = await Promise.all([
      send(link.headers, "Job"),
      visitor.send(links.revokeLink, end),
      send(link.headers, "Job"),
      visitor.send(businesses.deleteBusiness, { params: { id } }),
    ]);
    expect([201, 404, 410]).toContain(sent.status);
    expect([200, 404]).toContain(ended.status);
    expect(removed.status).toBe(200);
    expect((await send(link.headers, "Job")).status).toBe(404);
  }
});

test("one photo that is published for two cities at once is on the pages of one", async () => {
  const visitor = await product.signUp();
  const id = await makeBusiness(visitor);
  const params = { id };
  const second = await makeBusiness(visitor);
  const { body } = await product.app.inject({
    method: "POST",
    url: "/api/pictures",
    headers: { authorization: `Bearer ${visitor.token}` },
    payload: pictureFile("photo"),
  });
  const content = { kind: "photo" as const, picture: { ...JSON.parse(body), alt: "A pipe" } };
  const add = async (businessId: string, city: string) =>
    (
      await visitor.send(api.addEvidence, {
        params: { id: businessId },
        body: { content, city, state: "NC" },
      })
    ).response.id;
  const pieces = [
    { id, piece: await add(id, "Durham") },
    { id, piece: await add(id, "Boone") },
    { id: second, piece: await add(second, "Cary") },
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = await Promise.all(
      pieces.map((one) =>
        visitor.send(api.publishEvidence, {
          params: { id: one.id },
          body: { ids: [one.piece] },
        }),
      ),
    );
    const published = all.map(({ response, failure }) => response.published ?? failure.message);
    expect(countByStatus(published.map((status) => ({ status })))).toEqual({ 0: 2, 1: 1 });
    await Promise.all(
      pieces.map((one) =>
        visitor.send(api.withdrawEvidence, {
          params: { id: one.id },
          body: { ids: [one.piece] },
        }),
      ),
    );
  }
  expect((await visitor.send(api.listEvidence, { params })).status).toBe(200);
});

test.runIf(IS_LONG)(
  "two businesses that publish the same photos at once, in opposite orders, both get a response",
  async () => {
    const visitor = await product.signUp();
    const caller = { app: product.app, token: visitor.token };
    const photos = await Promise.all(
      [20, 60, 100, 140, 180, 220, 260, 300].map(async (stripe) => {
        const file = await picture(800, 600, stripe).jpeg().toBuffer();
        const { hash, width, height, widths } = await postPicture(caller, file);
        return { hash, width, height, widths, alt: "A pipe" };
      }),
    );
    const requests: { params: { id: string }; body: { ids: string[] } }[] = [];
    for (const order of [photos, photos.toReversed()]) {
      const params = { id: await makeBusiness(visitor) };
      const ids: string[] = [];
      for (const one of order) {
        const body = { content: { kind: "photo" as const, picture: one }, ...DURHAM };
        ids.push((await visitor.send(api.addEvidence, { params, body })).response.id);
      }
      requests.push({ params, body: { ids } });
    }
    const [row] = await product.db
      .select({ userId: evidence.userId })
      .from(evidence)
      .where(eq(evidence.id, requests[0]?.body.ids[0] ?? ""));
    const userId = row?.userId ?? "";
    for (let round = 0; round < ROUNDS; round += 1) {
      // One process handles a user's large requests one after another; several processes handle them at once.
      const all = await Promise.all(
        requests.map(({ params, body }) =>
          asTenant(product.db, userId, (tx) =>
            publishPieces(tx, { userId, businessId: params.id }, body.ids),
          ),
        ),
      );
      expect(all.reduce((sum, { published }) => sum + published, 0)).toBe(photos.length);
      await Promise.all(requests.map((request) => visitor.send(api.withdrawEvidence, request)));
    }
  },
);

test.runIf(IS_LONG)(
  "evidence withdrawn while its sites are made and deployed is on no page in the end",
  async () => {
    const visitor = await product.signUp();
    const id = await makeBusiness(visitor);
    const params = { id };
    const content = {
      kind: "person" as const,
      name: "Ana",
      role: "Owner",
      text: "",
      picture: null,
    };
    const { response } = await visitor.send(api.addEvidence, {
      params,
      body: { content, ...DURHAM },
    });
    const body = { ids: [response.id] };
    const first = await makeCampaign(visitor, { ...PLUMBING, ...DURHAM, businessId: id });
    for (let round = 0; round < ROUNDS; round += 1) {
      await visitor.send(api.publishEvidence, { params, body });
      const site = { ...PLUMBING, ...DURHAM, businessId: id, netlifyTokenId: "default" };
      const all = await Promise.all([
        visitor.send(businesses.redeployBusiness, { params }),
        visitor.send(createCampaign, { body: site }),
        visitor.send(api.withdrawEvidence, { params, body }),
        visitor.send(businesses.redeployBusiness, { params }),
      ]);
      expect(all.map(({ status, failure }) => (status < 300 ? "ok" : failure.message))).toEqual(
        all.map(() => "ok"),
      );
    }
    const { siteList } = (await visitor.send(businesses.getBusiness, { params })).response;
    for (const site of siteList) await endOfDeployment(visitor, site.id);
    await visitor.send(businesses.redeployBusiness, { params });
    for (const site of siteList) await endOfDeployment(visitor, site.id);
    const after = (await visitor.send(businesses.getBusiness, { params })).response;
    expect(after.unpublishedSites).toBe(0);
    expect(after.siteList.some((site) => site.id === first.id)).toBe(true);
  },
);
