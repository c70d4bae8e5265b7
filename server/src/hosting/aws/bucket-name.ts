import { createBucketInput } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { ProviderError } from "../../provider-error.ts";

/**
 * Refuses a name that AWS would not accept for a bucket, for any caller: the name becomes part of the host that a signed request is sent to
 * (docs/security.md §4, buckets). Throws ProviderError.
 */
export function checkBucketName(bucket: string): void {
  const { error } = createBucketInput.shape.bucketName.safeParse(bucket);
  if (!error) return;
  const message = error.issues[0]?.message ?? "";
  throw new ProviderError({ provider: "aws", kind: "rejected", message });
}
