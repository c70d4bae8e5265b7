import type { S3Client } from "@aws-sdk/client-s3";
import type { Sdk } from "./admin-client.ts";
import { readSetting } from "./bucket-settings.ts";

/** The bucket's policy as JSON; undefined when it has none. Throws the errors of the SDK. */
export async function readBucketPolicy(
  client: S3Client,
  sdk: Sdk,
  bucket: string,
): Promise<string | undefined> {
  const response = await readSetting(
    client.send(new sdk.GetBucketPolicyCommand({ Bucket: bucket })),
    "NoSuchBucketPolicy",
  );
  return response?.Policy;
}

/** Whether the bucket lets only its account read, whatever its policy allows. */
export async function isRestricted(client: S3Client, sdk: Sdk, bucket: string): Promise<boolean> {
  const response = await readSetting(
    client.send(new sdk.GetPublicAccessBlockCommand({ Bucket: bucket })),
    "NoSuchPublicAccessBlockConfiguration",
  );
  return response?.PublicAccessBlockConfiguration?.RestrictPublicBuckets ?? false;
}
