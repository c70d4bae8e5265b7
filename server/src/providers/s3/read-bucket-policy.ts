import type { S3Client } from "@aws-sdk/client-s3";
import type { Sdk } from "./admin-client.ts";
import { unless } from "./settle.ts";

/** The bucket's policy as JSON; undefined when it has none. Throws what the SDK throws. */
export async function readBucketPolicy(
  client: S3Client,
  sdk: Sdk,
  bucket: string,
): Promise<string | undefined> {
  const answer = await unless(
    client.send(new sdk.GetBucketPolicyCommand({ Bucket: bucket })),
    "NoSuchBucketPolicy",
  );
  return answer?.Policy;
}
