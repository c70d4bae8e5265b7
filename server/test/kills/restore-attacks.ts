import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { liveReader, PLUMBING } from "../harness.ts";
import type { ProductWorld } from "../product-world.ts";
import { areAtRest, type Attack, campaignsOf, until } from "./attack.ts";
import type { ServerUser } from "./caller.ts";

/** What the first two versions of the site of a user are, byte for byte; the first one is restored. */
const pagesOf = new WeakMap<ServerUser, string[]>();

async function siteOf(user: ServerUser): Promise<{ path: string; deploymentUrl: string }> {
  const [site] = await campaignsOf(user);
  const path = `/campaigns/${site?.id ?? ""}`;
  const { deploymentUrl } = await user.get(path);
  return { path, deploymentUrl: String(deploymentUrl) };
}

async function livePage(user: ServerUser, world: ProductWorld): Promise<string> {
  const { deploymentUrl } = await siteOf(user);
  return String(await liveReader(world)(deploymentUrl));
}

/** A live site of two versions, each with another phone. */
async function publishTwice(
  user: ServerUser,
  world: ProductWorld,
  place: object = {},
): Promise<void> {
  await user.post("/campaigns", { ...PLUMBING, ...place });
  await until(() => areAtRest(user));
  const first = await livePage(user, world);
  const { path } = await siteOf(user);
  await user.put(path, { main: { phone: "336-555-0199" } });
  await user.post(`${path}/redeploy`, {});
  await until(() => areAtRest(user));
  pagesOf.set(user, [first, await livePage(user, world)]);
}

async function publishTwiceInBucket(user: ServerUser, world: ProductWorld): Promise<void> {
  const accessKey = `AKIA${user.name.toUpperCase().replaceAll("-", "").padEnd(16, "1")}`;
  const keys = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { id } = await user.post("/aws-credentials", keys);
  const awsBucketName = `restore-${user.name}`;
  await user.post(`/aws-credentials/${String(id)}/buckets`, { bucketName: awsBucketName });
  const place = { deploymentType: "aws", awsCredentialsId: id, awsBucketName };
  await publishTwice(user, world, place);
}

async function restoreFirst(user: ServerUser): Promise<void> {
  const { path } = await siteOf(user);
  await user.post(`${path}/versions/1/restore`, {});
}

/** What is live when the next server starts is the version before the restore, or the restored one: never parts of both. */
async function restoreAgain(user: ServerUser, world: ProductWorld): Promise<void> {
  const page = await livePage(user, world);
  if (!pagesOf.get(user)?.includes(page))
    throw new Error(`What is live after the kill of a restore is no whole version:\n${page}`);
  await restoreFirst(user);
}

/** The files of the first version are live, its values saved, and the site is pinned to it. */
async function isRestored(user: ServerUser, world: ProductWorld): Promise<boolean> {
  if (!(await areAtRest(user))) return false;
  const { path } = await siteOf(user);
  const { main, hasUnpublishedChanges } = await user.get(path);
  const { pinnedTo } = await user.get(`${path}/versions`);
  const isFirst = (await livePage(user, world)) === pagesOf.get(user)?.[0];
  const { phone } = main as { phone: string };
  return isFirst && pinnedTo === 1 && hasUnpublishedChanges === false && phone === PLUMBING.phone;
}

/** A restore at Netlify, which publishes again a deploy that it still has. */
const restore: Attack = {
  role: "all",
  prepare: publishTwice,
  strike: restoreFirst,
  mend: restoreAgain,
  isOver: isRestored,
  entries: ["deduct 1"],
  live: 1,
  made: 1,
};

/** A restore in a bucket, to which only the files that differ are sent. */
export const restoreInBucket: Attack = {
  ...restore,
  prepare: publishTwiceInBucket,
  isInBucket: true,
  made: 0,
};

export const RESTORES = [restore, restoreInBucket];
