import { sandboxAccessKeyId } from "@mainstreet/emulators/s3/accounts";
import {
  DeletePublicAccessBlockCommand,
  GetBucketPolicyCommand,
  GetBucketWebsiteCommand,
  GetPublicAccessBlockCommand,
  PutBucketPolicyCommand,
  PutBucketWebsiteCommand,
} from "@aws-sdk/client-s3";
import { S3_REGIONS } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { describe, expect, test } from "vitest";
import { failureOf, skipPauses } from "../test-support.ts";
import { makeBucketPrivate } from "./close-bucket.ts";
import { createBucket } from "./create-bucket.ts";
import { listBuckets } from "./list-buckets.ts";
import { makeBucketPublic } from "./make-bucket-public.ts";
import { opening, place, s3PerTest, stranger } from "./test-support.ts";

const { emulator, control, account, administrator } = s3PerTest();

skipPauses();

describe("creating a bucket", () => {
  test("works in every region of the product", async () => {
    for (const region of S3_REGIONS)
      await createBucket(account(), { bucket: `in-${region}`, region });
    const buckets = await listBuckets(account());
    expect(buckets.map(({ region }) => region).toSorted()).toEqual([...S3_REGIONS].toSorted());
  });

  test("reports who has the name when it is taken", async () => {
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

  test("waits out a name that is just being deleted, and a response that got lost", async () => {
    const aborted = "<Error><Code>OperationAborted</Code></Error>";
    await control.fault({ match: "PUT sites-of-asha", status: 409, body: aborted });
    await control.fault({ match: "PUT sites-of-asha", when: "after", dropConnection: true });
    await createBucket(account(), place);
    expect((await control.effects()).filter((kind) => kind === "create-bucket")).toHaveLength(1);
  });

  test("sends AWS no name that it would refuse", async () => {
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
    const reads = Array(3).fill(`GET /${place.bucket}/`);
    // Refused, since the page exists already.
    expect(await control.requests()).toEqual([...reads, `PUT /${place.bucket}/404.html`]);
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
    expect(await failureOf(makeBucketPrivate(aws, opening))).toMatchObject({ kind: "forbidden" });
  });

  test("retries with a bucket so new that AWS still refuses requests to it", async () => {
    await createBucket(account(), place);
    const denied = "<Error><Code>AccessDenied</Code></Error>";
    await control.fault({ match: "PUT policy", status: 403, times: 4, body: denied });
    const aborted = "<Error><Code>OperationAborted</Code></Error>";
    await control.fault({ match: "PUT website", status: 409, times: 4, body: aborted });
    await makeBucketPublic(account(), opening);
  });

  test("reports the cause when the account blocks public access", async () => {
    await createBucket(account(), place);
    await control.set("account", { accessKeyId: sandboxAccessKeyId, publicAccessBlocked: true });
    expect(await failureOf(makeBucketPublic(account(), opening))).toMatchObject({
      kind: "forbidden",
      message:
        "Public access is blocked for this AWS account or key. Allow public bucket policies, or choose another bucket.",
    });
  });
});
