import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db, seeingTrash } from "../../platform/db/database.ts";

/** A folder of a bucket that a site of the user has. */
export type SiteFolder = { folder: string; isLive: boolean };

type UsersBucket = { userId: string; bucket: string };

/**
 * The folders of a user's sites in a bucket: those with uploaded files or a deployment about to upload, and former folders that are still
 * to be taken down; also of sites in the trash that were left up. A folder that is only in a campaign's settings does not count: objects in
 * it are not ours.
 */
export function listSiteFolders(
  { db }: Pick<Deps, "db">,
  { userId, bucket }: UsersBucket,
): Promise<SiteFolder[]> {
  const read = async (tx: Db) => {
    const { rows } = await tx.execute<{ folder: string; live: boolean }>(sql`
      select site_prefix as folder, deployed as live
      from campaigns
      where user_id = ${userId} and aws_bucket_name = ${bucket} and hosting_state is not null
      union all
      select site ->> 'sitePrefix', false
      from campaigns, jsonb_array_elements(former_sites) as site
      where user_id = ${userId} and former_sites <> '[]' and site ->> 'awsBucketName' = ${bucket}
      order by folder`);
    return rows.map(({ folder, live }) => ({ folder, isLive: live }));
  };
  return seeingTrash(() => asTenant(db, userId, read));
}

/** Lets the next deployment of each site in the bucket check again whether it is open to visitors. */
export async function forgetRegions(
  { db }: Pick<Deps, "db">,
  { userId, bucket }: UsersBucket,
): Promise<void> {
  await asTenant(db, userId, (tx) =>
    tx.execute(sql`
      update campaigns set aws_bucket_region = null
      where user_id = ${userId} and aws_bucket_name = ${bucket}`),
  );
}
