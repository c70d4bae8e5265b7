import type { S3Client } from "@aws-sdk/client-s3";
import { administer, type AwsAccount, type Sdk } from "./admin-client.ts";
import { assertOthersStay, closePolicy } from "./bucket-policy.ts";
import { checkBucketName } from "./bucket-name.ts";
import { readBucketPolicy } from "./read-bucket-policy.ts";
import { readSetting, retryStep } from "./bucket-settings.ts";
import type { S3Region } from "./website-url.ts";

/** `isShared`: other users have sites in it. */
type ClosedPlace = { bucket: string; region: S3Region; userId: string; isShared?: boolean };

async function blockPublicPolicies(client: S3Client, sdk: Sdk, bucket: string): Promise<void> {
  const current = await readSetting(
    client.send(new sdk.GetPublicAccessBlockCommand({ Bucket: bucket })),
    "NoSuchPublicAccessBlockConfiguration",
  );
  const block = {
    ...current?.PublicAccessBlockConfiguration,
    BlockPublicPolicy: true,
    RestrictPublicBuckets: true,
  };
  await readSetting(
    client.send(
      new sdk.PutPublicAccessBlockCommand({
        Bucket: bucket,
        PublicAccessBlockConfiguration: block,
      }),
    ),
  );
}

async function close(client: S3Client, sdk: Sdk, place: ClosedPlace): Promise<boolean> {
  const { bucket } = place;
  const current = await readBucketPolicy(client, sdk, bucket);
  if (place.isShared) assertOthersStay(current, place);
  const { policy, isChanged, isPublic } = closePolicy(current, place);
  // The block first, since it closes the bucket at once. Not when others' statements open something: they did so without us, and the block
  // would close that too.
  if (!isPublic) await blockPublicPolicies(client, sdk, bucket);
  if (isChanged)
    await (policy === undefined
      ? client.send(new sdk.DeleteBucketPolicyCommand({ Bucket: bucket }))
      : client.send(new sdk.PutBucketPolicyCommand({ Bucket: bucket, Policy: policy })));
  return isPublic;
}

/**
 * Undoes the opening of a bucket: our statements are removed, and public policies are blocked again unless the user has public statements.
 * Returns whether those keep the bucket public. Throws ProviderError: `conflict` when sites of other users would go offline.
 */
export async function makeBucketPrivate(
  account: AwsAccount,
  place: ClosedPlace,
): Promise<{ isStillPublic: boolean }> {
  const { bucket, region } = place;
  checkBucketName(bucket);
  return administer(account, { action: "close", bucket, region }, async (client, sdk) => ({
    isStillPublic: await retryStep(() => close(client, sdk, place)),
  }));
}
