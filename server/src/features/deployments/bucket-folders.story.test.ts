import { INSIST_WORDS, makeBucketPublic } from "@mainstreet/contract/bucket-access";
import { deployToS3 } from "@mainstreet/contract/deploy-to-s3";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { liveReader, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { makeOwnBucket, makeSiteIn, type OwnBucket, storeKeys } from "../../../test/own-bucket.ts";
import { clearFaults } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => clearFaults(product.s3));
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

type Owner = { visitor: Visitor; own: OwnBucket; accessKey: string; awsCredentialsId: string };

let made = 0;

/** A user with a bucket from before, opened as far as its objects allow. */
async function ownerOf(keys: string[]): Promise<Owner> {
  made += 1;
  const accessKey = `AKIABUCKETFOLDER${String(made).padStart(4, "0")}`;
  const place = { accessKey, bucket: `folder-bucket-${made}`, region: "us-east-1" as const };
  const own = await makeOwnBucket(product, { ...place, keys });
  const visitor = await product.signUp();
  const owner = { visitor, own, accessKey, awsCredentialsId: await storeKeys(visitor, accessKey) };
  expect((await open(owner)).status).toBe(200);
  return owner;
}

function open({ visitor, own, awsCredentialsId }: Omit<Owner, "accessKey">) {
  return visitor.send(makeBucketPublic, {
    params: { id: awsCredentialsId, bucketName: own.bucket },
    body: { region: own.region, bucketName: own.bucket, insist: INSIST_WORDS },
  });
}

const siteOf = ({ visitor, own, awsCredentialsId }: Omit<Owner, "accessKey">, city = "Durham") =>
  makeSiteIn(visitor, { awsCredentialsId, bucket: own.bucket, city });

const isUp = async (url: string | null) => (await liveReader(product)(url ?? "")) !== undefined;

const folderOf = (url: string | null) => new URL(url ?? "").pathname.slice(1, -1);

test("a move that is refused leaves the site readable where it is", async () => {
  const owner = await ownerOf(["payroll/2026-10.csv"]);
  const { visitor, own, awsCredentialsId: credentialsId } = owner;
  const [one, two] = [await siteOf(owner), await siteOf(owner, "Cary")];
  const before = await own.statements();
  const { status, failure } = await visitor.send(deployToS3, {
    body: {
      campaignId: one.id,
      credentialsId,
      bucketName: own.bucket,
      siteDir: folderOf(two.deploymentUrl),
    },
  });
  expect([status, failure.code]).toEqual([409, "SITE_DIR_TAKEN"]);
  expect(await own.statements()).toEqual(before);
  expect(await isUp(one.deploymentUrl)).toBe(true);
});
