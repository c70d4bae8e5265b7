import {
  bucketConfirmation,
  type BucketAccess,
  nameStatements,
} from "@mainstreet/contract/hosts/aws/bucket-access";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import type { Deps } from "../../deps.ts";
import { conflict, invalidFields } from "../../errors.ts";
import type { AwsAccount } from "./admin-client.ts";
import * as s3 from "./close-bucket.ts";
import { inspectBucket, type Inspection } from "./inspect-bucket.ts";
import { forgetBucket } from "./check-bucket.ts";
import { makeBucketPublic } from "./make-bucket-public.ts";
import { perBucket } from "./open-site-folder.ts";
import type { S3Region } from "./website-url.ts";
import { isBucketShared } from "./is-bucket-shared.ts";
import { forgetRegions, listSiteFolders, type SiteFolder } from "./site-folders.ts";

/** A bucket with the user's keys to it. */
export type BucketWithKeys = {
  userId: string;
  account: AwsAccount;
  bucket: string;
  region: S3Region;
};

/** What the user typed: the name of the bucket and, if it holds other objects, the words of consent. */
export type Confirmation = { bucketName: string; insist?: string | undefined };

const MOST_NAMES = 10;

async function inspect(
  deps: Deps,
  { account, isNew = false, ...place }: BucketWithKeys & { isNew?: boolean },
): Promise<{ inspection: Inspection; sites: SiteFolder[] }> {
  const sites = await listSiteFolders(deps, place);
  const inspection = await inspectBucket(account, {
    ...place,
    isNew,
    sites: sites.map(({ folder }) => folder),
  });
  return { inspection, sites };
}

const opensOf = ({ others }: Inspection) => (others.names.length > 0 ? "sites" : "everything");

function stateOf({ opened, isBlocked, isOpenByOthers }: Inspection): BucketAccess["state"] {
  if (isBlocked) return "closed";
  if (opened === "everything") return "everything";
  if (isOpenByOthers) return "other";
  return opened === "folders" ? "sites" : "closed";
}

/** What anyone can read of a bucket, and what opening it would change. Throws ProviderError. */
export async function readBucketAccess(deps: Deps, place: BucketWithKeys): Promise<BucketAccess> {
  const { inspection, sites } = await inspect(deps, place);
  const { names, hasMore } = inspection.others;
  return {
    state: stateOf(inspection),
    opens: opensOf(inspection),
    sites: {
      names: sites.slice(0, MOST_NAMES).map(({ folder }) => `${folder}/`),
      hasMore: sites.length > MOST_NAMES,
      total: sites.length,
    },
    others: { names, hasMore },
    publicStatements: inspection.publicStatements,
    liveSites: sites.filter(({ isLive }) => isLive).length,
  };
}

/** Opening removes a block of public access, which may have made such statements harmless for years. */
function assertPolicyOpensNoMore(bucket: string, { publicStatements }: Inspection): void {
  if (publicStatements.length === 0) return;
  const message = awsTexts.buckets.policyOpensMore(bucket, nameStatements(publicStatements));
  throw conflict("BUCKET_POLICY_PUBLIC", message);
}

/** More changes of the records in a row than can happen while a bucket is opened. */
const ROUNDS = 10;

async function open(
  deps: Deps,
  { account, ...place }: BucketWithKeys,
  { inspection, sites }: Awaited<ReturnType<typeof inspect>>,
): Promise<void> {
  const { hasOwnErrorPage } = inspection.others;
  const isWhole = opensOf(inspection) === "everything";
  let folders = sites.map(({ folder }) => folder);
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const opens = isWhole ? ("everything" as const) : folders;
      const isShared = await isBucketShared(deps, { ...place, account });
      await makeBucketPublic(account, { ...place, opens, hasOwnErrorPage, isShared });
      if (isWhole) return;
      // A deployment may have recorded its folder since the bucket was inspected.
      const now = (await listSiteFolders(deps, place)).map(({ folder }) => folder);
      if (now.join() === folders.join()) return;
      folders = now;
    }
  } finally {
    await forgetAccess(deps, { ...place, account });
  }
}

/** Each site in the bucket checks at its next deployment whether it can be read. */
async function forgetAccess(deps: Deps, { account, ...place }: BucketWithKeys): Promise<void> {
  forgetBucket({ ...account, bucket: place.bucket });
  await forgetRegions(deps, place);
}

/**
 * Opens a bucket as far as our sites need it: the whole bucket if it holds nothing else, otherwise their folders. Throws 400 unless the
 * user typed its name, 409 for public statements of others in its policy and for other objects in it unless the user insists in words, and
 * ProviderError.
 */
export async function openBucket(
  deps: Deps,
  place: BucketWithKeys,
  confirmation: Confirmation,
): Promise<BucketAccess["opens"]> {
  const { bucket } = place;
  assertTyped(bucket, confirmation, { holdsOthers: false });
  return perBucket(bucket, async () => {
    const found = await inspect(deps, place);
    assertPolicyOpensNoMore(bucket, found.inspection);
    const opens = opensOf(found.inspection);
    if (opens === "sites" && confirmation.insist === undefined)
      throw conflict("BUCKET_HOLDS_OTHERS", awsTexts.buckets.holdsOthers(bucket));
    assertTyped(bucket, confirmation, { holdsOthers: opens === "sites" });
    await open(deps, place, found);
    return opens;
  });
}

function assertTyped(
  bucket: string,
  confirmation: Confirmation,
  { holdsOthers }: { holdsOthers: boolean },
): void {
  const { error } = bucketConfirmation(bucket, { holdsOthers }).safeParse(confirmation);
  if (error) throw invalidFields(error.issues);
}

/**
 * Opens a bucket that was just created. In us-east-1 AWS also responds that a bucket was created when it existed before: if it holds other
 * objects, it stays as it is, and this throws 409.
 */
export async function openNewBucket(deps: Deps, place: BucketWithKeys): Promise<void> {
  await perBucket(place.bucket, async () => {
    const found = await inspect(deps, { ...place, isNew: true });
    if (opensOf(found.inspection) === "sites")
      throw conflict("BUCKET_EXISTS", awsTexts.errors.bucketYours);
    assertPolicyOpensNoMore(place.bucket, found.inspection);
    await open(deps, place, found);
  });
}

/** Undoes the opening; sites stay in the bucket but cannot be read, and their next deployment reports it. Throws ProviderError. */
export async function closeBucket(
  deps: Deps,
  { account, ...place }: BucketWithKeys,
): Promise<{ isStillPublic: boolean; liveSites: number }> {
  const folders = await listSiteFolders(deps, place);
  const liveSites = folders.filter(({ isLive }) => isLive).length;
  return perBucket(place.bucket, async () => {
    try {
      const isShared = await isBucketShared(deps, { ...place, account });
      return { ...(await s3.makeBucketPrivate(account, { ...place, isShared })), liveSites };
    } finally {
      // Also when the bucket was closed only partly.
      await forgetAccess(deps, { ...place, account });
    }
  });
}
