import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type ChecksumAlgorithm,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningEmulator } from "../emulator.ts";
import { accountIdFor } from "./accounts.ts";
import { control } from "../drive-emulator.ts";
import { alice, bob, clientSettings } from "./drive-s3.ts";
import { startS3Emulator } from "./s3-emulator.ts";

const Bucket = "objects";
let s3: RunningEmulator;
let clients: Record<"WHEN_SUPPORTED" | "WHEN_REQUIRED", S3Client>;
const clientOf = (mode: keyof typeof clients) => clients[mode];

beforeAll(async () => {
  s3 = await startS3Emulator();
  clients = {
    WHEN_SUPPORTED: new S3Client(clientSettings(s3.url, { mode: "WHEN_SUPPORTED" })),
    WHEN_REQUIRED: new S3Client(clientSettings(s3.url, { mode: "WHEN_REQUIRED" })),
  };
  await clients.WHEN_SUPPORTED.send(new CreateBucketCommand({ Bucket }));
});
afterAll(() => s3.close());

describe.each(["WHEN_SUPPORTED", "WHEN_REQUIRED"] as const)(
  "objects through the SDK, checksums %s",
  (mode) => {
    const client = () => clientOf(mode);
    const put = (Key: string, Body: string = Key) =>
      client().send(new PutObjectCommand({ Bucket, Key, Body }));
    const bytesOf = async (Key: string): Promise<Buffer> => {
      const { Body } = await client().send(new GetObjectCommand({ Bucket, Key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    };

    it("come back with the bytes, entity tag and headers they were put with", async () => {
      const Body = Buffer.from("<h1>Plumber</h1>");
      const Key = "site/index.html";
      const described = {
        ContentType: "text/html; charset=utf-8",
        CacheControl: "public, max-age=0, must-revalidate",
        ContentEncoding: "gzip",
        Metadata: { build: "17" },
      };
      const stored = await client().send(new PutObjectCommand({ Bucket, Key, Body, ...described }));
      expect(stored.ETag).toBe('"d9c83eacd82f21c26eefdb31493e0494"');
      const same = { ...described, ETag: stored.ETag, ContentLength: Body.length };
      expect(await client().send(new GetObjectCommand({ Bucket, Key }))).toMatchObject(same);
      expect(await client().send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject(same);
      expect(await bytesOf(Key)).toEqual(Body);
    });

    it("arrive whole from a stream", async () => {
      const bytes = Buffer.alloc(108_000, "0123456789");
      const Body = Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]);
      const ContentLength = bytes.length;
      await client().send(new PutObjectCommand({ Bucket, Key: "stream", Body, ContentLength }));
      expect((await bytesOf("stream")).equals(bytes)).toBe(true);
      const { ContentEncoding } = await client().send(
        new HeadObjectCommand({ Bucket, Key: "stream" }),
      );
      expect(ContentEncoding).toBeUndefined();
    });

    it.each(["CRC32", "CRC32C", "SHA1", "SHA256"] satisfies ChecksumAlgorithm[])(
      "are checked against a %s",
      async (ChecksumAlgorithm) => {
        const Key = `checked-${ChecksumAlgorithm}`;
        const stored = await client().send(
          new PutObjectCommand({ Bucket, Key, Body: "checked", ChecksumAlgorithm }),
        );
        expect(stored[`Checksum${ChecksumAlgorithm}`]).toMatch(/^[\w+/]+=*$/);
        expect((await bytesOf(Key)).toString()).toBe("checked");
      },
    );

    it("keep any name", async () => {
      const names = [
        "a b+c%20d",
        "!'()*~",
        "ä/ö/😀.html",
        "//double//",
        "./../x",
        "<&>\"'\t",
        "?x=1#y",
      ];
      for (const name of names) await put(`names/${name}`);
      const { Contents = [] } = await client().send(
        new ListObjectsV2Command({ Bucket, Prefix: "names/" }),
      );
      expect(new Set(Contents.map(({ Key }) => Key))).toEqual(
        new Set(names.map((name) => `names/${name}`)),
      );
      for (const name of names)
        expect((await bytesOf(`names/${name}`)).toString()).toBe(`names/${name}`);
    });

    it("copy with their headers, or with new ones", async () => {
      const source = { Bucket, Key: "a page.html", Body: "page", ContentType: "text/html" };
      await client().send(new PutObjectCommand(source));
      const copy = { Bucket, CopySource: `${Bucket}/a%20page.html` };
      const { CopyObjectResult } = await client().send(
        new CopyObjectCommand({ ...copy, Key: "copy" }),
      );
      expect(CopyObjectResult?.LastModified).toBeInstanceOf(Date);
      await client().send(
        new CopyObjectCommand({
          ...copy,
          Key: "retyped",
          MetadataDirective: "REPLACE",
          ContentType: "text/plain",
        }),
      );
      const typeOf = async (Key: string) =>
        (await client().send(new HeadObjectCommand({ Bucket, Key }))).ContentType;
      expect([await typeOf("copy"), await typeOf("retyped")]).toEqual(["text/html", "text/plain"]);
      expect((await bytesOf("retyped")).toString()).toBe("page");
    });

    it("are gone once deleted, and deleting nothing succeeds", async () => {
      await put("going");
      await client().send(new DeleteObjectCommand({ Bucket, Key: "going" }));
      await client().send(new DeleteObjectCommand({ Bucket, Key: "going" }));
      await expect(bytesOf("going")).rejects.toMatchObject({ name: "NoSuchKey" });
      await expect(
        client().send(new HeadObjectCommand({ Bucket, Key: "going" })),
      ).rejects.toMatchObject({ name: "NotFound" });
    });

    it("are deleted together, each refusal named", async () => {
      const keys = ["batch/a", "batch/b", "batch/kept"];
      for (const key of keys) await put(key);
      await control(s3.url, "POST deny", {
        accessKeyId: alice,
        action: "s3:DeleteObject",
        resource: "arn:aws:s3:::objects/*/kept",
      });
      const Objects = [...keys, "batch/never"].map((Key) => ({ Key }));
      const result = await client().send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
      await control(s3.url, "POST allow", { accessKeyId: alice });
      expect(result.Deleted?.map(({ Key }) => Key)).toEqual(["batch/a", "batch/b", "batch/never"]);
      expect(result.Errors).toMatchObject([{ Key: "batch/kept", Code: "AccessDenied" }]);
      expect((await bytesOf("batch/kept")).toString()).toBe("batch/kept");
    });

    it("are written and read under conditions", async () => {
      const Key = `conditional-${mode}`;
      const only = (condition: { IfNoneMatch?: string; IfMatch?: string }, Body: string) =>
        client().send(new PutObjectCommand({ Bucket, Key, Body, ...condition }));
      const { ETag } = await only({ IfNoneMatch: "*" }, "1");
      await expect(only({ IfNoneMatch: "*" }, "2")).rejects.toMatchObject({
        name: "PreconditionFailed",
      });
      await expect(only({ IfMatch: '"0"' }, "2")).rejects.toMatchObject({
        name: "PreconditionFailed",
      });
      await control(s3.url, "POST deny", { accessKeyId: alice, action: "s3:GetObject" });
      const blind = only({ IfMatch: ETag ?? "" }, "2");
      await expect(blind).rejects.toMatchObject({ name: "AccessDenied" });
      await control(s3.url, "POST allow", { accessKeyId: alice });
      const changed = await only({ IfMatch: ETag ?? "" }, "2");
      const get = (IfNoneMatch: string) =>
        client().send(new GetObjectCommand({ Bucket, Key, IfNoneMatch }));
      await expect(get(changed.ETag ?? "")).rejects.toMatchObject({
        $metadata: { httpStatusCode: 304 },
      });
      expect((await get(ETag ?? "")).ETag).toBe(changed.ETag);
    });
  },
);

describe("listing", () => {
  const client = () => clientOf("WHEN_SUPPORTED");
  const list = (input: Record<string, string | number>) =>
    client().send(new ListObjectsV2Command({ Bucket: "listing", ...input }));

  beforeAll(async () => {
    await client().send(new CreateBucketCommand({ Bucket: "listing" }));
    const keys = Array.from({ length: 1_050 }, (_, index) => `many/${index}`);
    keys.push("a/1", "a/2", "a/deep/3", "b", "\uFF21", "\u{1F600}");
    for (let start = 0; start < keys.length; start += 50) {
      const batch = keys.slice(start, start + 50);
      await Promise.all(
        batch.map((Key) =>
          client().send(new PutObjectCommand({ Bucket: "listing", Key, Body: "x" })),
        ),
      );
    }
  });

  it("pages over more than 1,000 keys, each once", async () => {
    const seen: string[] = [];
    const sizes: (number | undefined)[] = [];
    const pages = paginateListObjectsV2(
      { client: client() },
      { Bucket: "listing", Prefix: "many/" },
    );
    for await (const page of pages) {
      sizes.push(page.KeyCount);
      seen.push(...(page.Contents ?? []).map(({ Key = "" }) => Key));
    }
    expect(sizes).toEqual([1000, 50]);
    expect(new Set(seen).size).toBe(1_050);
    expect(seen).toEqual(seen.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it("rolls keys up at a delimiter, and pages over the rolls", async () => {
    const first = await list({ Delimiter: "/", MaxKeys: 2 });
    expect(first).toMatchObject({
      CommonPrefixes: [{ Prefix: "a/" }],
      Contents: [{ Key: "b" }],
      KeyCount: 2,
      IsTruncated: true,
    });
    const second = await list({
      Delimiter: "/",
      ContinuationToken: first.NextContinuationToken ?? "",
    });
    expect(second.CommonPrefixes).toEqual([{ Prefix: "many/" }]);
    expect(second.Contents?.map(({ Key }) => Key)).toEqual(["\uFF21", "\u{1F600}"]);
    const inside = await list({ Delimiter: "/", Prefix: "a/", StartAfter: "a/1" });
    expect(inside).toMatchObject({
      Contents: [{ Key: "a/2" }],
      CommonPrefixes: [{ Prefix: "a/deep/" }],
    });
  });

  it("lists in the old form too, from a marker that may be a roll", async () => {
    const listV1 = (input: Record<string, string | number>) =>
      client().send(new ListObjectsCommand({ Bucket: "listing", ...input }));
    const first = await listV1({ Delimiter: "/", MaxKeys: 1 });
    expect(first).toMatchObject({
      CommonPrefixes: [{ Prefix: "a/" }],
      NextMarker: "a/",
      IsTruncated: true,
    });
    const second = await listV1({ Delimiter: "/", Marker: first.NextMarker ?? "", MaxKeys: 2 });
    expect(second).toMatchObject({
      Contents: [{ Key: "b" }],
      CommonPrefixes: [{ Prefix: "many/" }],
      NextMarker: "many/",
    });
    const flat = await listV1({ Prefix: "a/", Marker: "a/1" });
    expect(flat.Contents?.map(({ Key }) => Key)).toEqual(["a/2", "a/deep/3"]);
    expect(flat.NextMarker).toBeUndefined();
  });

  it("encodes keys on request", async () => {
    const { Contents } = await list({ EncodingType: "url", StartAfter: "many/999" });
    expect(Contents?.map(({ Key }) => Key)).toEqual(["%EF%BC%A1", "%F0%9F%98%80"]);
  });

  it("serves only the expected owner", async () => {
    expect((await list({ ExpectedBucketOwner: accountIdFor(alice), MaxKeys: 0 })).KeyCount).toBe(0);
    await expect(list({ ExpectedBucketOwner: accountIdFor(bob) })).rejects.toMatchObject({
      name: "AccessDenied",
    });
  });
});
