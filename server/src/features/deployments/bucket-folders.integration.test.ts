import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import {
  closeBucket,
  INSIST_WORDS,
  makeBucketPublic,
} from "@mainstreet/contract/hosts/aws/bucket-access";
import {
  redeployCampaign,
  updateCampaign,
  updateDeploymentSettings,
} from "@mainstreet/contract/campaigns";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { restoreVersion } from "@mainstreet/contract/site-versions";
import { restoreTrashed } from "@mainstreet/contract/trash";
import { trashTexts } from "@mainstreet/contract/trash-texts";
import { sql } from "drizzle-orm";
import { deployToS3 } from "@mainstreet/contract/hosts/aws/deploy-to-s3";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { makeOwnBucket, makeSiteIn, type OwnBucket, storeKeys } from "../../../test/own-bucket.ts";
import { clearFaults, control } from "../../../test/provider-controls.ts";

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

/** A user with an existing bucket, opened as far as its objects allow. */
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

function close({ visitor, own, awsCredentialsId }: Owner) {
  return visitor.send(closeBucket, {
    params: { id: awsCredentialsId, bucketName: own.bucket },
    body: { region: own.region },
  });
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

test("a site that is published into a bucket that was narrowed in the meantime is readable", async () => {
  const owner = await ownerOf([]);
  const { visitor, own } = owner;
  const first = await siteOf(owner);
  // Writes the policy as another process would, while this process still remembers the bucket as open.
  const root = `arn:aws:s3:::${own.bucket}`;
  const Resource = [`${root}/404.html`, `${root}/${folderOf(first.deploymentUrl)}/*`];
  const [whole] = await own.statements();
  const Sid = `PublicReadSites${visitor.user.id.replaceAll("-", "").slice(-12)}`;
  await own.setPolicy([{ ...whole, Sid, Resource }]);
  const second = await siteOf(owner, "Cary");
  expect(second.deploymentMessage).toBe("");
  for (const { deploymentUrl } of [first, second]) expect(await isUp(deploymentUrl)).toBe(true);
});

test("a site that is published into a bucket that was closed in the meantime reports that", async () => {
  const owner = await ownerOf([]);
  const { visitor, own } = owner;
  await siteOf(owner);
  await own.setPolicy([
    {
      Sid: "Partners",
      Effect: "Deny",
      Principal: "*",
      Action: "s3:DeleteObject",
      Resource: `arn:aws:s3:::${own.bucket}/none`,
    },
  ]);
  const second = await siteOf(owner, "Cary");
  const refusal = awsTexts.errors.bucketClosed(own.bucket);
  expect(second).toMatchObject({ deploymentStatus: "failed", deploymentMessage: refusal });
  await open(owner);
  const again = await visitor.send(redeployCampaign, { params: { id: second.id } });
  expect(again.status, again.failure.message).toBe(200);
  expect(await isUp(again.response.deploymentUrl)).toBe(true);
});

test.runIf(IS_LONG)(
  "a bucket that was closed only half-way is checked by the next deployment",
  async () => {
    const owner = await ownerOf([]);
    const { visitor, own, accessKey } = owner;
    const site = await siteOf(owner);
    const action = "s3:DeleteBucketPolicy";
    await control(product.s3, "deny", { accessKeyId: accessKey, action });
    const closed = await close(owner);
    expect(closed.failure.message).toBe(awsTexts.errors.mayNotClose(own.bucket));
    expect(await isUp(site.deploymentUrl)).toBe(false);
    const refused = await visitor.send(redeployCampaign, { params: { id: site.id } });
    expect(refused.failure.message).toBe(awsTexts.errors.bucketClosed(own.bucket));
  },
);

test("a bucket that another user's sites are in is neither closed nor narrowed", async () => {
  const owner = await ownerOf([]);
  const { own, accessKey } = owner;
  const site = await siteOf(owner);
  const before = await own.statements();
  const visitor = await product.signUp();
  const other = { ...owner, visitor, awsCredentialsId: await storeKeys(visitor, accessKey) };
  const refusal = awsTexts.errors.bucketShared(own.bucket);
  for (const { status, failure } of [await open(other), await close(other)])
    expect([status, failure.message]).toEqual([409, refusal]);
  expect(await own.statements()).toEqual(before);
  expect(await own.blocksPublic()).toBe(false);
  expect(await isUp(site.deploymentUrl)).toBe(true);
  expect(refusal).not.toContain(owner.visitor.user.email);
  // A site that still has to be taken down counts too, and a site without a deployment does not.
  const keys = { deploymentType: "netlify" as const };
  await owner.visitor.send(updateDeploymentSettings, { params: { id: site.id }, body: keys });
  expect((await close(other)).status).toBe(409);
  await owner.visitor.send(deleteCampaign, { params: { id: site.id }, query: {} });
  expect((await close(other)).status).toBe(200);
  expect(await own.statements()).toEqual([]);
});

test("a user with other keys who only names a bucket does not prevent closing it", async () => {
  const owner = await ownerOf([]);
  const visitor = await product.signUp();
  const awsCredentialsId = await storeKeys(visitor, "AKIASTRANGERTOBUCKET");
  const attempt = await siteOf({ ...owner, visitor, awsCredentialsId });
  expect(attempt.deploymentStatus).toBe("failed");
  // Stores a state as if the first upload were in flight.
  const state = JSON.stringify({ target: "", manifest: { "index.html": "" } });
  await product.db.execute(
    sql`update campaigns set hosting_state = ${state}::jsonb where id = ${attempt.id}`,
  );
  expect((await close(owner)).status).toBe(200);
});

test.runIf(IS_LONG)(
  "a site whose folder holds objects of others too gets its versions back there, and from the trash another folder",
  async () => {
    const owner = await ownerOf(["payroll/2026-10.csv"]);
    const { visitor, own } = owner;
    const { id, deploymentUrl } = await siteOf(owner);
    const folder = folderOf(deploymentUrl);
    const theirs = `${folder}/notes.csv`;
    await own.put(theirs);
    const params = { id };
    await visitor.send(updateCampaign, { params, body: { main: { phone: "336-555-0199" } } });
    await visitor.send(redeployCampaign, { params });
    const back = await visitor.send(restoreVersion, { params: { id, number: "1" } });
    expect(back.response.restoresFiles).toBe(true);
    expect(await endOfDeployment(visitor, id)).toMatchObject({
      deploymentStatus: "deployed",
      deploymentUrl,
    });

    await visitor.send(deleteCampaign, { params, query: {} });
    expect(await own.statusOf(theirs)).toBe(403);
    const body = { campaignIds: [id], credits: 0 };
    const { response } = await visitor.send(restoreTrashed, { body });
    const other = `${folder}-${id.slice(-6)}`;
    expect(response.notes).toEqual([{ id, text: trashTexts.folderInUse(folder, other) }]);
    const restored = await endOfDeployment(visitor, id);
    expect([restored.deploymentStatus, folderOf(restored.deploymentUrl)]).toEqual([
      "deployed",
      other,
    ]);
    expect(await isUp(restored.deploymentUrl)).toBe(true);
    expect(await own.statusOf(theirs)).toBe(403);
  },
);
