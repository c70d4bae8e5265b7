/**
 * Everything that we need of a store with the S3 API: run against the emulator here, and against another maker's store by `npm run
 * test:providers`.
 */
import { GetBucketPolicyCommand, PutBucketPolicyCommand, S3Client } from "@aws-sdk/client-s3";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStore, type StoreUnderTest } from "../../../test/store-under-test.ts";
import { failureOf, publishOf, request } from "../test-support.ts";
import { createBucket } from "./create-bucket.ts";
import { listBuckets } from "./list-buckets.ts";
import { makeBucketPublic } from "./make-bucket-public.ts";
import { createS3Hosting, type S3Target } from "./s3-hosting.ts";
import { verifyAwsKeys } from "./verify-aws-keys.ts";

const region = "us-east-1";
const userId = "0199-a";
const bucket = `sites-${randomUUID()}`;

const opening = { bucket, region, userId, opens: "everything" } as const;

let store: StoreUnderTest;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

const account = (keys = store.keys) => ({ ...keys, endpoint: store.url });

describe("keys", () => {
  test("are distinguished from wrong ones", async () => {
    expect(await verifyAwsKeys(account())).toMatchObject({ valid: true });
    const wrong = { ...store.keys, secretKey: "not-the-secret-of-this-key" };
    expect(await verifyAwsKeys(account(wrong))).toEqual({ valid: false });
    const unknown = { ...store.keys, accessKey: "AKIANOBODYNOBODY0000" };
    expect(await verifyAwsKeys(account(unknown))).toEqual({ valid: false });
  });
});

describe("a bucket", () => {
  test("is made, listed, and refused to another account", async () => {
    await createBucket(account(), { bucket, region });
    const listed = (await listBuckets(account())).find(({ name }) => name === bucket);
    expect(listed?.region).toBe(region);
    expect(listed?.creationDate).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(
      await failureOf(createBucket(account(store.stranger), { bucket, region })),
    ).toMatchObject({ kind: "conflict" });
  });

  test("is opened to visitors, and only once; the user's own statements stay", async () => {
    const own = `own-${randomUUID()}`;
    await createBucket(account(), { bucket: own, region });
    const { accessKey: accessKeyId, secretKey: secretAccessKey } = store.keys;
    const client = new S3Client({
      endpoint: store.url,
      forcePathStyle: true,
      region,
      credentials: { accessKeyId, secretAccessKey },
    });
    const Statement = [
      {
        Sid: "Own",
        Effect: "Deny",
        Principal: "*",
        Action: "s3:GetObject",
        Resource: `arn:aws:s3:::${own}/private/*`,
      },
    ];
    const Policy = JSON.stringify({ Version: "2012-10-17", Statement });
    await client.send(new PutBucketPolicyCommand({ Bucket: own, Policy }));
    await makeBucketPublic(account(), { ...opening, bucket: own });
    await makeBucketPublic(account(), { ...opening, bucket: own });
    const saved = await client.send(new GetBucketPolicyCommand({ Bucket: own }));
    const sids = JSON.parse(saved.Policy ?? "").Statement.map(({ Sid }: { Sid: string }) => Sid);
    expect(sids).toEqual(["Own", "PublicReadSites"]);
    client.destroy();
    await makeBucketPublic(account(), opening);
  });

  test("that is not open accepts no site", async () => {
    const closed = `closed-${randomUUID()}`;
    await createBucket(account(), { bucket: closed, region });
    const failure = await failureOf(hostingOf({ bucket: closed, isKnownOpen: false }).prepare());
    expect(failure.kind).toBe("forbidden");
  });
});

const hostingOf = (more: Partial<S3Target> = {}) =>
  createS3Hosting({
    ...account(),
    bucket,
    region,
    prefix: "plumbing",
    websiteSuffix: "localhost",
    isKnownOpen: true,
    userId,
    ...more,
  });

const site = (phone: string) => ({
  "index.html": `<h1>${phone}</h1>`,
  "about/index.html": `<p>${phone}</p>`,
  "css/a+b (1).css": "h1{}",
  "menü & <old>.html": "old",
  "og.png": "png",
  "robots.txt": "User-agent: *",
});
const COUNT = Object.keys(site("")).length;

/** The object as the API returns it: not every store serves websites. */
const visit = (prefix: string, path = "index.html") =>
  request(`${store.url}/${bucket}/${prefix}/${path.split("/").map(encodeURIComponent).join("/")}`);

async function liveSite(prefix: string) {
  const hosting = hostingOf({ prefix });
  await hosting.prepare();
  const { state } = await hosting.publish(publishOf(site("111")).input);
  return { hosting, state };
}

describe("a deployment", () => {
  test("of a new site is there as a whole, with its headers", async () => {
    const hosting = hostingOf({ prefix: "new", isKnownOpen: false });
    await hosting.prepare();
    const { sent } = await hosting.publish(publishOf(site("111")).input);
    expect(sent).toHaveLength(COUNT);
    for (const [path, text] of Object.entries(site("111")))
      expect(await visit("new", path)).toMatchObject({ status: 200, text });
    const { headers } = await visit("new");
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "gzip",
      "cache-control": "public, max-age=0, must-revalidate",
    });
  });

  test("sends what changed, deletes what went, and nothing when nothing changed", async () => {
    const { hosting, state } = await liveSite("changing");
    expect(await hosting.publish(publishOf(site("111"), state).input)).toMatchObject({
      sent: [],
      removed: [],
    });
    const { "menü & <old>.html": _old, ...next } = { ...site("111"), "index.html": "<h1>222</h1>" };
    const changed = await hosting.publish(publishOf(next, state).input);
    expect(changed).toMatchObject({ sent: ["index.html"], removed: ["menü & <old>.html"] });
    expect((await visit("changing")).text).toBe("<h1>222</h1>");
    expect((await visit("changing", "menü & <old>.html")).status).not.toBe(200);
    const again = await hosting.publish(publishOf(next, changed.state).input);
    expect(again.sent).toEqual([]);
  });

  test.each([
    ["the same version", "same", "111"],
    ["another front page", "other", "222"],
  ])("of %s sends everything when the site was deleted behind our back", async (...row) => {
    const [, prefix, phone] = row;
    const { hosting, state } = await liveSite(prefix);
    await hosting.remove(state);
    expect((await visit(prefix)).status).not.toBe(200);
    const next = { ...site("111"), "index.html": `<h1>${phone}</h1>` };
    const { sent } = await hosting.publish(publishOf(next, state).input);
    expect(sent).toHaveLength(COUNT);
    for (const [path, text] of Object.entries(next))
      expect(await visit(prefix, path)).toMatchObject({ status: 200, text });
  });

  test("replaces a front page that is not ours any more", async () => {
    const { hosting, state } = await liveSite("shared");
    const front = (phone: string) => ({ ...site("111"), "index.html": phone });
    await hosting.publish(publishOf(front("another worker's"), state).input);
    const { sent } = await hosting.publish(publishOf(front("ours"), state).input);
    expect(sent).toEqual(["index.html"]);
    expect((await visit("shared")).text).toBe("ours");
  });

  test("reports what is wrong: no such bucket, a key that may not write, wrong keys", async () => {
    const nowhere = hostingOf({ bucket: `none-${randomUUID()}` });
    expect(await failureOf(nowhere.prepare())).toMatchObject({ kind: "missing-target" });
    const { input } = publishOf(site("111"));
    const foreign = hostingOf({ ...store.stranger, prefix: "foreign" });
    expect(await failureOf(foreign.publish(input))).toMatchObject({ kind: "forbidden" });
    const wrong = hostingOf({ secretKey: "not-the-secret-of-this-key", prefix: "wrong" });
    expect(await failureOf(wrong.publish(input))).toMatchObject({ kind: "credential" });
  });
});

test("taking a site down deletes its keys, a thousand at a time, and no other", async () => {
  const { hosting, state } = await liveSite("going");
  await liveSite("staying");
  const many = Object.fromEntries(Array.from({ length: 1_200 }, (_, n) => [`p${n}.html`, "x"]));
  await hosting.remove({ ...state, manifest: { ...many, ...state.manifest } });
  for (const path of Object.keys(site("")))
    expect((await visit("going", path)).status).not.toBe(200);
  expect((await visit("staying")).text).toBe("<h1>111</h1>");
});
