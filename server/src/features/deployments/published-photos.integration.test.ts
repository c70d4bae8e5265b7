import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { texts } from "@mainstreet/contract/texts";
import { photoPath } from "@mainstreet/generator/page/picture-tag";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { clearJournal, journal } from "../../../test/provider-controls.ts";
import { fetchPicture, picture, postPicture } from "../../../test/pictures/pictures.ts";

const OPERATOR = "AKIAOFTHEOPERATOR002";
const MEDIA_URL = `s3://${OPERATOR}:${encodeURIComponent(secretKeyFor(OPERATOR))}@media-of-sites`;

let product: Product;
let stripes = 0;

async function visitorWithPhoto() {
  const visitor = await product.signUp();
  const caller = { app: product.app, token: visitor.token };
  stripes += 1;
  const photo = await postPicture(caller, await picture(1000, 600, stripes).jpeg().toBuffer());
  expect(photo.widths).toEqual([480, 1000]);
  return { visitor, caller, photo };
}

/** Publishes a site whose page contains these paths: its description is rendered as typed. */
async function deployNaming(visitor: Visitor, id: string, paths: string[]) {
  const params = { id };
  const body = { main: { metadescription: paths.join(" ") } };
  const changed = await visitor.send(updateCampaign, { params, body });
  expect(changed.status, changed.failure.message).toBe(200);
  const { status, failure } = await visitor.send(redeployCampaign, { params });
  expect(status, failure.message).toBe(200);
}

async function bucketOf(visitor: Visitor, accessKey: string, bucketName: string) {
  const keys = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { response } = await visitor.send(aws.addAwsCredentials, { body: keys });
  const params = { id: response.id };
  const made = await visitor.send(aws.createBucket, { params, body: { bucketName } });
  expect(made.status, made.failure.message).toBe(201);
  const onS3 = { deploymentType: "aws" as const, awsCredentialsId: response.id };
  return { ...onS3, awsBucketName: bucketName };
}

const photosOnTheirWay = async () =>
  (await Promise.all([journal(product.netlify), journal(product.s3)]))
    .flat()
    .filter(({ method, path }) => method === "PUT" && path.includes("/photos/"));

const STORES: [string, Record<string, string>][] = [
  ["from the database", {}],
  ["from the bucket of MEDIA_URL", { MEDIA_URL }],
];

describe.each(IS_LONG ? STORES : STORES.slice(0, 1))("photos %s", (name, settings) => {
  beforeAll(async () => {
    product = await startProduct(settings);
    await bucketOf(await product.signUp(), OPERATOR, "media-of-sites");
  });
  afterAll(async () => {
    await product.assertSound({ isSettled: true, readLive: liveReader(product) });
    await product.close();
  });

  test.each(["netlify", "aws"])("that a page names go up to %s with it, once", async (host) => {
    const { visitor, caller, photo } = await visitorWithPhoto();
    const onS3 = () =>
      bucketOf(visitor, `AKIAPHOTOS${name.length}000000000`.slice(0, 20), "photo-sites");
    const place = host === "aws" ? await onS3() : {};
    const named = [photoPath(photo.hash, 480, "webp"), photoPath(photo.hash, 1000, "jpg")];
    const campaign = await makeCampaign(visitor, { ...PLUMBING, ...place });
    await deployNaming(visitor, campaign.id, named);
    const live = liveReader(product);
    for (const path of named) {
      const stored = await fetchPicture(caller, photo.hash, path.slice(path.lastIndexOf("-") + 1));
      const published = await live(`${campaign.deploymentUrl}${path}`);
      expect(published?.equals(stored.rawPayload)).toBe(true);
    }
    // The page did not contain the path of the other width and format.
    expect(
      await live(`${campaign.deploymentUrl}${photoPath(photo.hash, 480, "jpg")}`),
    ).toBeUndefined();

    await Promise.all([clearJournal(product.netlify), clearJournal(product.s3)]);
    const again = await visitor.send(redeployCampaign, { params: { id: campaign.id } });
    expect(again.response).toMatchObject({ message: texts.campaigns.nothingChanged });
    const other = [named[0] ?? "", photoPath(photo.hash, 480, "jpg")];
    await deployNaming(visitor, campaign.id, other);
    expect((await photosOnTheirWay()).map(({ path }) => path.split("/photos/")[1])).toEqual([
      `${photo.hash}-480.jpg`,
    ]);
    expect(await live(`${campaign.deploymentUrl}${named[1]}`)).toBeUndefined();
    expect(await live(`${campaign.deploymentUrl}${other[1]}`)).toBeDefined();
  });

  test.runIf(IS_LONG)(
    "are the user's own: a page that names another's is published without it",
    async () => {
      const [owner, stranger] = [await visitorWithPhoto(), await visitorWithPhoto()];
      const paths = [owner.photo, stranger.photo].map(({ hash }) => photoPath(hash, 480, "webp"));
      const campaign = await makeCampaign(stranger.visitor);
      await deployNaming(stranger.visitor, campaign.id, paths);
      const live = liveReader(product);
      expect(await live(`${campaign.deploymentUrl}${paths[0]}`)).toBeUndefined();
      expect(await live(`${campaign.deploymentUrl}${paths[1]}`)).toBeDefined();
    },
  );
});
