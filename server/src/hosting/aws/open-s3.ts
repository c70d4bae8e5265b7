import { DEFAULT_S3_REGION } from "@mainstreet/contract/hosts/aws/aws-credentials";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import type { PlacedSite } from "../host.ts";
import type { Hosting } from "../provider.ts";
import { openAwsKeys } from "./aws-credentials.ts";
import { findHttpsRoot } from "./find-https-root.ts";
import { withAccountId } from "./with-account-id.ts";
import { recordedFolders } from "./record-folder.ts";
import { createS3Hosting } from "./s3-hosting.ts";
import { isS3Region } from "./website-url.ts";

/** The site's folder in its bucket. Undefined when its keys were deleted. */
export async function openS3(deps: Deps, site: PlacedSite): Promise<Hosting | undefined> {
  const { userId, awsCredentialsId, awsBucketName: bucket, awsBucketRegion } = site;
  if (awsCredentialsId === null || bucket === null) return undefined;
  const credentials = { userId, id: awsCredentialsId };
  const [keys, httpsRoot] = await asTenant(deps.db, userId, async (tx) => [
    await openAwsKeys(tx, deps, credentials),
    await findHttpsRoot(tx, { userId, bucket }),
  ]);
  if (!keys) return undefined;
  const account = await withAccountId(deps, credentials, { ...keys, ...deps.config.s3 });
  const region = isS3Region(awsBucketRegion) ? awsBucketRegion : undefined;
  return createS3Hosting({
    ...account,
    bucket,
    region: region ?? DEFAULT_S3_REGION,
    prefix: site.sitePrefix,
    userId,
    httpsRoot,
    ...(!site.keepsPolicy && {
      folders: recordedFolders(deps, { ...site, bucket, folder: site.sitePrefix }),
    }),
    // A region is stored only after a successful deployment, so the bucket is known to be open.
    isKnownOpen: region !== undefined,
  });
}
