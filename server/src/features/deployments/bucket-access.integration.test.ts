import {
  closeBucket,
  getBucketAccess,
  INSIST_WORDS,
  makeBucketPublic,
} from "@mainstreet/contract/hosts/aws/bucket-access";
import { redeployCampaign } from "@mainstreet/contract/campaigns";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liveReader, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { makeOwnBucket, makeSiteIn, type OwnBucket, storeKeys } from "../../../test/own-bucket.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const PAYROLL = ["payroll/2026-10.csv", "payroll/2026-11.csv", "notes.txt"];

type Owner = { visitor: Visitor; own: OwnBucket; awsCredentialsId: string };

let made = 0;

/** A user with a private bucket from before, and its keys stored with the product. */
async function ownerOf(keys: string[], region: OwnBucket["region"] = "eu-central-1") {
  made += 1;
  const accessKey = `AKIABUCKETACCESS${String(made).padStart(4, "0")}`;
  const place = { accessKey, bucket: `own-bucket-${made}`, region };
  const own = await makeOwnBucket(product, { ...place, keys });
  const visitor = await product.signUp();
  return { visitor, own, accessKey, awsCredentialsId: await storeKeys(visitor, accessKey) };
}

const placeOf = ({ own, awsCredentialsId }: Owner) => ({
  params: { id: awsCredentialsId, bucketName: own.bucket },
  query: { region: own.region },
});

const accessOf = async (owner: Owner) =>
  (await owner.visitor.send(getBucketAccess, placeOf(owner))).answer;

function open(owner: Owner, body: { bucketName?: string; insist?: string } = {}) {
  const { params, query } = placeOf(owner);
  const { own } = owner;
  return owner.visitor.send(makeBucketPublic, {
    params,
    body: { ...query, bucketName: own.bucket, ...body },
  });
}

function close(owner: Owner) {
  const { params, query } = placeOf(owner);
  return owner.visitor.send(closeBucket, { params, body: query });
}

const siteOf = ({ visitor, own, awsCredentialsId }: Owner, city?: string) =>
  makeSiteIn(visitor, { awsCredentialsId, bucket: own.bucket, ...(city && { city }) });

const isUp = async (url: string | null) => (await liveReader(product)(url ?? "")) !== undefined;

const folderOf = (url: string | null) => new URL(url ?? "").pathname.slice(1, -1);

test("a bucket of payrolls is opened only by its name and in words, and then only for our sites", async () => {
  const owner = await ownerOf(PAYROLL);
  const { own } = owner;
  expect(await accessOf(owner)).toEqual({
    state: "closed",
    opens: "sites",
    sites: { names: [], hasMore: false, total: 0 },
    others: { names: ["notes.txt", "payroll/"], hasMore: false },
    publicStatements: [],
    liveSites: 0,
  });
  const unnamed = await open(owner, { bucketName: "own-bucket", insist: INSIST_WORDS });
  expect(unnamed.failure.fields).toEqual({ bucketName: awsTexts.buckets.typeName(own.bucket) });
  const unsaid = await open(owner);
  expect([unsaid.status, unsaid.failure.code]).toEqual([409, "BUCKET_HOLDS_OTHERS"]);
  expect(unsaid.failure.message).toBe(awsTexts.buckets.holdsOthers(own.bucket));
  const misspelt = await open(owner, { insist: "yes" });
  expect(misspelt.failure.fields).toEqual({ insist: awsTexts.buckets.typeWords(INSIST_WORDS) });
  expect(await own.statements()).toEqual([]);
  expect(await own.blocksPublic()).toBe(true);

  const opened = await open(owner, { insist: ` ${INSIST_WORDS.toUpperCase()} ` });
  expect(opened.answer, opened.failure.message).toEqual({ success: true, opened: "sites" });
  const site = await siteOf(owner);
  expect(site.deploymentMessage).toBe("");
  expect(await isUp(site.deploymentUrl)).toBe(true);
  for (const key of PAYROLL) expect(await own.statusOf(key)).toBe(403);
  expect((await accessOf(owner)).state).toBe("sites");
});

test("a folder opens with its site, before it is published, and closes with it", async () => {
  const owner = await ownerOf(PAYROLL);
  const { own, visitor } = owner;
  await open(owner, { insist: INSIST_WORDS });
  const cities = ["Cary", "Durham", "Raleigh", "Apex"];
  const sites = await Promise.all(cities.map((city) => siteOf(owner, city)));
  for (const { deploymentUrl, deploymentMessage } of sites) {
    expect(deploymentMessage).toBe("");
    expect(await isUp(deploymentUrl)).toBe(true);
  }
  const root = `arn:aws:s3:::${own.bucket}`;
  const arnsOf = (urls: (string | null)[]) =>
    [`${root}/404.html`, ...urls.map((url) => `${root}/${folderOf(url)}/*`)].toSorted();
  const resources = async () => {
    const [statement = {}] = await own.statements();
    return [statement["Resource"]].flat().map(String).toSorted();
  };
  expect(await resources()).toEqual(arnsOf(sites.map((site) => site.deploymentUrl)));
  const [first, ...others] = sites;
  await visitor.send(deleteCampaign, { params: { id: first?.id ?? "" }, query: {} });
  expect(await resources()).toEqual(arnsOf(others.map((site) => site.deploymentUrl)));
  const kept = others[0]?.deploymentUrl ?? "";
  expect(await isUp(kept)).toBe(true);
  // Opened again, it keeps the sites that are live.
  await open(owner, { insist: INSIST_WORDS });
  expect(await isUp(kept)).toBe(true);
  const missing = await fetch(
    `${product.s3.url}/__site/${new URL(kept).host}/${folderOf(kept)}/none`,
  );
  expect(await missing.text()).toContain("Page not found");
});

test("a bucket with only our objects opens whole, and closing it undoes all", async () => {
  const owner = await ownerOf([]);
  const { own, visitor } = owner;
  expect((await open(owner)).answer).toEqual({ success: true, opened: "everything" });
  const site = await siteOf(owner);
  expect(await isUp(site.deploymentUrl)).toBe(true);
  expect(await accessOf(owner)).toEqual({
    state: "everything",
    opens: "everything",
    sites: { names: [`${folderOf(site.deploymentUrl)}/`], hasMore: false, total: 1 },
    others: { names: [], hasMore: false },
    publicStatements: [],
    liveSites: 1,
  });
  expect((await close(owner)).answer).toEqual({
    success: true,
    isStillPublic: false,
    liveSites: 1,
  });
  expect(await own.statements()).toEqual([]);
  expect(await own.blocksPublic()).toBe(true);
  expect(await isUp(site.deploymentUrl)).toBe(false);
  expect((await accessOf(owner)).state).toBe("closed");
  const refused = await visitor.send(redeployCampaign, { params: { id: site.id } });
  expect(refused.failure.message).toBe(awsTexts.errors.bucketClosed(own.bucket));
  // Nothing of ours is there twice: it opens whole again.
  expect((await open(owner)).answer.opened).toBe("everything");
  expect(await isUp(site.deploymentUrl)).toBe(true);
});

test("objects of others that came later narrow a whole bucket to its sites when it is opened again", async () => {
  const owner = await ownerOf([]);
  const { own } = owner;
  await open(owner);
  const site = await siteOf(owner);
  await own.put("payroll/2026-12.csv");
  expect(await own.statusOf("payroll/2026-12.csv")).toBe(200);
  expect(await accessOf(owner)).toMatchObject({ state: "everything", opens: "sites" });
  await open(owner, { insist: INSIST_WORDS });
  expect(await own.statusOf("payroll/2026-12.csv")).toBe(403);
  expect(await isUp(site.deploymentUrl)).toBe(true);
});

test("two users of one bucket do not undo each other's opening", async () => {
  const owner = await ownerOf(PAYROLL);
  await open(owner, { insist: INSIST_WORDS });
  const first = await siteOf(owner);
  const visitor = await product.signUp();
  const other = { ...owner, visitor, awsCredentialsId: await storeKeys(visitor, owner.accessKey) };
  const early = await siteOf(other);
  expect(early.deploymentMessage).toBe(awsTexts.errors.bucketClosed(owner.own.bucket));
  await open(other, { insist: INSIST_WORDS });
  const second = await siteOf(other, "Cary");
  for (const site of [first, second]) expect(await isUp(site.deploymentUrl)).toBe(true);
  expect((await close(other)).answer.isStillPublic).toBe(true);
  expect([await isUp(first.deploymentUrl), await isUp(second.deploymentUrl)]).toEqual([
    true,
    false,
  ]);
});
