import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningEmulator } from "../emulator.ts";
import { control } from "../drive-emulator.ts";
import { sendSigned, type Signing } from "./drive-s3.ts";
import {
  expectErrorCode,
  expectStatus,
  startWithBuckets,
  type RefusalCase,
} from "./test-refusals.ts";

let s3: RunningEmulator;

beforeAll(async () => {
  s3 = await startWithBuckets();
});

afterAll(() => s3.close());

const put = "PUT /refusing/new";

const trailed = { "x-amz-trailer": "x-amz-checksum-crc32", "x-amz-decoded-content-length": "2" };

const chunked = (body: string, headers: Record<string, string> = trailed): Signing => ({
  payloadHash: "STREAMING-UNSIGNED-PAYLOAD-TRAILER",
  headers: { "content-encoding": "aws-chunked", ...headers },
  body,
});

const headers = (of: Record<string, string>, body = "hi"): Signing => ({ headers: of, body });

describe("a body", () => {
  it.each<RefusalCase>([
    [
      "with a wrong MD5",
      put,
      headers({ "content-md5": "AAAAAAAAAAAAAAAAAAAAAA==" }),
      400,
      "BadDigest",
    ],
    ["with half an MD5", put, headers({ "content-md5": "AAAA" }), 400, "InvalidDigest"],
    ["with a wrong CRC32", put, headers({ "x-amz-checksum-crc32": "AAAAAA==" }), 400, "BadDigest"],
    ["with half a CRC32", put, headers({ "x-amz-checksum-crc32": "AAA=" }), 400, "InvalidRequest"],
    [
      "with two checksums",
      put,
      headers({ "x-amz-checksum-crc32": "AAAAAA==", "x-amz-checksum-crc32c": "AAAAAA==" }),
      400,
      "InvalidRequest",
    ],
    [
      "with a checksum only announced",
      put,
      headers({ "x-amz-sdk-checksum-algorithm": "CRC32" }),
      400,
      "InvalidRequest",
    ],
    [
      "with a checksum of another kind",
      put,
      headers({ "x-amz-checksum-crc64nvme": "AAAAAAAAAAA=" }),
      501,
      "NotImplemented",
    ],
    ["of unknown length", put, headers({ "transfer-encoding": "chunked" }), 501, "NotImplemented"],
    [
      "in chunks of unknown length",
      put,
      chunked("2\r\nhi\r\n0\r\n\r\n", {}),
      411,
      "MissingContentLength",
    ],
    [
      "in chunks shorter than announced",
      put,
      chunked("1\r\nh\r\n0\r\n\r\n"),
      400,
      "IncompleteBody",
    ],
    ["in cut chunks", put, chunked("2\r\nh"), 400, "IncompleteBody"],
    ["in chunks of no size", put, chunked("x\r\nhi\r\n0\r\n\r\n"), 400, "IncompleteBody"],
    [
      "without the trailer it announced",
      put,
      chunked("2\r\nhi\r\n0\r\n\r\n"),
      400,
      "MalformedTrailerError",
    ],
    [
      "with a broken trailer",
      put,
      chunked("2\r\nhi\r\n0\r\nnonsense\r\n\r\n"),
      400,
      "MalformedTrailerError",
    ],
    [
      "with a wrong trailer",
      put,
      chunked("2\r\nhi\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n"),
      400,
      "BadDigest",
    ],
  ])("%s is refused", (...refusal) => expectErrorCode(s3, refusal));

  it("cut on its way is refused and leaves nothing behind", async () => {
    await control(s3.url, "POST faults", { match: "PUT /refusing/cut", truncateBody: 3 });
    await expectErrorCode(s3, [
      "cut",
      "PUT /refusing/cut",
      { body: "123456" },
      400,
      "IncompleteBody",
    ]);
    await expectStatus(s3, ["GET /refusing/cut", {}, 404]);
  });
});

const copyFrom = (source: string): Signing => ({ headers: { "x-amz-copy-source": source } });

describe("an object request", () => {
  it.each<RefusalCase>([
    [
      "with a public ACL",
      put,
      headers({ "x-amz-acl": "public-read" }),
      400,
      "AccessControlListNotSupported",
    ],
    [
      "with a grant",
      put,
      headers({ "x-amz-grant-read": "id=1" }),
      400,
      "AccessControlListNotSupported",
    ],
    [
      "setting an ACL later",
      "PUT /refusing/there?acl=",
      headers({ "x-amz-acl": "public-read" }),
      400,
      "AccessControlListNotSupported",
    ],
    ["with a key of 1,025 bytes", `PUT /refusing/${"k".repeat(1_025)}`, {}, 400, "KeyTooLongError"],
    [
      "with 2 KB of metadata",
      put,
      headers({ "x-amz-meta-a": "m".repeat(2_048) }),
      400,
      "MetadataTooLarge",
    ],
    [
      "with a storage class",
      put,
      headers({ "x-amz-storage-class": "GLACIER" }),
      501,
      "NotImplemented",
    ],
    [
      "replacing another version",
      put,
      headers({ "if-none-match": '"abc"' }),
      501,
      "NotImplemented",
    ],
    ["replacing nothing", put, headers({ "if-match": '"abc"' }), 404, "NoSuchKey"],
    [
      "for a range",
      "GET /refusing/there",
      { headers: { range: "bytes=0-1" } },
      501,
      "NotImplemented",
    ],
    [
      "under a condition that fails",
      "GET /refusing/there",
      { headers: { "if-match": '"abc"' } },
      412,
      "PreconditionFailed",
    ],
    ["for nothing", "GET /refusing/nothing", {}, 404, "NoSuchKey"],
    ["that copies from nowhere", put, copyFrom("nonsense"), 400, "InvalidArgument"],
    ["that copies nothing", put, copyFrom("/refusing/nothing"), 404, "NoSuchKey"],
    [
      "that copies onto itself",
      "PUT /refusing/there",
      copyFrom("/refusing/there"),
      400,
      "InvalidRequest",
    ],
    ["that copies another account's", put, copyFrom("/of-bob/x"), 403, "AccessDenied"],
    ["of no known kind", "POST /refusing/there", {}, 405, "MethodNotAllowed"],
    ["for a tag", "GET /refusing/there?tagging=", {}, 501, "NotImplemented"],
    ["signed in its query", "GET /refusing/there?X-Amz-Signature=abc", {}, 501, "NotImplemented"],
  ])("%s is refused", (...refusal) => expectErrorCode(s3, refusal));

  it("names what is denied to a key, and only to that key", async () => {
    const accessKeyId = "AKIADENIED0000000000";
    await expectStatus(s3, ["PUT /denied-bucket/", { accessKeyId }, 200]);
    await control(s3.url, "POST deny", { accessKeyId, action: "s3:PutObject" });
    const refused = await sendSigned(s3.url, "PUT /denied-bucket/x", { accessKeyId });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain(
      "is not authorized to perform: s3:PutObject on resource: &quot;arn:aws:s3:::denied-bucket/x&quot;",
    );
    await expectStatus(s3, ["GET /denied-bucket?list-type=2", { accessKeyId }, 200]);
  });

  it("for a missing key is called missing only to callers who may list", async () => {
    const accessKeyId = "AKIANOLIST0000000000";
    await expectStatus(s3, ["PUT /unlisted/", { accessKeyId }, 200]);
    await control(s3.url, "POST deny", {
      accessKeyId,
      action: "s3:ListBucket",
      resource: "arn:aws:s3:::unlisted",
    });
    await expectStatus(s3, ["GET /unlisted/x", { accessKeyId }, 403]);
    await expectStatus(s3, ["HEAD /unlisted/", { accessKeyId }, 403]);
  });
});
