import { administer, type AwsAccount } from "./admin-client.ts";
import { type PolicyAccess, readPolicy } from "./bucket-policy.ts";
import { checkBucketName } from "./bucket-name.ts";
import { listForeignObjects, type ForeignObjects } from "./list-foreign-objects.ts";
import { isRestricted, readBucketPolicy } from "./read-bucket-policy.ts";
import { retryStep } from "./bucket-settings.ts";
import type { S3Region } from "./website-url.ts";

/** `sites`: the folders of the user's sites in it. `isNew`: AWS may not have finished creating it. */
type Inspected = {
  bucket: string;
  region: S3Region;
  userId: string;
  sites: string[];
  isNew: boolean;
};

/** What anyone can read of a bucket now, and which objects are outside of our sites. */
export type Inspection = PolicyAccess & { isBlocked: boolean; others: ForeignObjects };

/** Reads what opening a bucket would change. Throws ProviderError: `forbidden` for a key that may not read it. */
export async function inspectBucket(
  account: AwsAccount,
  { bucket, region, userId, sites, isNew }: Inspected,
): Promise<Inspection> {
  checkBucketName(bucket);
  const task = { action: "inspect", bucket, region } as const;
  return administer(account, task, (client, sdk) => {
    const read = async () => {
      const isBlocked = await isRestricted(client, sdk, bucket);
      const access = readPolicy(await readBucketPolicy(client, sdk, bucket), { bucket, userId });
      const others = await listForeignObjects({ client, sdk, bucket }, sites);
      return { ...access, isBlocked, others };
    };
    return isNew ? retryStep(read) : read();
  });
}
