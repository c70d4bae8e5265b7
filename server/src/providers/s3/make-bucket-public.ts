import type { S3Client } from "@aws-sdk/client-s3";
import { backoffMs, sleep } from "../backoff.ts";
import { administer, type AwsAccount, readSdkError, type Sdk } from "./admin-client.ts";
import { checkBucketName } from "./bucket-name.ts";
import type { BucketPlace } from "./create-bucket.ts";
import { withPublicRead } from "./public-read-policy.ts";

type Step = (client: S3Client, sdk: Sdk, bucket: string) => Promise<unknown>;

const TRIES = 5;
const ERROR_KEY = "404.html";

/** For all sites of the bucket, which has only one such page; so it names none of them (providers.md §2.6). */
const ERROR_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Page not found</title>
<h1>Page not found</h1>
<p>There is no page at this address.</p>
</html>
`;

/** Undefined when AWS answers with one of the codes: that a setting was never made is no failure. */
async function unless<T>(setting: Promise<T>, ...codes: string[]): Promise<T | undefined> {
  try {
    return await setting;
  } catch (error) {
    if (codes.includes(readSdkError(error).code)) return undefined;
    throw error;
  }
}

/** Lets a public policy pass; what the bucket does about ACLs stays as it is, or is the strict default. */
const allowPublicPolicy: Step = async (client, sdk, bucket) => {
  const answer = await unless(
    client.send(new sdk.GetPublicAccessBlockCommand({ Bucket: bucket })),
    "NoSuchPublicAccessBlockConfiguration",
  );
  if (!answer) return;
  const block = answer.PublicAccessBlockConfiguration;
  if (!block?.BlockPublicPolicy && !block?.RestrictPublicBuckets) return;
  const open = { ...block, BlockPublicPolicy: false, RestrictPublicBuckets: false };
  await client.send(
    new sdk.PutPublicAccessBlockCommand({ Bucket: bucket, PublicAccessBlockConfiguration: open }),
  );
};

const addPublicRead: Step = async (client, sdk, bucket) => {
  const current = await unless(
    client.send(new sdk.GetBucketPolicyCommand({ Bucket: bucket })),
    "NoSuchBucketPolicy",
  );
  const policy = withPublicRead(current?.Policy, bucket);
  if (policy) await client.send(new sdk.PutBucketPolicyCommand({ Bucket: bucket, Policy: policy }));
};

/** A website configuration the user made is left alone; one of ours gets its page if that is not there yet. */
const serveAsWebsite: Step = async (client, sdk, bucket) => {
  const current = await unless(
    client.send(new sdk.GetBucketWebsiteCommand({ Bucket: bucket })),
    "NoSuchWebsiteConfiguration",
  );
  if (current && current.ErrorDocument?.Key !== ERROR_KEY) return;
  const website = { IndexDocument: { Suffix: "index.html" }, ErrorDocument: { Key: ERROR_KEY } };
  if (!current)
    await client.send(
      new sdk.PutBucketWebsiteCommand({ Bucket: bucket, WebsiteConfiguration: website }),
    );
  const page = new sdk.PutObjectCommand({
    Bucket: bucket,
    Key: ERROR_KEY,
    Body: ERROR_PAGE,
    ContentType: "text/html; charset=utf-8",
    IfNoneMatch: "*",
  });
  // A page of the user's own stays; a key that may not write here can still open the bucket.
  await unless(client.send(page), "PreconditionFailed", "AccessDenied");
};

/** Runs a step again for as long as a bucket that has just been made, or just been changed, needs to settle. */
async function settle(step: () => Promise<unknown>): Promise<void> {
  for (let n = 1; ; n += 1) {
    try {
      await step();
      return;
    } catch (error) {
      const { code } = readSdkError(error);
      if (n >= TRIES || !["OperationAborted", "AccessDenied"].includes(code)) throw error;
      await sleep(backoffMs(n));
    }
  }
}

/**
 * Makes a bucket a public website (providers.md §2.4), adding only what is missing; ask the user first. Throws
 * ProviderError: `forbidden` when the account or the key does not allow it, which only the user can change.
 */
export async function makeBucketPublic(account: AwsAccount, place: BucketPlace): Promise<void> {
  checkBucketName(place.bucket);
  await administer(account, { action: "open", ...place }, async (client, sdk) => {
    for (const step of [allowPublicPolicy, addPublicRead, serveAsWebsite])
      await settle(() => step(client, sdk, place.bucket));
  });
}
