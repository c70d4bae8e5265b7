import {
  CreateBucketCommand,
  DeleteBucketCommand,
  GetBucketLocationCommand,
  HeadBucketCommand,
  ListBucketsCommand,
  ListObjectsV2Command,
  paginateListBuckets,
  PutObjectCommand,
  S3Client,
  type BucketLocationConstraint,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningEmulator } from "../emulator.ts";
import { control } from "../drive-emulator.ts";
import { alice, bob, clientSettings, type ClientSettings } from "./drive-s3.ts";
import { startS3Emulator } from "./s3-emulator.ts";

let s3: RunningEmulator;
beforeAll(async () => {
  s3 = await startS3Emulator();
});
afterAll(() => s3.close());

const client = (settings: ClientSettings = {}) => new S3Client(clientSettings(s3.url, settings));
const create = (
  Bucket: string,
  settings: ClientSettings = {},
  constraint?: BucketLocationConstraint,
) =>
  client(settings).send(
    new CreateBucketCommand({
      Bucket,
      ...(constraint && { CreateBucketConfiguration: { LocationConstraint: constraint } }),
    }),
  );

describe("making buckets", () => {
  it.each(["us-east-1", "eu-central-1"])("a second time in %s", async (region) => {
    const name = `twice-${region}`;
    await create(name, { region });
    if (region === "us-east-1") await create(name, { region });
    else
      await expect(create(name, { region })).rejects.toMatchObject({
        name: "BucketAlreadyOwnedByYou",
      });
    await expect(create(name, { region, accessKeyId: bob })).rejects.toMatchObject({
      name: "BucketAlreadyExists",
      $metadata: { httpStatusCode: 409 },
    });
  });

  it("the global endpoint in us-east-1 takes any other region's constraint", async () => {
    await create("from-afar", {}, "ap-south-1");
    const found = await client({ region: "ap-south-1" }).send(
      new HeadBucketCommand({ Bucket: "from-afar" }),
    );
    expect(found.BucketRegion).toBe("ap-south-1");
  });

  it.each([
    ["us-east-1", "us-east-1", "InvalidLocationConstraint"],
    ["us-east-1", "mars-north-1", "InvalidLocationConstraint"],
    ["eu-west-1", "eu-west-2", "IllegalLocationConstraintException"],
  ])("the endpoint of %s refuses the constraint %s", async (region, constraint, code) => {
    await expect(
      create("refused-place", { region }, constraint as BucketLocationConstraint),
    ).rejects.toMatchObject({ name: code, $metadata: { httpStatusCode: 400 } });
  });

  it.each([
    "ab",
    "Upper-Case",
    "under_score",
    "-dash",
    "dash-",
    "two..dots",
    "10.0.0.1",
    "xn--puny",
    "x-s3alias",
    "a".repeat(64),
  ])("refuses the name %s", async (name) => {
    await expect(create(name)).rejects.toMatchObject({ name: "InvalidBucketName" });
  });

  it("stops at the account's quota", async () => {
    const accessKeyId = "AKIAQUOTA00000000000";
    await control(s3.url, "POST account", { accessKeyId, bucketLimit: 1 });
    await create("within-quota", { accessKeyId });
    await expect(create("beyond-quota", { accessKeyId })).rejects.toMatchObject({
      name: "TooManyBuckets",
    });
  });
});

describe("listing buckets", () => {
  const accessKeyId = "AKIALISTER0000000000";
  beforeAll(async () => {
    await create("lister-1", { accessKeyId });
    await create("lister-2", { accessKeyId, region: "eu-west-3" });
    await create("other-3", { accessKeyId, region: "eu-west-3" });
  });

  it("lists regions only for a request with a parameter", async () => {
    const bare = await client({ accessKeyId }).send(new ListBucketsCommand({}));
    expect(bare.Buckets?.map(({ Name, BucketRegion }) => [Name, BucketRegion])).toEqual([
      ["lister-1", undefined],
      ["lister-2", undefined],
      ["other-3", undefined],
    ]);
    const listed = await client({ accessKeyId }).send(new ListBucketsCommand({ MaxBuckets: 1000 }));
    expect(listed.Buckets?.map(({ BucketRegion }) => BucketRegion)).toEqual([
      "us-east-1",
      "eu-west-3",
      "eu-west-3",
    ]);
    expect(listed.Buckets?.[0]?.CreationDate).toBeInstanceOf(Date);
  });

  it("filters by prefix and region", async () => {
    const found = await client({ accessKeyId }).send(
      new ListBucketsCommand({ Prefix: "lister", BucketRegion: "eu-west-3" }),
    );
    expect(found.Buckets?.map(({ Name }) => Name)).toEqual(["lister-2"]);
  });

  it("pages", async () => {
    const names: (string | undefined)[][] = [];
    for await (const { Buckets = [] } of paginateListBuckets(
      { client: client({ accessKeyId }) },
      { MaxBuckets: 2 },
    )) {
      names.push(Buckets.map(({ Name }) => Name));
    }
    expect(names).toEqual([["lister-1", "lister-2"], ["other-3"]]);
  });

  it("works from any region, and shows no other account's", async () => {
    const { Buckets } = await client({
      accessKeyId: "AKIANOBODY0000000000",
      region: "sa-east-1",
    }).send(new ListBucketsCommand({}));
    expect(Buckets ?? []).toEqual([]);
  });
});

describe("a bucket in another region", () => {
  const Bucket = "in-frankfurt";
  beforeAll(() => create(Bucket, { region: "eu-central-1" }));

  it("is named by the malformed-header error on the global endpoint", async () => {
    await expect(client().send(new ListObjectsV2Command({ Bucket }))).rejects.toMatchObject({
      name: "AuthorizationHeaderMalformed",
      Region: "eu-central-1",
      $metadata: { httpStatusCode: 400 },
    });
  });

  it("is named by a redirect on another region's endpoint", async () => {
    const elsewhere = client({ region: "eu-west-1", host: "s3.eu-west-1.localhost" });
    const failure: unknown = await elsewhere
      .send(new ListObjectsV2Command({ Bucket }))
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      name: "PermanentRedirect",
      Endpoint: `in-frankfurt.s3.eu-central-1.localhost:${s3.port}`,
      $metadata: { httpStatusCode: 301 },
      $response: { headers: { "x-amz-bucket-region": "eu-central-1" } },
    });
  });

  it("is named by the header alone on HEAD", async () => {
    const failure: unknown = await client()
      .send(new HeadBucketCommand({ Bucket }))
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({
      $response: { statusCode: 400, headers: { "x-amz-bucket-region": "eu-central-1" } },
    });
  });

  it("is found by an SDK that follows the header", async () => {
    const follower = new S3Client({ ...clientSettings(s3.url), followRegionRedirects: true });
    const found = await follower.send(new HeadBucketCommand({ Bucket }));
    expect(found.BucketRegion).toBe("eu-central-1");
  });

  it("names its location on the global endpoint", async () => {
    const { LocationConstraint } = await client().send(new GetBucketLocationCommand({ Bucket }));
    expect(LocationConstraint).toBe("eu-central-1");
  });

  it("responds as a virtual host of its own region", async () => {
    const own = client({
      region: "eu-central-1",
      host: "s3.eu-central-1.localhost",
      isVirtualHost: true,
    });
    await own.send(new PutObjectCommand({ Bucket, Key: "a/b.txt", Body: "hosted" }));
    const { Contents } = await own.send(new ListObjectsV2Command({ Bucket }));
    expect(Contents?.map(({ Key }) => Key)).toEqual(["a/b.txt"]);
    const { Contents: same } = await client({ region: "eu-central-1" }).send(
      new ListObjectsV2Command({ Bucket }),
    );
    expect(same).toEqual(Contents);
  });
});

describe("deleting buckets", () => {
  it("refuses a full one, and frees the name of an empty one", async () => {
    await create("short-lived");
    await client().send(new PutObjectCommand({ Bucket: "short-lived", Key: "x", Body: "x" }));
    const remove = () => client().send(new DeleteBucketCommand({ Bucket: "short-lived" }));
    await expect(remove()).rejects.toMatchObject({ name: "BucketNotEmpty" });
    await create("soon-free");
    await client().send(new DeleteBucketCommand({ Bucket: "soon-free" }));
    await expect(
      client().send(new HeadBucketCommand({ Bucket: "soon-free" })),
    ).rejects.toMatchObject({ name: "NotFound" });
    await create("soon-free", { accessKeyId: bob });
    await expect(
      client({ accessKeyId: alice }).send(new HeadBucketCommand({ Bucket: "soon-free" })),
    ).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
  });
});
