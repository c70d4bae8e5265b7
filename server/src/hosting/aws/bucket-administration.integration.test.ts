import { accountIdFor, sandboxAccessKeyId, secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { PutObjectCommand } from "@aws-sdk/client-s3";
import { hash } from "node:crypto";
import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import { forEachConcurrently } from "../../platform/http-client/concurrency.ts";
import { failureOf, skipPauses } from "../test-support.ts";
import { createBucket } from "./create-bucket.ts";
import { inspectBucket } from "./inspect-bucket.ts";
import { listBuckets } from "./list-buckets.ts";
import { makeBucketPublic } from "./make-bucket-public.ts";
import { putObject } from "./put-object.ts";
import { openConnection } from "./s3-connection.ts";
import { opening, place, s3PerTest, stranger } from "./test-support.ts";
import { identifyAwsKeys, verifyAwsKeys } from "./verify-aws-keys.ts";

const { emulator, control, account, administrator } = s3PerTest();

skipPauses();

const deny = (action: string) => control.set("deny", { accessKeyId: sandboxAccessKeyId, action });

describe("verifying keys", () => {
  test("distinguishes good keys from wrong, revoked and unsendable ones", async () => {
    expect(await verifyAwsKeys(account())).toEqual({ valid: true });
    expect(await verifyAwsKeys({ ...account(), secretKey: "wrong" })).toEqual({ valid: false });
    expect(await verifyAwsKeys({ ...account(), accessKey: "a/b" })).toEqual({ valid: false });
    expect(await verifyAwsKeys({ ...account(), accessKey: "a\r\nb" })).toEqual({ valid: false });
    await control.set("keys", { accessKeyId: sandboxAccessKeyId, revoked: true });
    expect(await verifyAwsKeys(account())).toEqual({ valid: false });
  });

  test("accepts keys that may not list buckets, and reports it", async () => {
    await deny("s3:ListAllMyBuckets");
    expect(await verifyAwsKeys(account())).toEqual({
      valid: true,
      message: "This key may not list buckets. Attach the policy shown in Settings.",
    });
  });

  test("gives no result when AWS does not respond", async () => {
    await control.fault({ match: "GET /", status: 500, times: 2 });
    expect(await failureOf(verifyAwsKeys(account()))).toMatchObject({ kind: "unavailable" });
    const nowhere = { ...account(), endpoint: "http://127.0.0.1:1" };
    const failure = await failureOf(verifyAwsKeys(nowhere));
    expect(failure).toMatchObject({
      kind: "unavailable",
      message: "AWS is not answering. Nothing was lost; please try again in a few minutes.",
    });
    expect(failure.printed).not.toContain(secretKeyFor(sandboxAccessKeyId));
  });

  test("reports a wrong clock as a fault of this server", async () => {
    await control.set("clock", { offsetMs: 3_600_000 });
    expect(await failureOf(verifyAwsKeys(account()))).toMatchObject({
      kind: "unavailable",
      message:
        "AWS refuses requests from this server because its clock is wrong. Please tell the operator.",
    });
  });
});

describe("listing buckets", () => {
  test("gives names, regions and dates [spec 3]", async () => {
    await createBucket(account(), place);
    const [bucket] = await listBuckets(account());
    expect(bucket).toMatchObject({ name: "sites-of-asha", region: "eu-central-1" });
    expect(bucket?.creationDate).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test("follows the pages, and fills in what AWS leaves out [spec 2.10, 3]", async () => {
    const paths: string[] = [];
    const server = createServer((request, response) => {
      paths.push(request.url ?? "");
      const isFirst = !request.url?.includes("continuation-token=next");
      const bucket = isFirst
        ? "<Bucket><Name>one</Name><BucketRegion>eu-west-1</BucketRegion></Bucket>"
        : "<Bucket><Name>two</Name><CreationDate>2020-01-02T03:04:05.000Z</CreationDate></Bucket>";
      const token = isFirst ? "<ContinuationToken>next</ContinuationToken>" : "";
      response.setHeader("content-type", "application/xml");
      response.end(
        `<ListAllMyBucketsResult><Buckets>${bucket}</Buckets>${token}</ListAllMyBucketsResult>`,
      );
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const buckets = await listBuckets({ ...account(), endpoint: `http://127.0.0.1:${port}` });
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    expect(buckets).toEqual([
      { name: "one", region: "eu-west-1", creationDate: "Unknown" },
      { name: "two", region: "us-east-1", creationDate: "2020-01-02T03:04:05.000Z" },
    ]);
    expect(paths).toHaveLength(2);
    expect(paths[0]).toContain("max-buckets=1000");
  });

  test("recognizes a key that may not", async () => {
    await deny("s3:ListAllMyBuckets");
    expect(await failureOf(listBuckets(account()))).toMatchObject({ kind: "forbidden" });
  });
});

describe("the owner of a bucket", () => {
  const expecting = (key: string) => ({ ...account(), accountId: accountIdFor(key) });

  test("is the account of the keys, which STS names", async () => {
    const accountId = accountIdFor(sandboxAccessKeyId);
    const input = { ...account(), stsUrl: emulator.url };
    expect(await identifyAwsKeys(input)).toEqual({ valid: true, accountId });
    expect(await identifyAwsKeys({ ...input, secretKey: "wrong" })).toEqual({ valid: false });
    await control.fault({ match: "POST :\\d+/$", status: 403, times: 1 });
    expect(await identifyAwsKeys(input)).toEqual({ valid: true, accountId: undefined });
    const nowhere = { ...account(), stsUrl: "http://127.0.0.1:1" };
    expect(await identifyAwsKeys(nowhere)).toEqual({ valid: true, accountId: undefined });
  });

  test("is checked by every command that names a bucket, except the one that makes it", async () => {
    await createBucket(expecting(stranger), place);
    expect(await failureOf(makeBucketPublic(expecting(stranger), opening))).toMatchObject({
      kind: "forbidden",
    });
    await makeBucketPublic(expecting(sandboxAccessKeyId), opening);
  });
});

describe("inspecting a bucket", () => {
  const inspected = { ...place, userId: "0199-a", sites: ["a/b", "c"], isNew: false };

  async function fill(keys: string[]): Promise<void> {
    const client = administrator();
    const Bucket = place.bucket;
    for (const Key of keys) await client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
    client.destroy();
  }

  test("finds what is not of the sites, on every level above them and with any name", async () => {
    await createBucket(account(), place);
    await fill(["a/b/index.html", "c/index.html", "c/deep/er/page.html"]);
    const only = await inspectBucket(account(), inspected);
    expect(only.others).toEqual({ names: [], hasMore: false, hasOwnErrorPage: false });
    await fill(["a/note.txt", "a/bc/x", "404.html", "c1/x", "ü + %41&<.txt", "robots.txt"]);
    const { others } = await inspectBucket(account(), inspected);
    expect(others).toEqual({
      names: ["404.html", "robots.txt", "ü + %41&<.txt", "c1/", "a/note.txt", "a/bc/"],
      hasMore: false,
      hasOwnErrorPage: true,
    });
  });

  test("follows the pages of a bucket with more sites than one of them holds", async () => {
    await createBucket(account(), place);
    const sites = Array.from({ length: 1_001 }, (_, n) => `site-${n}`);
    const connection = openConnection({ ...account(), ...place });
    const [body, headers] = [Buffer.from("x"), {}];
    const put = (key: string) =>
      putObject(connection, { key, body, payloadHash: hash("sha256", body), headers });
    await forEachConcurrently([...sites, "zebra"], 8, (site) => put(`${site}/index.html`));
    const { others } = await inspectBucket(account(), { ...inspected, sites });
    expect(others.names).toEqual(["zebra/"]);
  });

  test("reads only as much of a large bucket as it names", async () => {
    await createBucket(account(), place);
    await fill(Array.from({ length: 12 }, (_, n) => `#${n}`));
    await fill(["404.html"]);
    const { others } = await inspectBucket(account(), inspected);
    expect(others.names).toHaveLength(10);
    expect(others).toMatchObject({ hasMore: true, hasOwnErrorPage: true });
  });

  test.each([
    "<ListBucketResult></ListBucketResult>",
    "<ListBucketResult><KeyCount>2</KeyCount><Contents><Key>c</Key></Contents></ListBucketResult>",
    "<ListBucketResult><KeyCount>0</KeyCount><IsTruncated>true</IsTruncated></ListBucketResult>",
  ])("takes no list that was cut for the whole: %s", async (body) => {
    await createBucket(account(), place);
    await control.fault({ match: "GET list-type", status: 200, times: 10, body });
    expect(await failureOf(inspectBucket(account(), inspected))).toMatchObject({
      kind: "unavailable",
    });
  });
});
