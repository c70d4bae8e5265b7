import { providerTexts } from "@mainstreet/contract/provider-texts";
import type { S3Client } from "@aws-sdk/client-s3";
import { ProviderError } from "../provider-error.ts";
import { administer, type AwsAccount, readSdkError, type Sdk } from "./admin-client.ts";
import type { BucketPlace } from "./create-bucket.ts";
import { isUnsupported } from "./s3-error.ts";

const CLOSED = ["NoSuchBucketPolicy", "NoSuchWebsiteConfiguration"];

/**
 * Throws ProviderError `forbidden` for a bucket that would serve its sites to nobody: without a public policy or without
 * a website configuration. What the key may not read, or the store does not know, is not refused.
 */
export async function assertBucketOpen(account: AwsAccount, place: BucketPlace): Promise<void> {
  const isOpen = await administer(account, { action: "open", ...place }, (client, sdk) =>
    readOpenness(client, sdk, place.bucket),
  );
  if (isOpen) return;
  const message = providerTexts.aws.bucketClosed(place.bucket);
  throw new ProviderError({ provider: "aws", kind: "forbidden", message });
}

async function readOpenness(client: S3Client, sdk: Sdk, Bucket: string): Promise<boolean> {
  const policy = client.send(new sdk.GetBucketPolicyStatusCommand({ Bucket }));
  const isPublic = policy.then(({ PolicyStatus }) => PolicyStatus?.IsPublic !== false);
  if (!(await unlessKnownClosed(isPublic))) return false;
  const website = client.send(new sdk.GetBucketWebsiteCommand({ Bucket }));
  return unlessKnownClosed(website.then(() => true));
}

async function unlessKnownClosed(answer: Promise<boolean>): Promise<boolean> {
  try {
    return await answer;
  } catch (error) {
    const failure = readSdkError(error);
    if (failure.code === "AccessDenied" || isUnsupported(failure)) return true;
    if (CLOSED.includes(failure.code)) return false;
    throw error;
  }
}
