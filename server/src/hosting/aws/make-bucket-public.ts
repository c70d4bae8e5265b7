import type { S3Client } from "@aws-sdk/client-s3";
import { administer, type AwsAccount, type Sdk } from "./admin-client.ts";
import { assertOthersStay, openPolicy } from "./bucket-policy.ts";
import { checkBucketName } from "./bucket-name.ts";
import { ERROR_KEY, ERROR_PAGE, OTHER_ERROR_KEY } from "./error-page.ts";
import { readBucketPolicy } from "./read-bucket-policy.ts";
import { readSetting, retryStep } from "./bucket-settings.ts";
import type { S3Region } from "./website-url.ts";

/** `opens`: the folders that become readable when the bucket holds other objects too, or everything in it. */
export type BucketOpening = {
  bucket: string;
  region: S3Region;
  userId: string;
  opens: string[] | "everything";
  /** An object of the user's has the name of our error page. */
  hasOwnErrorPage?: boolean;
  /** Other users have sites in it. */
  isShared?: boolean;
};

type Step = (client: S3Client, sdk: Sdk, opening: BucketOpening) => Promise<unknown>;

const errorKeyOf = ({ hasOwnErrorPage }: BucketOpening) =>
  hasOwnErrorPage ? OTHER_ERROR_KEY : ERROR_KEY;

/** Allows a public policy; the bucket's settings about ACLs stay as they are, or become the strict default. */
const allowPublicPolicy: Step = async (client, sdk, { bucket }) => {
  const response = await readSetting(
    client.send(new sdk.GetPublicAccessBlockCommand({ Bucket: bucket })),
    "NoSuchPublicAccessBlockConfiguration",
  );
  if (!response) return;
  const block = response.PublicAccessBlockConfiguration;
  if (!block?.BlockPublicPolicy && !block?.RestrictPublicBuckets) return;
  const open = { ...block, BlockPublicPolicy: false, RestrictPublicBuckets: false };
  await client.send(
    new sdk.PutPublicAccessBlockCommand({ Bucket: bucket, PublicAccessBlockConfiguration: open }),
  );
};

/** The policy to write; undefined when the bucket has it already. */
async function planPolicy(
  client: S3Client,
  sdk: Sdk,
  opening: BucketOpening,
): Promise<string | undefined> {
  const { bucket, opens } = opening;
  const wanted = opens === "everything" ? opens : { folders: opens, keys: [errorKeyOf(opening)] };
  const current = await readBucketPolicy(client, sdk, bucket);
  if (opening.isShared && wanted !== "everything") assertOthersStay(current, opening);
  return openPolicy(current, opening, wanted);
}

/** A website configuration that the user made is not changed; for one of ours the error page is uploaded if it is missing. */
const serveAsWebsite: Step = async (client, sdk, opening) => {
  const { bucket } = opening;
  const key = errorKeyOf(opening);
  const current = await readSetting(
    client.send(new sdk.GetBucketWebsiteCommand({ Bucket: bucket })),
    "NoSuchWebsiteConfiguration",
  );
  if (current && current.ErrorDocument?.Key !== key) return;
  const website = { IndexDocument: { Suffix: "index.html" }, ErrorDocument: { Key: key } };
  if (!current)
    await readSetting(
      client.send(
        new sdk.PutBucketWebsiteCommand({ Bucket: bucket, WebsiteConfiguration: website }),
      ),
    );
  const page = new sdk.PutObjectCommand({
    Bucket: bucket,
    Key: key,
    Body: ERROR_PAGE,
    ContentType: "text/html; charset=utf-8",
    IfNoneMatch: "*",
  });
  // A page of the user's own is not overwritten; a key that may not write here can still open the bucket.
  await readSetting(client.send(page), "PreconditionFailed", "AccessDenied");
};

/**
 * Makes a bucket a public website (docs/providers.md §2.4), adding only what is missing; the user must have agreed. Throws
 * ProviderError: `forbidden` when the account or the key does not allow it, which only the user can change, and
 * `conflict` when the policy has no capacity for so many folders.
 */
export async function makeBucketPublic(account: AwsAccount, opening: BucketOpening): Promise<void> {
  const { bucket, region } = opening;
  checkBucketName(bucket);
  await administer(account, { action: "open", bucket, region }, async (client, sdk) => {
    // Computed before anything is changed: a policy that would be too long is refused here.
    const Policy = await retryStep(() => planPolicy(client, sdk, opening));
    await retryStep(() => allowPublicPolicy(client, sdk, opening));
    if (Policy)
      await retryStep(() =>
        client.send(new sdk.PutBucketPolicyCommand({ Bucket: bucket, Policy })),
      );
    await retryStep(() => serveAsWebsite(client, sdk, opening));
  });
}
