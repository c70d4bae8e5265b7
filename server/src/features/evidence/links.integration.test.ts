import * as businesses from "@mainstreet/contract/businesses";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import * as api from "@mainstreet/contract/evidence";
import { LINK_TOKEN } from "@mainstreet/contract/evidence-link-page";
import * as links from "@mainstreet/contract/evidence-links";
import { evidenceLinkTexts } from "@mainstreet/contract/evidence-texts";
import { pictureTexts } from "@mainstreet/contract/picture-texts";
import type { UploadedPicture } from "@mainstreet/contract/pictures";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { countByStatus } from "../../../test/count-by-status.ts";
import { pictureFile } from "../../../test/tenancy/picture-file.ts";

let product: Product;
const tokens: string[] = [];
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20", RATE_LIMITS: "on", LOG_LEVEL: "debug" });
});
afterAll(async () => {
  // I7: neither the database nor a log line contains a token.
  await product.assertSound({ secrets: tokens });
  for (const token of tokens) expect(product.logs.join("")).not.toContain(token);
  await product.close();
});

const DURHAM = { city: "Durham", state: "NC" };
type LinkBody = RequestOf<typeof links.createLink>["body"];

async function makeLink(visitor: Visitor, body: LinkBody = {}) {
  const business = { name: "Ruiz Plumbing" };
  const { id } = (await visitor.send(businesses.createBusiness, { body: business })).response;
  const made = await visitor.send(links.createLink, { params: { id }, body });
  expect(made.status, made.failure.message).toBe(201);
  tokens.push(made.response.token);
  return { businessId: id, link: made.response, headers: { [LINK_TOKEN]: made.response.token } };
}

async function upload(token: string, word: string) {
  const response = await product.app.inject({
    method: "POST",
    url: `/api${links.LINK_PICTURES}`,
    headers: { [LINK_TOKEN]: token },
    payload: pictureFile(word),
  });
  return { status: response.statusCode, picture: response.json<UploadedPicture>() };
}

const waiting = async (visitor: Visitor, id: string) =>
  (await visitor.send(api.listEvidence, { params: { id } })).response.evidence;

test("a worker sees what the link is for, sends two photos and a line, and they wait", async () => {
  const visitor = await product.signUp();
  const { businessId, link, headers } = await makeLink(visitor, DURHAM);
  expect((await product.anonymous(links.openLink, { headers })).response).toMatchObject({
    business: "Ruiz Plumbing",
    ...DURHAM,
    left: 10,
  });
  const first = await upload(link.token, "before");
  const second = await upload(link.token, "after");
  // An upload that was interrupted and repeated is the same picture.
  expect(await upload(link.token, "after")).toEqual(second);
  const pictures = [first.picture, second.picture];
  const body = { text: "Copper line replaced", pictures };
  const keyed = { ...headers, "idempotency-key": "message-1" };
  const sent = await product.anonymous(links.sendByLink, { body, headers: keyed });
  expect(sent.response).toEqual({ left: 9 });
  const again = await product.anonymous(links.sendByLink, { body, headers: keyed });
  expect(again.response).toEqual({ left: 9 });
  const [piece, ...others] = await waiting(visitor, businessId);
  expect(others).toEqual([]);
  expect(piece).toMatchObject({ ...DURHAM, status: "waiting", source: "link" });
  expect(piece?.content).toMatchObject({
    kind: "job",
    title: "Copper line replaced",
    pictures: pictures.map((picture) => ({ ...picture, alt: "" })),
  });
});

test("the page of a link is served without sending its address to anyone", async () => {
  const visitor = await product.signUp();
  const { link } = await makeLink(visitor);
  for (const address of [`/add/${link.token}`, `//add/${link.token}`, `/add/${link.token}/x?y=1`]) {
    const { headers } = await product.app.inject(address);
    expect(headers).toMatchObject({ "referrer-policy": "no-referrer" });
  }
  expect(product.logs.join("")).toContain("/add/…");
});

test("a link without a city lets the worker choose among the cities of the business", async () => {
  const visitor = await product.signUp();
  const { businessId, headers } = await makeLink(visitor);
  await makeCampaign(visitor, { ...PLUMBING, ...DURHAM, businessId });
  const opened = await product.anonymous(links.openLink, { headers });
  expect(opened.response.places).toEqual([DURHAM]);
  const send = (body: RequestOf<typeof links.sendByLink>["body"]) =>
    product.anonymous(links.sendByLink, { body, headers });
  const message = { text: "Done", pictures: [] };
  expect((await send(message)).failure.fields).toEqual({ city: evidenceLinkTexts.cityNeeded });
  const elsewhere = await send({ ...message, city: "Paris", state: "TX" });
  expect(elsewhere.failure.fields).toEqual({ city: evidenceLinkTexts.unknownCity });
  const empty = await send({ ...DURHAM, text: " ", pictures: [] });
  expect(empty.failure.message).toBe(evidenceLinkTexts.nothingSent);
  expect((await send({ ...message, ...DURHAM })).status).toBe(201);
});

test("a link that is used up, ended, late or unknown says so, and takes nothing", async () => {
  const visitor = await product.signUp();
  const once = await makeLink(visitor, { mostUses: 1 });
  const message = { body: { text: "Done", pictures: [] } };
  const sendTo = (headers: Record<string, string>) =>
    product.anonymous(links.sendByLink, { ...message, headers });
  expect((await sendTo(once.headers)).status).toBe(201);
  const second = await sendTo(once.headers);
  expect([second.status, second.failure.message]).toEqual([410, evidenceLinkTexts.used]);

  const ended = await makeLink(visitor);
  const params = { id: ended.businessId, linkId: ended.link.id };
  expect((await visitor.send(links.revokeLink, { params })).response).toEqual({ success: true });
  expect((await sendTo(ended.headers)).failure.message).toBe(evidenceLinkTexts.revoked);
  expect((await upload(ended.link.token, "late")).status).toBe(410);

  const late = await makeLink(visitor);
  await product.db.execute(
    sql`update evidence_links set expires_at = now() - interval '1 second' where id = ${late.link.id}`,
  );
  const opened = await product.anonymous(links.openLink, { headers: late.headers });
  expect([opened.status, opened.failure.message]).toEqual([410, evidenceLinkTexts.expired]);
  expect((await sendTo(late.headers)).failure.message).toBe(evidenceLinkTexts.expired);

  for (const token of ["x", "A".repeat(43)]) {
    const { status, failure } = await sendTo({ [LINK_TOKEN]: token });
    expect([status, failure.message]).toEqual([404, evidenceLinkTexts.unknown]);
  }
  for (const { businessId } of [ended, late])
    expect(await waiting(visitor, businessId)).toEqual([]);
});

test("a link reaches nothing but its own business, and its token is shown once", async () => {
  const [visitor, other] = [await product.signUp(), await product.signUp()];
  const { businessId, link, headers } = await makeLink(visitor);
  const params = { id: businessId };
  const listed = await visitor.send(links.listLinks, { params });
  expect(JSON.stringify(listed.response)).not.toContain(link.token);
  const bearer = { authorization: `Bearer ${link.token}` };
  expect((await product.anonymous(api.listEvidence, { params, headers: bearer })).status).toBe(401);
  const { body: own } = await product.app.inject({
    method: "POST",
    url: "/api/pictures",
    headers: { authorization: `Bearer ${other.token}` },
    payload: pictureFile("of another user"),
  });
  const body = { text: "", pictures: [JSON.parse(own)] };
  const refused = await product.anonymous(links.sendByLink, { body, headers });
  expect(refused.status).toBe(400);
});

test("too many pictures by one link, and too many tries of links, are refused for a while", async () => {
  const visitor = await product.signUp();
  const { link } = await makeLink(visitor);
  // Only a few at a time: if more were sent at once, some would be refused without being counted.
  const tries: { status: number }[] = [];
  for (let n = 0; n < 10; n += 1)
    tries.push(...(await Promise.all(Array.from({ length: 7 }, () => upload(link.token, "same")))));
  expect(countByStatus(tries)).toEqual({ 201: 60, 429: 10 });
});

test("a link cannot name a picture that the owner or another link has sent", async () => {
  const visitor = await product.signUp();
  const { businessId, headers, link } = await makeLink(visitor, DURHAM);
  const other = await makeLink(visitor, DURHAM);
  const { body: own } = await product.app.inject({
    method: "POST",
    url: "/api/pictures",
    headers: { authorization: `Bearer ${visitor.token}` },
    payload: pictureFile("the owner's"),
  });
  const ofOwner: UploadedPicture = JSON.parse(own);
  const ofOther = (await upload(other.link.token, "the other's")).picture;
  const mine = (await upload(link.token, "mine")).picture;
  const send = (pictures: UploadedPicture[]) =>
    product.anonymous(links.sendByLink, { body: { text: "Done", pictures }, headers });
  for (const taken of [[ofOwner], [ofOther], [mine, ofOwner]]) {
    const refused = await send(taken);
    // The same text as for a picture that does not exist.
    expect(refused.failure.fields).toEqual({ pictures: pictureTexts.unknown });
  }
  expect(await waiting(visitor, businessId)).toEqual([]);
  // A sender who has the same file may upload and send it.
  expect((await upload(link.token, "the owner's")).picture).toEqual(ofOwner);
  const sent = await send([mine, ofOwner]);
  expect([sent.status, sent.response]).toEqual([201, { left: 9 }]);
});
