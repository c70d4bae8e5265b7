import {
  CreateBucketCommand,
  PutBucketPolicyCommand,
  PutBucketWebsiteCommand,
  PutObjectCommand,
  PutPublicAccessBlockCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningEmulator } from "../emulator.ts";
import { control, send } from "../drive-emulator.ts";
import {
  alice,
  clientSettings,
  visit,
  allowPublicPolicy,
  publicRead,
  website,
} from "./drive-s3.ts";
import { startS3Emulator } from "./s3-emulator.ts";

let s3: RunningEmulator;

beforeAll(async () => {
  s3 = await startS3Emulator();
});

afterAll(() => s3.close());

const client = (region = "us-east-1") => new S3Client(clientSettings(s3.url, { region }));

async function put(Bucket: string, files: Record<string, string>, region?: string): Promise<void> {
  for (const [Key, Body] of Object.entries(files)) {
    await client(region).send(
      new PutObjectCommand({ Bucket, Key, Body, ContentType: "text/html; charset=utf-8" }),
    );
  }
}

async function publish(
  Bucket: string,
  { region, prefix }: { region?: string; prefix?: string } = {},
): Promise<void> {
  const s3Client = client(region);
  await s3Client.send(new CreateBucketCommand({ Bucket }));
  await s3Client.send(
    new PutPublicAccessBlockCommand({ Bucket, PublicAccessBlockConfiguration: allowPublicPolicy }),
  );
  await s3Client.send(new PutBucketPolicyCommand({ Bucket, Policy: publicRead(Bucket, prefix) }));
  await s3Client.send(new PutBucketWebsiteCommand({ Bucket, WebsiteConfiguration: website }));
}

describe("the website of a bucket", () => {
  // docs/providers.md §2.5
  it.each([
    ["us-east-1", "-"],
    ["us-west-1", "-"],
    ["us-west-2", "-"],
    ["ap-northeast-1", "-"],
    ["ap-southeast-1", "-"],
    ["ap-southeast-2", "-"],
    ["eu-west-1", "-"],
    ["sa-east-1", "-"],
    ["us-east-2", "."],
    ["ap-south-1", "."],
    ["ap-northeast-2", "."],
    ["ap-northeast-3", "."],
    ["ca-central-1", "."],
    ["eu-central-1", "."],
    ["eu-west-2", "."],
    ["eu-west-3", "."],
    ["eu-north-1", "."],
  ])("in %s is at s3-website%s", async (region, separator) => {
    const bucket = `site-${region}`;
    await publish(bucket, { region });
    await put(bucket, { "index.html": `<h1>${region}</h1>` }, region);
    const found = await visit(s3.url, `${bucket}.s3-website${separator}${region}.localhost`, "/");
    expect(found).toMatchObject({ status: 200, text: `<h1>${region}</h1>` });
    const otherForm = separator === "-" ? "." : "-";
    const wrong = await visit(s3.url, `${bucket}.s3-website${otherForm}${region}.localhost`, "/");
    expect(wrong.status).toBe(400);
  });

  const host = "served.s3-website-us-east-1.localhost";
  beforeAll(async () => {
    await publish("served");
    await put("served", {
      "index.html": "home",
      "404.html": "not here",
      "about.html": "about",
      "blog/index.html": "blog",
      "ä b/index.html": "umlaut",
    });
  });

  it.each([
    ["/", 200, "home"],
    ["/?utm=1", 200, "home"],
    ["/about.html", 200, "about"],
    ["/blog/", 200, "blog"],
    ["/%C3%A4%20b/", 200, "umlaut"],
    ["/nothing", 404, "not here"],
    ["/blog/nothing/", 404, "not here"],
  ])("responds to %s with %i", async (path, status, text) => {
    expect(await visit(s3.url, host, path)).toMatchObject({ status, text });
  });

  it("redirects a directory to its slash, also for tools that cannot resolve the host", async () => {
    const found = await visit(s3.url, host, "/blog");
    expect(found).toMatchObject({ status: 302, headers: { location: "/blog/" } });
    expect((await visit(s3.url, host, "/%C3%A4%20b")).headers.location).toBe("/%C3%A4%20b/");
    const mounted = await send(s3.url, `GET /__site/${host}/blog`);
    expect(mounted).toMatchObject({ status: 302, headers: { location: `/__site/${host}/blog/` } });
    expect(await send(s3.url, `GET /__site/${host}/blog/`)).toMatchObject({
      status: 200,
      text: "blog",
    });
    expect(await send(s3.url, `GET /__site/${host}`)).toMatchObject({ status: 200, text: "home" });
    expect((await send(s3.url, "GET /__site/elsewhere.localhost/")).status).toBe(404);
  });

  it("serves stored headers as they are, and nothing to a current cache", async () => {
    const Body = Buffer.from([31, 139, 8, 0]);
    const headers = {
      ContentType: "text/css",
      ContentEncoding: "gzip",
      CacheControl: "public, max-age=31536000, immutable",
    };
    await client().send(new PutObjectCommand({ Bucket: "served", Key: "a.css", Body, ...headers }));
    const found = await visit(s3.url, host, "/a.css");
    expect(found.bytes).toEqual(Body);
    expect(found.headers).toMatchObject({
      "content-type": "text/css",
      "content-encoding": "gzip",
      "cache-control": headers.CacheControl,
    });
    const again = await send(s3.url, "GET /a.css", {
      headers: { host: `${host}:${s3.port}`, "if-none-match": found.headers.etag ?? "" },
    });
    expect(again).toMatchObject({ status: 304, text: "" });
  });

  it("responds to HEAD without a body and refuses to be written to", async () => {
    const headers = { host };
    expect(await send(s3.url, "HEAD /", { headers })).toMatchObject({
      status: 200,
      text: "",
      headers: { "content-length": "4" },
    });
    expect((await send(s3.url, "PUT /new", { headers, body: "x" })).status).toBe(405);
  });

  it("opens only what the policy opens, and hides its error document with the rest", async () => {
    await publish("by-prefix", { prefix: "plumber-x7/" });
    await put("by-prefix", {
      "404.html": "not here",
      "plumber-x7/index.html": "plumber",
      "draft/index.html": "draft",
    });
    const prefixed = "by-prefix.s3-website-us-east-1.localhost";
    expect(await visit(s3.url, prefixed, "/plumber-x7/")).toMatchObject({
      status: 200,
      text: "plumber",
    });
    const draft = await visit(s3.url, prefixed, "/draft/");
    expect(draft.status).toBe(403);
    expect(draft.text).toContain("<li>Code: AccessDenied</li>");
    const missing = await visit(s3.url, prefixed, "/plumber-x7/nothing");
    expect(missing.status).toBe(404);
    expect(missing.text).toContain("<li>Code: NoSuchKey</li>");
  });

  it("closes again with the bucket's or the account's public access block", async () => {
    await publish("closing");
    await put("closing", { "index.html": "open" });
    const status = async () =>
      (await visit(s3.url, "closing.s3-website-us-east-1.localhost", "/")).status;
    expect(await status()).toBe(200);
    await control(s3.url, "POST account", { accessKeyId: alice, publicAccessBlocked: true });
    expect(await status()).toBe(403);
    await control(s3.url, "POST account", { accessKeyId: alice, publicAccessBlocked: false });
    const restricted = { ...allowPublicPolicy, RestrictPublicBuckets: true };
    await client().send(
      new PutPublicAccessBlockCommand({
        Bucket: "closing",
        PublicAccessBlockConfiguration: restricted,
      }),
    );
    expect(await status()).toBe(403);
  });

  it.each([
    ["served.s3-website-us-west-2.localhost", 400, "IncorrectEndpoint"],
    ["nowhere.s3-website-us-east-1.localhost", 404, "NoSuchBucket"],
    ["plain.s3-website-us-east-1.localhost", 404, "NoSuchWebsiteConfiguration"],
  ])("gives the reason why it cannot serve %s", async (where, status, code) => {
    await client().send(new CreateBucketCommand({ Bucket: "plain" }));
    const found = await visit(s3.url, where, "/");
    expect(found.status).toBe(status);
    expect(found.text).toContain(`<li>Code: ${code}</li>`);
  });

  it("is open over the REST host too, where a missing key stays hidden", async () => {
    const rest = "served.s3.us-east-1.localhost";
    expect(await visit(s3.url, rest, "/about.html")).toMatchObject({ status: 200, text: "about" });
    expect((await visit(s3.url, rest, "/nothing")).status).toBe(403);
    expect((await visit(s3.url, rest, "/?list-type=2")).status).toBe(403);
  });
});
