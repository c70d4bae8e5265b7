import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningEmulator } from "../emulator.ts";
import { control, send } from "../drive-emulator.ts";
import { alice, sendSigned, type Signing } from "./drive-s3.ts";
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

const minutes = 60_000;

describe("a signature", () => {
  it.each<RefusalCase>([
    ["with a wrong secret", put, { secret: "wrong" }, 403, "SignatureDoesNotMatch"],
    ["of a key that never was", put, { accessKeyId: "AKIDUNKNOWN" }, 403, "InvalidAccessKeyId"],
    ["16 minutes old", put, { time: Date.now() - 16 * minutes }, 403, "RequestTimeTooSkewed"],
    [
      "from 16 minutes ahead",
      put,
      { time: Date.now() + 16 * minutes },
      403,
      "RequestTimeTooSkewed",
    ],
    ["for another region", put, { region: "eu-west-1" }, 400, "AuthorizationHeaderMalformed"],
    ["for no region", "GET /", { region: "auto" }, 400, "AuthorizationHeaderMalformed"],
    ["for another service", put, { service: "sts" }, 400, "AuthorizationHeaderMalformed"],
    [
      "that leaves an x-amz- header out",
      put,
      { headers: { "x-amz-meta-a": "1" }, unsigned: ["x-amz-meta-a"] },
      403,
      "AccessDenied",
    ],
    ["that leaves the host out", put, { unsigned: ["host"] }, 403, "AccessDenied"],
    [
      "over another query",
      "GET /?max-buckets=5",
      { canonicalQuery: "max-buckets=6" },
      403,
      "SignatureDoesNotMatch",
    ],
    [
      "over a path encoded less than it must be",
      "PUT /refusing/a(b)",
      {},
      403,
      "SignatureDoesNotMatch",
    ],
    ["over a broken path", "PUT /refusing/%ZZ", {}, 400, "InvalidURI"],
    [
      "over another payload",
      put,
      { payloadHash: createHash("sha256").update("other").digest("hex"), body: "this" },
      400,
      "XAmzContentSHA256Mismatch",
    ],
    ["over no payload hash", put, { payloadHash: "nonsense" }, 400, "InvalidArgument"],
    [
      "over signed chunks",
      put,
      { payloadHash: "STREAMING-AWS4-HMAC-SHA256-PAYLOAD" },
      501,
      "NotImplemented",
    ],
  ])("%s is refused", (...refusal) => expectErrorCode(s3, refusal));

  it.each([
    ["", 400, "InvalidArgument"],
    ["AWS AKIA:abc", 400, "InvalidRequest"],
    ["Bearer abc", 400, "InvalidArgument"],
    ["AWS4-HMAC-SHA256 abc", 400, "AuthorizationHeaderMalformed"],
    [
      `AWS4-HMAC-SHA256 Credential=${alice}/20261120/us-east-1/s3/aws4_request, SignedHeaders=host, Signature=${"0".repeat(64)}`,
      403,
      "AccessDenied",
    ],
  ])("in the form '%s', without a date, is refused", async (authorization, status, code) => {
    const response = await send(s3.url, put, { headers: { authorization }, body: "x" });
    expect(response.status).toBe(status);
    expect(response.text).toContain(`<Code>${code}</Code>`);
  });

  it("is needed to write", async () => {
    const response = await send(s3.url, put, { body: "x" });
    expect(response.status).toBe(403);
    expect(response.text).toContain("<Code>AccessDenied</Code>");
  });

  it("that does not match shows what was expected, and never the secret", async () => {
    const response = await sendSigned(s3.url, put, { secret: "wrong" });
    expect(response.text).toContain("<StringToSign>AWS4-HMAC-SHA256&#xa;");
    expect(response.text).toContain(`<AWSAccessKeyId>${alice}</AWSAccessKeyId>`);
  });

  it("of a revoked key is refused until it is valid again", async () => {
    const accessKeyId = "AKIAREVOKED000000000";
    await control(s3.url, "POST keys", { accessKeyId, revoked: true });
    await expectErrorCode(s3, ["revoked", "GET /", { accessKeyId }, 403, "InvalidAccessKeyId"]);
    await control(s3.url, "POST keys", { accessKeyId, revoked: false });
    await expectStatus(s3, ["GET /", { accessKeyId }, 200]);
  });
});

const xml = (body: string): Signing => ({ body });

const md5 = (body: string): Signing => ({
  body,
  headers: { "content-md5": createHash("md5").update(body).digest("base64") },
});

const objects = (count: number) =>
  `<Delete>${"<Object><Key>k</Key></Object>".repeat(count)}</Delete>`;

const siteXml = (inner: string) => xml(`<WebsiteConfiguration>${inner}</WebsiteConfiguration>`);

describe("a bucket request", () => {
  it.each<RefusalCase>([
    ["for no bucket", "GET /no-bucket?list-type=2", {}, 404, "NoSuchBucket"],
    ["for another account's bucket", "GET /of-bob?list-type=2", {}, 403, "AccessDenied"],
    ["for another account's policy", "GET /of-bob?policy=", {}, 403, "AccessDenied"],
    [
      "expecting no account",
      "GET /refusing?list-type=2",
      { headers: { "x-amz-expected-bucket-owner": "me" } },
      400,
      "InvalidBucketOwnerAWSAccountID",
    ],
    [
      "with a public ACL",
      "PUT /public-from-start/",
      { headers: { "x-amz-acl": "public-read" } },
      400,
      "InvalidBucketAclWithObjectOwnership",
    ],
    ["for versions", "GET /refusing?versions=", {}, 501, "NotImplemented"],
    [
      "for a negative page",
      "GET /refusing?list-type=2&max-keys=-1",
      { canonicalQuery: "list-type=2&max-keys=-1" },
      400,
      "InvalidArgument",
    ],
    [
      "for a page after nonsense",
      "GET /refusing?continuation-token=x&list-type=2",
      {},
      400,
      "InvalidArgument",
    ],
    ["for 10,001 buckets", "GET /?max-buckets=10001", {}, 400, "InvalidArgument"],
    [
      "deleting without a checksum",
      "POST /refusing?delete=",
      xml(objects(1)),
      400,
      "InvalidRequest",
    ],
    ["deleting 1,001 keys", "POST /refusing?delete=", md5(objects(1_001)), 400, "MalformedXML"],
    ["deleting no key", "POST /refusing?delete=", md5("<Delete/>"), 400, "MalformedXML"],
    [
      "deleting a version",
      "POST /refusing?delete=",
      md5("<Delete><Object><Key>k</Key><VersionId>1</VersionId></Object></Delete>"),
      501,
      "NotImplemented",
    ],
    [
      "with half a document",
      "PUT /refusing?website=",
      xml("<WebsiteConfiguration>"),
      400,
      "MalformedXML",
    ],
    [
      "with an entity of its own",
      "PUT /refusing?website=",
      xml('<!DOCTYPE a [<!ENTITY b "c">]><WebsiteConfiguration/>'),
      400,
      "MalformedXML",
    ],
    ["for a website without index", "PUT /refusing?website=", siteXml(""), 400, "MalformedXML"],
    [
      "for a website with a path as index",
      "PUT /refusing?website=",
      siteXml("<IndexDocument><Suffix>a/b</Suffix></IndexDocument>"),
      400,
      "InvalidArgument",
    ],
    [
      "for a website that redirects",
      "PUT /refusing?website=",
      siteXml("<RedirectAllRequestsTo><HostName>a</HostName></RedirectAllRequestsTo>"),
      501,
      "NotImplemented",
    ],
    [
      "for no such block",
      "PUT /refusing?publicAccessBlock=",
      xml(
        "<PublicAccessBlockConfiguration><BlockPublicAcls>maybe</BlockPublicAcls></PublicAccessBlockConfiguration>",
      ),
      400,
      "MalformedXML",
    ],
    [
      "for no such ownership",
      "PUT /refusing?ownershipControls=",
      xml(
        "<OwnershipControls><Rule><ObjectOwnership>Mine</ObjectOwnership></Rule></OwnershipControls>",
      ),
      400,
      "MalformedXML",
    ],
    ["with a policy that is none", "PUT /refusing?policy=", xml("none"), 400, "MalformedPolicy"],
  ])("%s is refused", (...refusal) => expectErrorCode(s3, refusal));
});
