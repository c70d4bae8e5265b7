import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import type { S3Client } from "@aws-sdk/client-s3";
import { ProviderError } from "../../provider-error.ts";
import { administer, type AwsAccount, readSdkError, type Sdk } from "./admin-client.ts";
import { readPolicy } from "./bucket-policy.ts";
import type { BucketInRegion } from "./create-bucket.ts";
import { isRestricted, readBucketPolicy } from "./read-bucket-policy.ts";
import { isUnsupported } from "./s3-error.ts";

const CLOSED = ["NoSuchBucketPolicy", "NoSuchWebsiteConfiguration"];

/**
 * `folders`: only the folders of sites are readable, so the folder of a new site has to be added. `unknown`: the key may not check this, or
 * the store does not know.
 */
export type Openness = "everything" | "folders" | "unknown";

/**
 * How far a bucket is open to visitors. Throws ProviderError `forbidden` for a bucket that would serve its sites to nobody: without a
 * public policy or without a website configuration. A setting that the key may not read, or that the store does not know, is no reason to
 * refuse.
 */
export async function assertBucketOpen(
  account: AwsAccount,
  place: BucketInRegion & { userId: string },
): Promise<Openness> {
  const { bucket, region } = place;
  const openness = await administer(account, { action: "open", bucket, region }, (client, sdk) =>
    readOpenness(client, sdk, place),
  );
  if (openness !== "closed") return openness;
  throw bucketClosed(bucket);
}

/** The refusal to publish to a bucket that nobody could read. */
export function bucketClosed(bucket: string): ProviderError {
  const message = awsTexts.errors.bucketClosed(bucket);
  return new ProviderError({ provider: "aws", kind: "forbidden", message });
}

/** Whether anyone can read a folder; true when the key may not check that. One request. */
export async function isFolderReadable(
  account: AwsAccount,
  { folder, ...place }: BucketInRegion & { userId: string; folder: string },
): Promise<boolean> {
  const { bucket, region } = place;
  const readable = await administer(account, { action: "open", bucket, region }, (client, sdk) =>
    unlessKnownClosed(
      readBucketPolicy(client, sdk, bucket).then((policy) => {
        const { opened, folders, isOpenByOthers } = readPolicy(policy, place);
        if (opened === "folders") return folders.includes(folder);
        return opened === "everything" || isOpenByOthers;
      }),
    ),
  );
  return readable ?? true;
}

async function readOpenness(
  client: S3Client,
  sdk: Sdk,
  place: { bucket: string; userId: string },
): Promise<Openness | "closed"> {
  const Bucket = place.bucket;
  const status = client.send(new sdk.GetBucketPolicyStatusCommand({ Bucket }));
  const isPublic = await unlessKnownClosed(
    status.then(({ PolicyStatus }) => PolicyStatus?.IsPublic !== false),
  );
  if (isPublic === false) return "closed";
  // A bucket that was closed with a key that may not delete its policy has only the block of public access.
  if (await unlessKnownClosed(isRestricted(client, sdk, Bucket))) return "closed";
  const website = client.send(new sdk.GetBucketWebsiteCommand({ Bucket }));
  if ((await unlessKnownClosed(website.then(() => true))) === false) return "closed";
  const policy = readBucketPolicy(client, sdk, Bucket);
  const opened = await unlessKnownClosed(policy.then((text) => openedBy(text, place)));
  return opened === false ? "closed" : (opened ?? "unknown");
}

function openedBy(policy: string | undefined, place: { bucket: string; userId: string }) {
  const { opened, isOpenByOthers } = readPolicy(policy, place);
  if (opened === "folders") return opened;
  return opened === "everything" || isOpenByOthers ? "everything" : false;
}

/** False when the setting shows that the bucket is closed, undefined when the setting cannot be read. */
async function unlessKnownClosed<T>(reading: Promise<T>): Promise<T | false | undefined> {
  try {
    return await reading;
  } catch (error) {
    const failure = readSdkError(error);
    if (failure.code === "AccessDenied" || isUnsupported(failure)) return undefined;
    if (CLOSED.includes(failure.code)) return false;
    throw error;
  }
}
