import { providerTexts } from "@mainstreet/contract/provider-texts";
import type { S3Client } from "@aws-sdk/client-s3";
import { ProviderError } from "../provider-error.ts";
import { administer, type AwsAccount, readSdkError, type Sdk } from "./admin-client.ts";
import type { BucketPlace } from "./create-bucket.ts";

const CLOSED = ["NoSuchBucketPolicy", "NoSuchWebsiteConfiguration"];

/**
 * Throws ProviderError `forbidden` for a bucket that would serve its sites to nobody: without a public policy or without
 * a website configuration. A key that may not look passes: what cannot be known is not refused.
 */
export async function assertBucketOpen(account: AwsAccount, place: BucketPlace): Promise<void> {
  const isOpen = await administer(account, { action: "open", ...place }, (client, sdk) =>
    readOpenness(client, sdk, place.bucket),
  );
  if (isOpen) return;
  const message = providerTexts.aws.bucketClosed(place.bucket);
  throw new ProviderError({ provider: "aws", kind: "forbidden", message });
}

async function readOpenness(client: S3Client, sdk: Sdk, bucket: string): Promise<boolean> {
  try {
    const { PolicyStatus } = await client.send(
      new sdk.GetBucketPolicyStatusCommand({ Bucket: bucket }),
    );
    await client.send(new sdk.GetBucketWebsiteCommand({ Bucket: bucket }));
    return PolicyStatus?.IsPublic !== false;
  } catch (error) {
    const { code } = readSdkError(error);
    if (code === "AccessDenied") return true;
    if (CLOSED.includes(code)) return false;
    throw error;
  }
}
