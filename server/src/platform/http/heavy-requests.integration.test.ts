import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import { HEAVY_REQUESTS_WAITING, REQUEST_LIMITS } from "@mainstreet/contract/limits";
import { requestTexts } from "@mainstreet/contract/request-messages";
import { texts } from "@mainstreet/contract/texts";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import { PLUMBING, type Product, startProduct } from "../../../test/harness.ts";
import { buildApp } from "../../app.ts";
import { requestLimits } from "./request-limits-table.ts";
import { createRequestLimits } from "./request-limits.ts";

let product: Product;
let app: FastifyInstance;
beforeAll(async () => {
  // No worker: nothing is deployed here.
  product = await startProduct({ ROLE: "api" });
  app = await buildApp({ ...product.deps, limits: counted() });
});
afterAll(async () => {
  await app.close();
  await product.assertSound();
  await product.close();
});

const counted = () => createRequestLimits({ hasRateLimits: true }, product.db);

type Sent = { token: string; body: object | string | Buffer; encoding?: string; method?: "PUT" };

async function send(path: string, { token, body, encoding, method }: Sent) {
  const isRaw = typeof body === "string" || Buffer.isBuffer(body);
  const response = await app.inject({
    method: method ?? "POST",
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(encoding && { "content-encoding": encoding }),
    },
    payload: isRaw ? body : JSON.stringify(body),
  });
  const { message, fields } = response.json<{
    message?: string;
    fields?: Record<string, string>;
  }>();
  const { statusCode: status, headers } = response;
  return { status, message, fields, headers, retryAfter: Number(headers["retry-after"]) };
}

const pagesSpent = async (userId: string) => {
  const key = `pagesChecked:${userId}`;
  const [row] = await product.db.select().from(requestLimits).where(eq(requestLimits.key, key));
  return row?.points ?? 0;
};

const FORM = { siteKey: "heavystory00", service: "Plumbing" };
const CHECK = "/campaigns/bulk/check";
const SCRIPT = "/campaigns/bulk-update-script";

test.each([
  { encoding: "br", compress: brotliCompressSync },
  { encoding: "gzip", compress: gzipSync },
  { encoding: "deflate", compress: deflateSync },
  { encoding: "zstd", compress: zstdCompressSync },
  { encoding: "identity, gzip", compress: gzipSync },
])("a request compressed with $encoding is refused and never decompressed", async (given) => {
  const { token } = await product.signUp();
  const body = given.compress(Buffer.from(JSON.stringify(FORM)));
  const refused = await send("/quality", { token, body, encoding: given.encoding });
  expect(refused).toMatchObject({ status: 415, message: requestTexts.wrongContentEncoding });
  expect(refused.headers["accept-encoding"]).toBe("identity");
  const taken = await send("/quality", { token, body: FORM, encoding: "identity" });
  expect(taken.status).toBe(200);
});

const tooMany = `[${Array(10_001).fill(0).join(",")}]`;
const ids = `[${Array(10_001).fill('""').join(",")}]`;

test.each([
  { path: "/campaigns/bulk", member: "sites", list: tooMany, text: texts.creationRuns.tooMany },
  { path: CHECK, member: "rows", list: tooMany, text: texts.creationRuns.tooMany },
  {
    path: SCRIPT,
    member: "campaignIds",
    list: ids,
    text: texts.verificationScript.tooManyCampaigns,
  },
])("$path counts its $member before it reads anything of them", async (given) => {
  const { path, member, list, text } = given;
  const { token } = await product.signUp();
  const isNoJson = `{"${member}":${list}, and this is no JSON`;
  expect(await send(path, { token, body: isNoJson })).toMatchObject({
    status: 400,
    message: text,
    fields: { [member]: text },
  });
});

test.each([
  { why: "more members than any row has", body: `{"rows":[{${manyMembers(101)}}]}` },
  { why: "more values than so many rows have", body: `{"rows":[${valuesIn(9_000, 40)}]}` },
  { why: "a text that no row has", body: JSON.stringify({ rows: ["x".repeat(20_000)] }) },
])("a body of rows with $why is refused before it is parsed", async ({ body }) => {
  const { token } = await product.signUp();
  const refused = await send(CHECK, { token, body: `${body} and this is no JSON` });
  expect(refused).toMatchObject({ status: 413, message: texts.shell.tooLarge });
});

function manyMembers(count: number): string {
  return Array.from({ length: count }, (_, at) => `"m${at}":1`).join(",");
}
function valuesIn(rows: number, each: number): string {
  return Array(rows)
    .fill(`[${Array(each).fill(1).join(",")}]`)
    .join(",");
}

test("a list longer than any endpoint's is refused where no rows are declared", async () => {
  const { token } = await product.signUp();
  const additionalLocations = Array.from({ length: 1_001 }, () => ({}));
  const refused = await send("/multi-location/create", { token, body: { additionalLocations } });
  expect(refused).toMatchObject({ status: 413, message: texts.shell.tooLarge });
});

test("a row's text that cannot be stored is named, and one member twice is found in any row", async () => {
  const { token } = await product.signUp();
  const rows = [PLUMBING, { ...PLUMBING, city: "\ud800" }];
  expect(await send(CHECK, { token, body: { rows } })).toMatchObject({
    status: 400,
    fields: { "rows.1.city": texts.shell.unstorable },
  });
  const twice = await send(CHECK, { token, body: '{"rows":[{"city":"Cary","city":"Apex"}]}' });
  expect(twice).toMatchObject({ status: 400, message: texts.shell.notJson });
});

const rowsOf = (count: number, more: object = {}) =>
  Array.from({ length: count }, () => ({ ...PLUMBING, ...more }));
const UNKNOWN_ID = "019a9f5d-df99-723b-b95f-9baf729685f5";
const script = { searchConsoleScript: "google0123456789abcdef.html" };
const unknownIds = (count: number) =>
  Array.from({ length: count }, (_, at) => UNKNOWN_ID.slice(0, -5) + String(10_000 + at));

test.each([
  { call: "quality", path: "/quality", body: FORM, pages: 1 },
  { call: "a check of rows that are drawn", path: CHECK, body: { rows: [PLUMBING] }, pages: 1 },
  {
    call: "a check of many rows",
    path: CHECK,
    body: { rows: rowsOf(150) },
    pages: 3,
  },
  {
    call: "a run",
    path: "/campaigns/bulk",
    body: { sites: rowsOf(150, { netlifyTokenId: "default" }) },
    pages: 3,
  },
  {
    call: "unknown ids of a script update",
    path: SCRIPT,
    body: { campaignIds: unknownIds(150), ...script },
    pages: 3,
  },
  { call: "a refused request", path: CHECK, body: { rows: "none" }, pages: 1 },
])("$call spends the compute budget of its account, and no other's", async (given) => {
  const { path, body, pages } = given;
  const [{ user, token }, other] = await Promise.all([product.signUp(), product.signUp()]);
  await send(path, { token, body });
  expect(await pagesSpent(user.id)).toBe(pages);
  const left = REQUEST_LIMITS.pagesChecked.times - pages;
  await counted().spend("pagesChecked", user.id, left - pages + 1);
  const refused = await send(path, { token, body });
  expect(refused).toMatchObject({ status: 429, message: texts.shell.tooManyRequests });
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect(refused.retryAfter).toBeLessThanOrEqual(60);
  expect((await send(path, { token: other.token, body })).status).not.toBe(429);
});

test("pages that are rendered again because they are alike are counted as well", async () => {
  const { user, token } = await product.signUp();
  // One key gives one page: so each row tries keys until its page is no copy of the earlier ones.
  const rows = rowsOf(10, { siteKey: FORM.siteKey });
  expect((await send(CHECK, { token, body: { rows } })).status).toBe(200);
  expect(await pagesSpent(user.id)).toBeGreaterThanOrEqual(rows.length * 2);
});

test("heavy requests of an account wait for each other, too many are refused, and another account's do not wait", async () => {
  const [one, other] = await Promise.all([product.signUp(), product.signUp()]);
  const burst = Array.from({ length: HEAVY_REQUESTS_WAITING * 3 }, () =>
    send("/quality", { token: one.token, body: FORM }),
  );
  expect((await send("/quality", { token: other.token, body: FORM })).status).toBe(200);
  const responses = await Promise.all(burst);
  // A request that arrives after the first ones have ended finds a free place.
  const { 200: done = 0, ...others } = countByStatus(responses);
  expect(done).toBeGreaterThan(HEAVY_REQUESTS_WAITING);
  expect(others).toEqual({ 429: burst.length - done });
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused[0]).toMatchObject({ message: requestTexts.tooManyAtOnce, retryAfter: 5 });
  // All slots are free again.
  expect((await send("/quality", { token: one.token, body: FORM })).status).toBe(200);
});
