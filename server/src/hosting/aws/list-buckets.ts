import { type Bucket, DEFAULT_S3_REGION } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import type { Bucket as AwsBucket, ListBucketsCommandOutput, S3Client } from "@aws-sdk/client-s3";
import { administer, type AwsAccount, type Sdk } from "./admin-client.ts";

/** MaxBuckets is always sent: without a parameter AWS does not return the regions (docs/providers.md §2.3). */
async function readAllPages(client: S3Client, { ListBucketsCommand }: Sdk): Promise<AwsBucket[]> {
  const buckets: AwsBucket[] = [];
  let token: string | undefined;
  do {
    const page: ListBucketsCommandOutput = await client.send(
      new ListBucketsCommand({ MaxBuckets: 1_000, ...(token && { ContinuationToken: token }) }),
    );
    buckets.push(...(page.Buckets ?? []));
    token = page.ContinuationToken;
  } while (token);
  return buckets;
}

/** All buckets of the account; `creationDate` is ISO 8601 or 'Unknown' (spec §3). Throws ProviderError. */
export async function listBuckets(account: AwsAccount): Promise<Bucket[]> {
  const task = { action: "list", bucket: "", region: DEFAULT_S3_REGION } as const;
  const buckets = await administer(account, task, readAllPages);
  return buckets.map(({ Name, BucketRegion, CreationDate }) => ({
    name: Name ?? "",
    region: BucketRegion || DEFAULT_S3_REGION,
    creationDate: CreationDate?.toISOString() ?? awsTexts.buckets.unknownDate,
  }));
}
