import type { S3Client } from "@aws-sdk/client-s3";
import { sleep } from "../../platform/http-client/backoff.ts";
import { administer, type AwsAccount, readSdkError, type Sdk } from "./admin-client.ts";
import { checkBucketName } from "./bucket-name.ts";
import type { S3Region } from "./website-url.ts";

export type BucketInRegion = { bucket: string; region: S3Region };

const TRIES = 3;
const PAUSE_MS = 5_000;

async function create(client: S3Client, { CreateBucketCommand }: Sdk, place: BucketInRegion) {
  const { bucket, region } = place;
  // us-east-1 refuses its own name as a constraint, every other region requires it (docs/providers.md §2.3).
  const constraint = region !== "us-east-1" && {
    CreateBucketConfiguration: { LocationConstraint: region },
  };
  for (let n = 1; ; n += 1) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: bucket, ...constraint }));
      return;
    } catch (error) {
      const { code, tries } = readSdkError(error);
      const isOwnEcho = code === "BucketAlreadyOwnedByYou" && n * tries > 1;
      if (isOwnEcho) return;
      if (code !== "OperationAborted" || n >= TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/**
 * Creates a private bucket. Throws ProviderError: `conflict` when anyone has a bucket with the name, `rejected` for a name that AWS does
 * not allow.
 */
export async function createBucket(account: AwsAccount, place: BucketInRegion): Promise<void> {
  checkBucketName(place.bucket);
  await administer(account, { action: "create", ...place }, (client, sdk) =>
    create(client, sdk, place),
  );
}
