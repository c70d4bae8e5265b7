import { DEFAULT_S3_REGION } from "@mainstreet/contract/hosts/aws/aws-credentials";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { ProviderError } from "../../provider-error.ts";
import type { PlacedSite } from "../host.ts";
import { administer } from "./admin-client.ts";
import { openAwsKeys } from "./aws-credentials.ts";
import { type BucketPlace, checkBucket } from "./check-bucket.ts";
import { holdsObjects } from "./list-foreign-objects.ts";
import { openConnection } from "./s3-connection.ts";
import { withAccountId } from "./with-account-id.ts";

/**
 * Whether the folder of a site that is published nowhere holds objects, in a bucket that is open by folders: a deployment refuses to open
 * such a folder. False when AWS does not report it.
 */
export async function holdsOthers(deps: Deps, site: PlacedSite): Promise<boolean> {
  const { userId, awsCredentialsId, awsBucketName: bucket, sitePrefix: folder } = site;
  if (awsCredentialsId === null || bucket === null) return false;
  const credentials = { userId, id: awsCredentialsId };
  const keys = await asTenant(deps.db, userId, (tx) => openAwsKeys(tx, deps, credentials));
  if (!keys) return false;
  const account = await withAccountId(deps, credentials, { ...keys, ...deps.config.s3 });
  const place: BucketPlace = {
    ...account,
    bucket,
    region: DEFAULT_S3_REGION,
    userId,
    isKnownOpen: false,
  };
  try {
    const { region, openness } = await checkBucket(openConnection(place), place);
    if (openness !== "folders") return false;
    return await administer(account, { action: "inspect", bucket, region }, (client, sdk) =>
      holdsObjects({ client, sdk, bucket }, folder),
    );
  } catch (error) {
    if (error instanceof ProviderError) return false;
    throw error;
  }
}
