import { INSIST_WORDS } from "@mainstreet/contract/hosts/aws/bucket-access";
import { redeployCampaign } from "@mainstreet/contract/campaigns";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  accessOf,
  closeOwnBucket,
  makeBucketOwner,
  makeOwnSite,
  openOwnBucket,
} from "../../../test/bucket-owner.ts";
import { liveReader, type Product, startProduct } from "../../../test/harness.ts";
import { type OwnBucket, storeKeys } from "../../../test/own-bucket.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const PAYROLL = ["payroll/2026-10.csv", "payroll/2026-11.csv", "notes.txt"];

const ownerOf = (keys: string[], region?: OwnBucket["region"]) =>
  makeBucketOwner(product, keys, region);

const isUp = async (url: string | null) => (await liveReader(product)(url ?? "")) !== undefined;

const folderOf = (url: string | null) => new URL(url ?? "").pathname.slice(1, -1);

test("a bucket of payrolls is opened only with its name and a typed confirmation, and then only for our sites", async () => {
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
  const unnamed = await openOwnBucket(owner, { bucketName: "own-bucket", insist: INSIST_WORDS });
  expect(unnamed.failure.fields).toEqual({ bucketName: awsTexts.buckets.typeName(own.bucket) });
  const unsaid = await openOwnBucket(owner);
  expect([unsaid.status, unsaid.failure.code]).toEqual([409, "BUCKET_HOLDS_OTHERS"]);
  expect(unsaid.failure.message).toBe(awsTexts.buckets.holdsOthers(own.bucket));
  const misspelt = await openOwnBucket(owner, { insist: "yes" });
  expect(misspelt.failure.fields).toEqual({ insist: awsTexts.buckets.typeWords(INSIST_WORDS) });
  expect(await own.statements()).toEqual([]);
  expect(await own.blocksPublic()).toBe(true);

  const opened = await openOwnBucket(owner, { insist: ` ${INSIST_WORDS.toUpperCase()} ` });
  expect(opened.response, opened.failure.message).toEqual({ success: true, opened: "sites" });
  const site = await makeOwnSite(owner);
  expect(site.deploymentMessage).toBe("");
  expect(await isUp(site.deploymentUrl)).toBe(true);
  for (const key of PAYROLL) expect(await own.statusOf(key)).toBe(403);
  expect((await accessOf(owner)).state).toBe("sites");
});

test("a folder opens with its site, before it is published, and closes with it", async () => {
  const owner = await ownerOf(PAYROLL);
  const { own, visitor } = owner;
  await openOwnBucket(owner, { insist: INSIST_WORDS });
  const cities = ["Cary", "Durham", "Raleigh", "Apex"];
  const sites = await Promise.all(cities.map((city) => makeOwnSite(owner, city)));
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
  // When the bucket is opened again, its live sites stay readable.
  await openOwnBucket(owner, { insist: INSIST_WORDS });
  expect(await isUp(kept)).toBe(true);
  const missing = await fetch(
    `${product.s3.url}/__site/${new URL(kept).host}/${folderOf(kept)}/none`,
  );
  expect(await missing.text()).toContain("Page not found");
});

test("a bucket with only our objects opens whole, and closing it undoes all", async () => {
  const owner = await ownerOf([]);
  const { own, visitor } = owner;
  expect((await openOwnBucket(owner)).response).toEqual({ success: true, opened: "everything" });
  const site = await makeOwnSite(owner);
  expect(await isUp(site.deploymentUrl)).toBe(true);
  expect(await accessOf(owner)).toEqual({
    state: "everything",
    opens: "everything",
    sites: { names: [`${folderOf(site.deploymentUrl)}/`], hasMore: false, total: 1 },
    others: { names: [], hasMore: false },
    publicStatements: [],
    liveSites: 1,
  });
  expect((await closeOwnBucket(owner)).response).toEqual({
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
  // None of our statements is there twice, so the whole bucket opens again.
  expect((await openOwnBucket(owner)).response.opened).toBe("everything");
  expect(await isUp(site.deploymentUrl)).toBe(true);
});

test("objects of others that came later narrow a whole bucket to its sites when it is opened again", async () => {
  const owner = await ownerOf([]);
  const { own } = owner;
  await openOwnBucket(owner);
  const site = await makeOwnSite(owner);
  await own.put("payroll/2026-12.csv");
  expect(await own.statusOf("payroll/2026-12.csv")).toBe(200);
  expect(await accessOf(owner)).toMatchObject({ state: "everything", opens: "sites" });
  await openOwnBucket(owner, { insist: INSIST_WORDS });
  expect(await own.statusOf("payroll/2026-12.csv")).toBe(403);
  expect(await isUp(site.deploymentUrl)).toBe(true);
});

test("two users of one bucket do not undo each other's opening", async () => {
  const owner = await ownerOf(PAYROLL);
  await openOwnBucket(owner, { insist: INSIST_WORDS });
  const first = await makeOwnSite(owner);
  const visitor = await product.signUp();
  const other = { ...owner, visitor, awsCredentialsId: await storeKeys(visitor, owner.accessKey) };
  const early = await makeOwnSite(other);
  expect(early.deploymentMessage).toBe(awsTexts.errors.bucketClosed(owner.own.bucket));
  await openOwnBucket(other, { insist: INSIST_WORDS });
  const second = await makeOwnSite(other, "Cary");
  for (const site of [first, second]) expect(await isUp(site.deploymentUrl)).toBe(true);
  expect((await closeOwnBucket(other)).response.isStillPublic).toBe(true);
  expect([await isUp(first.deploymentUrl), await isUp(second.deploymentUrl)]).toEqual([
    true,
    false,
  ]);
});
