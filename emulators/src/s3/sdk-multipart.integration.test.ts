import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningEmulator } from "../emulator.ts";
import { clientSettings } from "./drive-s3.ts";
import { startS3Emulator } from "./s3-emulator.ts";

const Bucket = "parts";
const megabytes = (count: number) => randomBytes(count * 1024 * 1024);

let s3: RunningEmulator;
beforeAll(async () => {
  s3 = await startS3Emulator();
  await new S3Client(clientSettings(s3.url)).send(new CreateBucketCommand({ Bucket }));
});
afterAll(() => s3.close());

describe.each(["WHEN_SUPPORTED", "WHEN_REQUIRED"] as const)(
  "an upload in parts through the SDK, checksums %s",
  (mode) => {
    const client = () => new S3Client(clientSettings(s3.url, { mode }));
    async function begin(Key: string) {
      const { UploadId = "" } = await client().send(
        new CreateMultipartUploadCommand({ Bucket, Key, ContentType: "text/html" }),
      );
      return { Bucket, Key, UploadId };
    }
    type Upload = Awaited<ReturnType<typeof begin>>;
    async function sendPart(upload: Upload, PartNumber: number, Body: Buffer) {
      const sent = await client().send(new UploadPartCommand({ ...upload, PartNumber, Body }));
      const { ETag, ChecksumCRC32 } = sent;
      return { PartNumber, ETag, ...(ChecksumCRC32 && { ChecksumCRC32 }) };
    }
    const complete = (upload: Upload, Parts: Awaited<ReturnType<typeof sendPart>>[]) =>
      client().send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));

    it("becomes one object, whose tag counts its parts", async () => {
      const upload = await begin("large.html");
      const bodies = [megabytes(5), megabytes(5), Buffer.from("the end")] as const;
      const third = await sendPart(upload, 3, bodies[2]);
      const first = await sendPart(upload, 1, bodies[0]);
      const second = await sendPart(upload, 2, bodies[1]);
      const { Parts } = await client().send(new ListPartsCommand(upload));
      expect(Parts?.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual(
        bodies.map((body, index) => [index + 1, body.length]),
      );
      const { ETag } = await complete(upload, [first, second, third]);
      const digests = bodies.map((body) => createHash("md5").update(body).digest());
      const digest = createHash("md5").update(Buffer.concat(digests)).digest("hex");
      expect(ETag).toBe(`"${digest}-3"`);
      const { Body, ContentType } = await client().send(
        new GetObjectCommand({ Bucket, Key: upload.Key }),
      );
      const received = (await Body?.transformToByteArray()) ?? Buffer.of();
      expect(Buffer.concat(bodies).equals(received)).toBe(true);
      expect(ContentType).toBe("text/html");
      await expect(client().send(new ListPartsCommand(upload))).rejects.toMatchObject({
        name: "NoSuchUpload",
      });
    });

    it("is no object before it is complete, and is gone when it is aborted", async () => {
      const upload = await begin("aborted.html");
      await sendPart(upload, 1, Buffer.from("x"));
      const list = () =>
        client().send(new ListMultipartUploadsCommand({ Bucket, Prefix: "aborted" }));
      expect((await list()).Uploads).toMatchObject([
        { Key: "aborted.html", UploadId: upload.UploadId },
      ]);
      const head = new HeadObjectCommand({ Bucket, Key: upload.Key });
      await expect(client().send(head)).rejects.toMatchObject({ name: "NotFound" });
      await client().send(new AbortMultipartUploadCommand(upload));
      expect((await list()).Uploads).toBeUndefined();
      await expect(sendPart(upload, 2, Buffer.from("y"))).rejects.toMatchObject({
        name: "NoSuchUpload",
      });
    });

    it("is refused with parts in another order, of another tag, too small or missing", async () => {
      const upload = await begin("refused.html");
      const first = await sendPart(upload, 1, Buffer.from("small"));
      const second = await sendPart(upload, 2, Buffer.from("last"));
      const refusals: [name: string, parts: Awaited<ReturnType<typeof sendPart>>[]][] = [
        ["InvalidPartOrder", [second, first]],
        ["EntityTooSmall", [first, second]],
        ["InvalidPart", [{ ...first, ETag: second.ETag }]],
        ["InvalidPart", [first, { ...second, PartNumber: 3 }]],
        ["MalformedXML", []],
      ];
      for (const [name, parts] of refusals)
        await expect(complete(upload, parts)).rejects.toMatchObject({ name });
      await expect(sendPart(upload, 10_001, Buffer.from("x"))).rejects.toMatchObject({
        name: "InvalidArgument",
      });
    });
  },
);
