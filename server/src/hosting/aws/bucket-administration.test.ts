import type { RunningEmulator } from "@mainstreet/emulators/emulator";
import { accountIdFor, sandboxAccessKeyId, secretFor } from "@mainstreet/emulators/s3/accounts";
import { startS3Emulator } from "@mainstreet/emulators/s3/s3-emulator";
import {
  DeletePublicAccessBlockCommand,
  GetBucketPolicyCommand,
  GetBucketWebsiteCommand,
  GetPublicAccessBlockCommand,
  PutBucketPolicyCommand,
  PutBucketWebsiteCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { S3_REGIONS } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { hash } from "node:crypto";
import { createServer } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { forEachConcurrently } from "../../platform/http-client/concurrency.ts";
import { controlOf, failureOf, skipPauses } from "../test-support.ts";
import { closeBucket } from "./close-bucket.ts";
import { createBucket } from "./create-bucket.ts";
import { inspectBucket } from "./inspect-bucket.ts";
import { listBuckets } from "./list-buckets.ts";
import { makeBucketPublic } from "./make-bucket-public.ts";
import { putObject } from "./put-object.ts";
import { openConnection } from "./s3-connection.ts";
import { identifyAwsKeys, verifyAwsKeys } from "./verify-aws-keys.ts";

const stranger = "AKIASTRANGERSTRANGER";
const keysOf = (accessKey: string) => ({ accessKey, secretKey: secretFor(accessKey) });

let emulator: RunningEmulator;
let control: ReturnType<typeof controlOf>;

beforeEach(async () => {
  emulator = await startS3Emulator();
  control = controlOf(emulator.url);
});
afterEach(() => emulator.close());
skipPauses();

const account = (accessKey = sandboxAccessKeyId) => ({
  ...keysOf(accessKey),
  endpoint: emulator.url,
});
const place = { bucket: "sites-of-asha", region: "eu-central-1" } as const;
const opening = { ...place, userId: "0199-a", opens: "everything" } as const;
const deny = (action: string) => control.set("deny", { accessKeyId: sandboxAccessKeyId, action });

const administrator = () =>
  new S3Client({
    endpoint: emulator.url,
    forcePathStyle: true,
    region: place.region,
    credentials: {
      accessKeyId: sandboxAccessKeyId,
      secretAccessKey: secretFor(sandboxAccessKeyId),
    },
  });

describe("verifying keys", () => {
  test("tells good keys from wrong, revoked and unsendable ones", async () => {
    expect(await verifyAwsKeys(account())).toEqual({ valid: true });
    expect(await verifyAwsKeys({ ...account(), secretKey: "wrong" })).toEqual({ valid: false });
    expect(await verifyAwsKeys({ ...account(), accessKey: "a/b" })).toEqual({ valid: false });
    expect(await verifyAwsKeys({ ...account(), accessKey: "a\r\nb" })).toEqual({ valid: false });
    await control.set("keys", { accessKeyId: sandboxAccessKeyId, revoked: true });
    expect(await verifyAwsKeys(account())).toEqual({ valid: false });
  });

  test("accepts keys that may not list buckets, and says so", async () => {
    await deny("s3:ListAllMyBuckets");
    expect(await verifyAwsKeys(account())).toEqual({
      valid: true,
      message: "This key may not list buckets. Attach the policy shown in Settings.",
    });
  });

  test("gives no verdict when AWS cannot be asked", async () => {
    await control.fault({ match: "GET /", status: 500, times: 2 });
    expect(await failureOf(verifyAwsKeys(account()))).toMatchObject({ kind: "unavailable" });
    const nowhere = { ...account(), endpoint: "http://127.0.0.1:1" };
    const failure = await failureOf(verifyAwsKeys(nowhere));
    expect(failure).toMatchObject({
      kind: "unavailable",
      message: "AWS is not answering. Nothing was lost; please try again in a few minutes.",
    });
    expect(failure.printed).not.toContain(secretFor(sandboxAccessKeyId));
  });

  test("blames this server's clock on this server", async () => {
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
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? "");
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
    expect(asked).toHaveLength(2);
    expect(asked[0]).toContain("max-buckets=1000");
  });

  test("tells a key that may not", async () => {
    await deny("s3:ListAllMyBuckets");
    expect(await failureOf(listBuckets(account()))).toMatchObject({ kind: "forbidden" });
  });
});

describe("the owner of a bucket", () => {
  const expecting = (key: string) => ({ ...account(), accountId: accountIdFor(key) });

  test("is the account of the keys, which STS names", async () => {
    const accountId = accountIdFor(sandboxAccessKeyId);
    const asked = { ...account(), stsUrl: emulator.url };
    expect(await identifyAwsKeys(asked)).toEqual({ valid: true, accountId });
    expect(await identifyAwsKeys({ ...asked, secretKey: "wrong" })).toEqual({ valid: false });
    await control.fault({ match: "POST :\\d+/$", status: 403, times: 1 });
    expect(await identifyAwsKeys(asked)).toEqual({ valid: true, accountId: undefined });
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

describe("creating a bucket", () => {
  test("works in every region of the product", async () => {
    for (const region of S3_REGIONS)
      await createBucket(account(), { bucket: `in-${region}`, region });
    const buckets = await listBuckets(account());
    expect(buckets.map(({ region }) => region).toSorted()).toEqual([...S3_REGIONS].toSorted());
  });

  test("says whose the name is when it is taken", async () => {
    await createBucket(account(), place);
    expect(await failureOf(createBucket(account(), place))).toMatchObject({
      kind: "conflict",
      message: "You already have this bucket.",
    });
    expect(await failureOf(createBucket(account(stranger), place))).toMatchObject({
      kind: "conflict",
      message: "That name is taken by another AWS account.",
    });
  });

  test("waits out a name that is just being deleted, and an answer that got lost", async () => {
    const aborted = "<Error><Code>OperationAborted</Code></Error>";
    await control.fault({ match: "PUT sites-of-asha", status: 409, body: aborted });
    await control.fault({ match: "PUT sites-of-asha", when: "after", dropConnection: true });
    await createBucket(account(), place);
    expect((await control.effects()).filter((kind) => kind === "create-bucket")).toHaveLength(1);
  });

  test("does not even ask AWS for a name it would refuse", async () => {
    for (const bucket of ["", "a", "UPPER", "a..b", "1.2.3.4", "-a-", "x@evil:443/#"]) {
      const failure = await failureOf(createBucket(account(), { bucket, region: "us-east-1" }));
      expect(failure.kind).toBe("rejected");
    }
    expect(await control.requests()).toEqual([]);
  });
});

describe("making a bucket public", () => {
  const target = { Bucket: place.bucket };

  test("opens the policy, keeps ACLs shut and serves a website; a second time changes nothing", async () => {
    await createBucket(account(), place);
    await makeBucketPublic(account(), opening);
    const client = administrator();
    const { PublicAccessBlockConfiguration } = await client.send(
      new GetPublicAccessBlockCommand(target),
    );
    expect(PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      IgnorePublicAcls: true,
      BlockPublicPolicy: false,
      RestrictPublicBuckets: false,
    });
    expect(await client.send(new GetBucketWebsiteCommand(target))).toMatchObject({
      IndexDocument: { Suffix: "index.html" },
      ErrorDocument: { Key: "404.html" },
    });
    const siteUrl = "http://sites-of-asha.s3-website.eu-central-1.localhost/";
    const missing = await control.visit(siteUrl, "no-such-page");
    expect(missing).toMatchObject({ status: 404, text: expect.stringContaining("Page not found") });
    await control.requests();
    await makeBucketPublic(account(), opening);
    const looks = Array(3).fill(`GET /${place.bucket}/`);
    // Refused, since the page is there.
    expect(await control.requests()).toEqual([...looks, `PUT /${place.bucket}/404.html`]);
    client.destroy();
  });

  test("keeps the user's own statements and website", async () => {
    await createBucket(account(), place);
    const client = administrator();
    const arn = `arn:aws:s3:::${place.bucket}/*`;
    const own = {
      Sid: "Own",
      Effect: "Deny",
      Principal: "*",
      Action: "s3:GetObject",
      Resource: `${arn}.key`,
    };
    const half = {
      Sid: "PublicReadSites",
      Effect: "Deny",
      Principal: "*",
      Action: "s3:GetObject",
      Resource: arn,
    };
    const Policy = JSON.stringify({ Version: "2012-10-17", Id: "kept", Statement: [own, half] });
    await client.send(new PutBucketPolicyCommand({ ...target, Policy }));
    const WebsiteConfiguration = { IndexDocument: { Suffix: "start.html" } };
    await client.send(new PutBucketWebsiteCommand({ ...target, WebsiteConfiguration }));

    await makeBucketPublic(account(), opening);
    const policy = await client.send(new GetBucketPolicyCommand(target));
    expect(JSON.parse(policy.Policy ?? "")).toEqual({
      Version: "2012-10-17",
      Id: "kept",
      Statement: [own, { ...half, Effect: "Allow" }],
    });
    const website = await client.send(new GetBucketWebsiteCommand(target));
    expect(website).toMatchObject(WebsiteConfiguration);
    client.destroy();
  });

  test("of a store without websites and blocks of public access sets the policy alone", async () => {
    await createBucket(account(), place);
    const client = administrator();
    await client.send(new DeletePublicAccessBlockCommand(target));
    client.destroy();
    const body = "<Error><Code>MethodNotAllowed</Code></Error>";
    const settings = "* [?&](website|publicAccessBlock)";
    await control.fault({ match: settings, times: 100, status: 405, body });
    await makeBucketPublic(account(), opening);
    const written = (await control.effects()).filter((kind) => kind.startsWith("put-bucket"));
    expect(written).toEqual(["put-bucket-policy"]);
  });

  test("of AWS is not reported as closed when AWS refuses the method", async () => {
    await createBucket(account(), place);
    await makeBucketPublic(account(), opening);
    const body = "<Error><Code>MethodNotAllowed</Code></Error>";
    const settings = "* [?&](policy|publicAccessBlock)";
    await control.fault({ match: settings, times: 100, status: 405, body });
    const aws = { ...account(), stsUrl: emulator.url };
    expect(await failureOf(closeBucket(aws, opening))).toMatchObject({ kind: "forbidden" });
  });

  test("bears with a bucket so new that AWS still denies it", async () => {
    await createBucket(account(), place);
    const denied = "<Error><Code>AccessDenied</Code></Error>";
    await control.fault({ match: "PUT policy", status: 403, times: 4, body: denied });
    const aborted = "<Error><Code>OperationAborted</Code></Error>";
    await control.fault({ match: "PUT website", status: 409, times: 4, body: aborted });
    await makeBucketPublic(account(), opening);
  });

  test("says what stands in the way when the account blocks public access", async () => {
    await createBucket(account(), place);
    await control.set("account", { accessKeyId: sandboxAccessKeyId, publicAccessBlocked: true });
    expect(await failureOf(makeBucketPublic(account(), opening))).toMatchObject({
      kind: "forbidden",
      message:
        "Public access is blocked for this AWS account or key. Allow public bucket policies, or choose another bucket.",
    });
  });
});
