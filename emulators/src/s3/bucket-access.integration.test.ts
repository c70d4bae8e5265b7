import {
  CreateBucketCommand,
  DeleteBucketPolicyCommand,
  DeleteBucketWebsiteCommand,
  DeletePublicAccessBlockCommand,
  GetBucketOwnershipControlsCommand,
  GetBucketPolicyCommand,
  GetBucketPolicyStatusCommand,
  GetBucketWebsiteCommand,
  GetPublicAccessBlockCommand,
  PutBucketPolicyCommand,
  PutBucketWebsiteCommand,
  PutObjectCommand,
  PutPublicAccessBlockCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningEmulator } from "../emulator.ts";
import { accountIdFor } from "./accounts.ts";
import { control } from "../drive-emulator.ts";
import { alice, bob, clientSettings, allowPublicPolicy, publicRead, website } from "./drive-s3.ts";
import { startS3Emulator } from "./s3-emulator.ts";

let s3: RunningEmulator;

beforeAll(async () => {
  s3 = await startS3Emulator();
});

afterAll(() => s3.close());

const client = (region = "us-east-1") => new S3Client(clientSettings(s3.url, { region }));

describe("making a bucket public", () => {
  const Bucket = "opening";
  const policy = () =>
    client().send(new PutBucketPolicyCommand({ Bucket, Policy: publicRead(Bucket) }));
  const open = (flags = allowPublicPolicy) =>
    client().send(
      new PutPublicAccessBlockCommand({ Bucket, PublicAccessBlockConfiguration: flags }),
    );

  it("starts all closed, works in the one right order, and can be taken back", async () => {
    await client().send(new CreateBucketCommand({ Bucket }));
    const closed = await client().send(new GetPublicAccessBlockCommand({ Bucket }));
    expect(Object.values(closed.PublicAccessBlockConfiguration ?? {})).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const { OwnershipControls } = await client().send(
      new GetBucketOwnershipControlsCommand({ Bucket }),
    );
    expect(OwnershipControls?.Rules).toEqual([{ ObjectOwnership: "BucketOwnerEnforced" }]);
    await expect(policy()).rejects.toMatchObject({
      name: "AccessDenied",
      $metadata: { httpStatusCode: 403 },
    });
    await expect(client().send(new GetBucketPolicyStatusCommand({ Bucket }))).rejects.toMatchObject(
      { name: "NoSuchBucketPolicy" },
    );

    await open();
    await policy();
    const { PolicyStatus } = await client().send(new GetBucketPolicyStatusCommand({ Bucket }));
    expect(PolicyStatus?.IsPublic).toBe(true);
    const { Policy } = await client().send(new GetBucketPolicyCommand({ Bucket }));
    expect(Policy).toBe(publicRead(Bucket));

    await client().send(new DeleteBucketPolicyCommand({ Bucket }));
    await expect(client().send(new GetBucketPolicyCommand({ Bucket }))).rejects.toMatchObject({
      name: "NoSuchBucketPolicy",
    });
  });

  it("is refused while the account blocks it, whatever the bucket allows", async () => {
    await open();
    await control(s3.url, "POST account", { accessKeyId: alice, publicAccessBlocked: true });
    await expect(policy()).rejects.toMatchObject({ name: "AccessDenied" });
    await control(s3.url, "POST account", { accessKeyId: alice, publicAccessBlocked: false });
    await policy();
  });

  it("is not needed for a policy that names one other account", async () => {
    await client().send(new CreateBucketCommand({ Bucket: "shared-with-bob" }));
    const Policy = JSON.stringify({
      Version: "2012-10-17",
      Statement: {
        Effect: "Allow",
        Principal: { AWS: `arn:aws:iam::${accountIdFor(bob)}:root` },
        Action: "s3:PutObject",
        Resource: "arn:aws:s3:::shared-with-bob/*",
      },
    });
    await client().send(new PutBucketPolicyCommand({ Bucket: "shared-with-bob", Policy }));
    const asBob = new S3Client(clientSettings(s3.url, { accessKeyId: bob }));
    await asBob.send(
      new PutObjectCommand({ Bucket: "shared-with-bob", Key: "from-bob", Body: "x" }),
    );
  });

  it("does not undo what a policy denies, even to the owner", async () => {
    await client().send(new CreateBucketCommand({ Bucket: "frozen" }));
    const Policy = publicRead("frozen")
      .replace("Allow", "Deny")
      .replace("s3:GetObject", "s3:PutObject");
    await client().send(new PutBucketPolicyCommand({ Bucket: "frozen", Policy }));
    await expect(
      client().send(new PutObjectCommand({ Bucket: "frozen", Key: "index.html", Body: "late" })),
    ).rejects.toMatchObject({
      name: "AccessDenied",
    });
  });

  it("shows a website configuration as it was put, or a refusal when there is none", async () => {
    const get = () => client().send(new GetBucketWebsiteCommand({ Bucket }));
    await expect(get()).rejects.toMatchObject({ name: "NoSuchWebsiteConfiguration" });
    await client().send(new PutBucketWebsiteCommand({ Bucket, WebsiteConfiguration: website }));
    expect(await get()).toMatchObject(website);
    await client().send(new DeleteBucketWebsiteCommand({ Bucket }));
    await expect(get()).rejects.toMatchObject({ name: "NoSuchWebsiteConfiguration" });
  });

  it("responds so when the bucket's own block was removed", async () => {
    await client().send(new DeletePublicAccessBlockCommand({ Bucket }));
    await expect(client().send(new GetPublicAccessBlockCommand({ Bucket }))).rejects.toMatchObject({
      name: "NoSuchPublicAccessBlockConfiguration",
    });
  });
});
