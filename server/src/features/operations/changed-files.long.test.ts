import { getCampaign } from "@mainstreet/contract/campaigns";
import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { addCloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import * as api from "@mainstreet/contract/operations";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken } from "@mainstreet/emulators/cloudflare/tokens";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  visitPage,
  type Visitor,
} from "../../../test/harness.ts";
import { clearJournal, type Journalled, journal } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

async function bucketOf(owner: Visitor) {
  const accessKey = "AKIACHANGEDFILES0001";
  const body = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { response } = await owner.send(aws.addAwsCredentials, { body });
  const awsBucketName = "changed-files";
  const params = { id: response.id };
  await owner.send(aws.createBucket, { params, body: { bucketName: awsBucketName } });
  return { deploymentType: "aws" as const, awsCredentialsId: response.id, awsBucketName };
}

async function cloudflareOf(owner: Visitor) {
  const token = `cfut_owner7700001${"c".repeat(30)}`;
  const body = { name: "Mine", token, zone: firstZoneOf(accountIdOfToken(token)).name };
  const { response } = await owner.send(addCloudflareToken, { body });
  return { deploymentType: "cloudflare" as const, cloudflareTokenId: response.id };
}

const HOSTS = {
  netlify: {
    choiceOf: async () => ({ deploymentType: "netlify" as const }),
    provider: () => product.netlify,
    isUpload: ({ method, path }: Journalled) => method === "PUT" && path.includes("/files/"),
  },
  aws: {
    choiceOf: bucketOf,
    provider: () => product.s3,
    isUpload: ({ method, path }: Journalled) => method === "PUT" && !path.includes("?"),
  },
  cloudflare: {
    choiceOf: cloudflareOf,
    provider: () => product.cloudflare,
    // Two more writes for each site are its record for history and the record that switches it.
    isUpload: ({ method, path }: Journalled) =>
      method === "PUT" && !/\/(?:live|m)\//.test(decodeURIComponent(path)),
  },
};

/** What visitors and search engines get of a site; each host has all of these files. */
const FILES = ["", "404.html", "robots.txt", "sitemap.xml", "favicon.svg", "og.png", "share.png"];

async function filesOf(owner: Visitor, id: string): Promise<string[]> {
  const { response } = await owner.send(getCampaign, { params: { id } });
  const read = FILES.map(async (file) => {
    const { status, content } = await visitPage(product, `${response.deploymentUrl ?? ""}${file}`);
    return status === 200 || file === "404.html" ? content.toString("base64") : "";
  });
  return Promise.all(read);
}

test.each(["netlify", "aws", "cloudflare"] as const)(
  "an operation sends %s one request for each changed file of each site, and an undo at most as many",
  { timeout: 120_000 },
  async (name) => {
    const { choiceOf, provider, isUpload } = HOSTS[name];
    const owner = await product.signUp();
    const choice = await choiceOf(owner);
    const ids: string[] = [];
    for (const city of ["Winston-Salem", "Durham"])
      ids.push((await makeCampaign(owner, { ...PLUMBING, city, ...choice })).id);
    const changes = [
      { action: "set" as const, field: "openingHours" as const, value: "Mon-Fri 7-19" },
    ];
    const made = await owner.send(api.createOperation, { body: { campaignIds: ids, changes } });
    for (const call of [api.applyOperation, api.undoOperation]) {
      const before = await Promise.all(ids.map((id) => filesOf(owner, id)));
      await clearJournal(provider());
      const { response } = await owner.send(call, { params: { id: made.response.id } });
      const read = async () =>
        (await owner.send(api.getOperation, { params: { id: response.id } })).response;
      await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe("complete");
      expect((await read()).deployments.success).toBe(2);
      const uploads = (await journal(provider())).filter(isUpload);
      const after = await Promise.all(ids.map((id) => filesOf(owner, id)));
      const changed = after.flatMap((files, at) =>
        files.filter((file, of) => file !== before[at]?.[of]),
      );
      expect(changed.length).toBeGreaterThan(0);
      const paths = uploads.map(({ path }) => path);
      // Both hosts have kept the earlier files, and none of these is uploaded again.
      const isKept = call === api.undoOperation && name !== "aws";
      expect(paths).toHaveLength(isKept ? 0 : changed.length);
    }
  },
);
