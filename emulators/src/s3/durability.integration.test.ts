import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CompleteMultipartUploadCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutBucketPolicyCommand,
  PutObjectCommand,
  PutPublicAccessBlockCommand,
  PutBucketWebsiteCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { afterAll, describe, expect, it } from "vitest";
import { sandboxAccessKeyId } from "./accounts.ts";
import { control } from "../drive-emulator.ts";
import { alice, bob, clientSettings, sendSigned, visit } from "./drive-s3.ts";
import { startS3Emulator } from "./s3-emulator.ts";

const directory = mkdtempSync(join(tmpdir(), "s3-emulator-"));
afterAll(() => rmSync(directory, { recursive: true }));

describe("the emulator's state", () => {
  const Bucket = "kept";
  const Policy = JSON.stringify({
    Version: "2012-10-17",
    Statement: [
      { Effect: "Allow", Principal: "*", Action: "s3:GetObject", Resource: "arn:aws:s3:::kept/*" },
    ],
  });

  it("survives a restart: objects, settings, website, refusals and effects", async () => {
    const before = await startS3Emulator({ dataDir: directory });
    const writer = new S3Client(clientSettings(before.url, { region: "eu-west-2" }));
    await writer.send(new CreateBucketCommand({ Bucket }));
    await writer.send(
      new PutPublicAccessBlockCommand({
        Bucket,
        PublicAccessBlockConfiguration: { BlockPublicAcls: true },
      }),
    );
    await writer.send(new PutBucketPolicyCommand({ Bucket, Policy }));
    await writer.send(
      new PutBucketWebsiteCommand({
        Bucket,
        WebsiteConfiguration: { IndexDocument: { Suffix: "index.html" } },
      }),
    );
    await writer.send(
      new PutObjectCommand({ Bucket, Key: "index.html", Body: "kept", ContentType: "text/html" }),
    );
    await writer.send(new PutObjectCommand({ Bucket, Key: "gone", Body: "gone" }));
    await writer.send(new DeleteObjectCommand({ Bucket, Key: "gone" }));
    const { UploadId = "" } = await writer.send(
      new CreateMultipartUploadCommand({ Bucket, Key: "in-parts" }),
    );
    const upload = { Bucket, Key: "in-parts", UploadId };
    const part = await writer.send(
      new UploadPartCommand({ ...upload, PartNumber: 1, Body: "the only part" }),
    );
    await control(before.url, "POST keys", { accessKeyId: bob, revoked: true });
    await before.close();

    const after = await startS3Emulator({ dataDir: directory });
    const reader = new S3Client(clientSettings(after.url, { region: "eu-west-2" }));
    const { Contents } = await reader.send(new ListObjectsV2Command({ Bucket }));
    expect(Contents?.map(({ Key }) => Key)).toEqual(["index.html"]);
    const Parts = [{ PartNumber: 1, ETag: part.ETag, ChecksumCRC32: part.ChecksumCRC32 }];
    await reader.send(
      new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
    );
    const whole = await reader.send(new GetObjectCommand({ Bucket, Key: upload.Key }));
    expect(await whole.Body?.transformToString()).toBe("the only part");
    expect(await visit(after.url, "kept.s3-website.eu-west-2.localhost", "/")).toMatchObject({
      status: 200,
      text: "kept",
      headers: { "content-type": "text/html" },
    });
    expect((await sendSigned(after.url, "GET /", { accessKeyId: bob })).text).toContain(
      "InvalidAccessKeyId",
    );
    const { effects } = (await control(after.url, "GET effects")) as { effects: object[] };
    expect(effects).toMatchObject(
      [
        { kind: "create-bucket", region: "eu-west-2" },
        { kind: "put-public-access-block" },
        { kind: "put-bucket-policy" },
        { kind: "put-bucket-website" },
        { kind: "put-object", key: "index.html" },
        { kind: "put-object", key: "gone" },
        { kind: "delete-object", key: "gone" },
        { kind: "put-object", key: "in-parts" },
      ].map((effect) => ({ ...effect, bucket: Bucket, credential: alice })),
    );
    await after.close();
  });

  it("is forgotten on reset", async () => {
    const s3 = await startS3Emulator({ dataDir: directory });
    await control(s3.url, "POST reset");
    const { text } = await sendSigned(s3.url, "GET /kept?list-type=2", { region: "eu-west-2" });
    expect(text).toContain("NoSuchBucket");
    await s3.close();
  });
});

describe("an emulator with faults", () => {
  const Bucket = "troubled";

  it("slows down, fails and drops connections as set, and the SDK gets through", async () => {
    const s3 = await startS3Emulator();
    const client = new S3Client(
      clientSettings(s3.url, { maxAttempts: 3, accessKeyId: sandboxAccessKeyId }),
    );
    await client.send(new CreateBucketCommand({ Bucket }));
    const slowDown = {
      status: 503,
      headers: { "content-type": "application/xml" },
      body: "<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>",
    };
    for (const trouble of [
      slowDown,
      { status: 500 },
      { dropConnection: true },
      { dropConnection: true, when: "after" },
    ]) {
      await control(s3.url, "POST faults", { match: "PUT /troubled/x", ...trouble });
      const { $metadata } = await client.send(
        new PutObjectCommand({ Bucket, Key: "x", Body: "x" }),
      );
      expect($metadata.attempts).toBe(2);
    }
    await control(s3.url, "POST faults", { match: "GET /troubled/x", times: 3, ...slowDown });
    await expect(client.send(new GetObjectCommand({ Bucket, Key: "x" }))).rejects.toMatchObject({
      name: "SlowDown",
    });
    await s3.close();
  });

  it("names the key of every request in its journal, and keeps its own time", async () => {
    const s3 = await startS3Emulator();
    await control(s3.url, "POST clock", { offsetMs: 3_600_000 });
    const { text, headers } = await sendSigned(s3.url, "GET /?max-buckets=1", { accessKeyId: bob });
    expect(text).toContain("RequestTimeTooSkewed");
    expect(Date.parse(headers.date ?? "")).toBeGreaterThan(Date.now() + 3_500_000);
    const { requests } = (await control(s3.url, "GET requests")) as { requests: object[] };
    expect(requests).toMatchObject([
      { method: "GET", path: "/", query: "max-buckets=1", credential: bob, status: 403 },
    ]);
    await s3.close();
  });
});
