import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import type { S3Client } from "@aws-sdk/client-s3";
import { createKeyedLimit } from "../../platform/http-client/concurrency.ts";
import { isProviderError, ProviderError } from "../../provider-error.ts";
import { administer, type AwsAccount, type Sdk } from "./admin-client.ts";
import { bucketClosed, isFolderReadable } from "./assert-bucket-open.ts";
import { openPolicy, type PolicyAccess, readPolicy } from "./bucket-policy.ts";
import { holdsObjects } from "./list-foreign-objects.ts";
import { readBucketPolicy } from "./read-bucket-policy.ts";
import { retryStep } from "./bucket-settings.ts";
import type { S3Region } from "./website-url.ts";

/** The folders of a user's sites in one bucket, by our records. */
export type SiteFolders = {
  /** Nothing of the site has been uploaded yet, so objects in its folder are not its own. */
  isUnpublished: boolean;
  /** Records the site's folder; `release` undoes that while nothing was uploaded. */
  reserve: () => Promise<void>;
  release: () => Promise<void>;
  /** Lets the next deployment of the site check again whether its folder is readable. */
  forget: () => Promise<void>;
  list: () => Promise<string[]>;
};

export type FolderAccess = {
  account: AwsAccount;
  bucket: string;
  region: S3Region;
  userId: string;
  folder: string;
  folders: SiteFolders;
};

/** S3 has no conditional write for a policy, so only one caller of this process changes the policy of a bucket at a time. */
export const perBucket = createKeyedLimit(1);
/** More attempts than other processes can change the records at the same time. */
const ROUNDS = 10;

/**
 * Makes the folder of a site readable in a bucket that is open by folders. Throws ProviderError: `conflict` when the folder holds foreign
 * objects or the policy has no space for it, `forbidden` when the bucket has been closed.
 */
export function openSiteFolder(site: FolderAccess): Promise<void> {
  const { account, bucket, region, folder, folders } = site;
  return perBucket(bucket, async () => {
    if (folders.isUnpublished) {
      const task = { action: "inspect", bucket, region } as const;
      const isTaken = await administer(account, task, (client, sdk) =>
        holdsObjects({ client, sdk, bucket }, folder),
      );
      if (isTaken) throw folderTaken(site);
    }
    await folders.reserve();
    try {
      const opened = await writeFolders(site, (known) => known);
      if (opened === "nothing") throw bucketClosed(bucket);
    } catch (error) {
      if (isProviderError(error, "conflict", "forbidden")) await folders.release();
      throw error;
    }
  });
}

/**
 * Checks that a site whose files have just been uploaded can be read, since the bucket may have been narrowed or closed after its check. A
 * folder that is missing in the policy is added. Throws ProviderError as {@link openSiteFolder}.
 */
export async function confirmSiteFolder(site: FolderAccess): Promise<void> {
  const readable = await isFolderReadable(site.account, site);
  if (readable) return;
  await openSiteFolder({ ...site, folders: { ...site.folders, isUnpublished: false } });
}

/**
 * Removes the folder of a removed site from the policy again. If the key may not do that, or the policy has more folders than fit, the
 * folder stays in the policy, which is harmless as it is empty.
 */
export function closeSiteFolder(site: FolderAccess): Promise<void> {
  return perBucket(site.bucket, async () => {
    // First: the campaign may still exist, and its next deployment then needs the folder again.
    await site.folders.forget();
    try {
      await writeFolders(site, (known) => known.filter((folder) => folder !== site.folder));
    } catch (error) {
      if (!isProviderError(error, "forbidden", "conflict", "missing-target")) throw error;
    }
  });
}

/**
 * Writes the recorded folders into the policy. Another process may write an older record later: so each process that writes compares the
 * record afterwards, and writes again if it has changed.
 */
async function writeFolders(
  site: FolderAccess,
  choose: (known: string[]) => string[],
): Promise<PolicyAccess["opened"]> {
  const { account, bucket, region, folders } = site;
  let opened: PolicyAccess["opened"] = "nothing";
  let known = await folders.list();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const written = choose(known);
    opened = await administer(account, { action: "open", bucket, region }, (client, sdk) =>
      retryStep(() => replaceFolders(client, sdk, { ...site, written })),
    );
    const now = await folders.list();
    if (opened !== "folders" || now.join() === known.join()) return opened;
    known = now;
  }
  return opened;
}

/** Returns what our statement opened before; it is written again only if it opens folders. */
async function replaceFolders(
  client: S3Client,
  sdk: Sdk,
  { written, ...place }: FolderAccess & { written: string[] },
): Promise<PolicyAccess["opened"]> {
  const { bucket } = place;
  const current = await readBucketPolicy(client, sdk, bucket);
  const { opened, keys } = readPolicy(current, place);
  if (opened !== "folders") return opened;
  const policy = openPolicy(current, place, { folders: written, keys });
  if (policy) await client.send(new sdk.PutBucketPolicyCommand({ Bucket: bucket, Policy: policy }));
  return opened;
}

function folderTaken({ folder, bucket }: FolderAccess): ProviderError {
  const message = awsTexts.errors.folderTaken(folder, bucket);
  return new ProviderError({ provider: "aws", kind: "conflict", message });
}
