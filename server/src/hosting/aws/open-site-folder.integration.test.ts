import { sandboxAccessKeyId } from "@mainstreet/emulators/s3/accounts";
import { beforeEach, expect, test } from "vitest";
import { failureOf, skipPauses } from "../test-support.ts";
import { administer } from "./admin-client.ts";
import { readPolicy } from "./bucket-policy.ts";
import { makeBucketPrivate } from "./close-bucket.ts";
import { createBucket } from "./create-bucket.ts";
import { makeBucketPublic } from "./make-bucket-public.ts";
import { closeSiteFolder, openSiteFolder, type SiteFolders } from "./open-site-folder.ts";
import { readBucketPolicy } from "./read-bucket-policy.ts";
import { s3PerTest } from "./test-support.ts";

const place = {
  bucket: "payrolls-of-asha",
  region: "us-east-1",
  userId: "01990000-0000-7000-8000-00000000000a",
} as const;

const { control, account } = s3PerTest();

beforeEach(async () => {
  await createBucket(account(), place);
  await makeBucketPublic(account(), { ...place, opens: [] });
});
skipPauses();

/** What each read of the records returns, one after the other; the last one repeats. */
function recordOf(...reads: string[][]): SiteFolders {
  const last = reads.at(-1) ?? [];
  return {
    isUnpublished: true,
    reserve: () => Promise.resolve(),
    release: () => Promise.resolve(),
    forget: () => Promise.resolve(),
    list: () => Promise.resolve(reads.shift() ?? last),
  };
}

const siteOf = (folder: string, folders: SiteFolders) => ({
  ...place,
  account: account(),
  folder,
  folders,
});

async function openFolders(): Promise<string[]> {
  const policy = await administer(account(), { action: "open", ...place }, (client, sdk) =>
    readBucketPolicy(client, sdk, place.bucket),
  );
  return readPolicy(policy, place).folders;
}

test("a site that another process records in the meantime is not lost", async () => {
  await openSiteFolder(siteOf("a", recordOf(["a"], ["a", "b"])));
  expect(await openFolders()).toEqual(["a", "b"]);
});

test("a policy that is complete already is not written again", async () => {
  await openSiteFolder(siteOf("a", recordOf(["a", "b"])));
  await control.requests();
  await openSiteFolder(siteOf("b", recordOf(["a", "b"])));
  expect((await control.requests()).filter((line) => line.startsWith("PUT"))).toEqual([]);
});

test("a removed site's folder goes, and nothing is opened by it that is not recorded", async () => {
  await openSiteFolder(siteOf("a", recordOf(["a", "b"])));
  await closeSiteFolder(siteOf("a", recordOf(["a", "b"])));
  expect(await openFolders()).toEqual(["b"]);
});

test("a bucket that was closed in the meantime is not opened again by a deployment", async () => {
  await makeBucketPrivate(account(), place);
  let isReleased = false;
  const folders = {
    ...recordOf(["a"]),
    release: () => Promise.resolve(void (isReleased = true)),
  };
  expect(await failureOf(openSiteFolder(siteOf("a", folders)))).toMatchObject({
    kind: "forbidden",
  });
  expect(isReleased).toBe(true);
  expect(await openFolders()).toEqual([]);
});

test("a key that may not write the policy leaves a removed site's folder in it", async () => {
  await openSiteFolder(siteOf("a", recordOf(["a"])));
  await control.set("deny", { accessKeyId: sandboxAccessKeyId, action: "s3:PutBucketPolicy" });
  await closeSiteFolder(siteOf("a", recordOf(["a"])));
  expect(await openFolders()).toEqual(["a"]);
});

test("before a folder is closed, its site is no longer known to be readable", async () => {
  await openSiteFolder(siteOf("a", recordOf(["a"])));
  let openWhenForgotten: string[] | undefined;
  const forget = async () => void (openWhenForgotten = await openFolders());
  await closeSiteFolder(siteOf("a", { ...recordOf(["a"]), forget }));
  expect(openWhenForgotten).toEqual(["a"]);
  expect(await openFolders()).toEqual([]);
});
