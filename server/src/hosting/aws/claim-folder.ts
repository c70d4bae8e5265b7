import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { sql } from "drizzle-orm";
import { conflict } from "../../errors.ts";
import { type Db, seeTrashIn } from "../../platform/db/database.ts";
import type { Place } from "../host.ts";

/**
 * Makes sure that a folder of a bucket is no other site's of this user: not the same, not inside one, not around one,
 * live or still to be taken down; one in the trash whose site was taken down has none. Its own former folder a campaign may have back. Concurrent calls wait for each other.
 * Only the user's own sites count: a response about others' would reveal them. Throws 409.
 */
export async function claimFolder(
  tx: Db,
  { userId, campaignId }: { userId: string; campaignId: string },
  { awsBucketName, sitePrefix }: Place,
): Promise<void> {
  if (awsBucketName === null) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${userId} ${awsBucketName}`}))`);
  const folder = `${sitePrefix}/`;
  const { rows } = await seeTrashIn(tx, () =>
    tx.execute(sql`
    with used (campaign_id, prefix) as (
      select id, site_prefix from campaigns where user_id = ${userId} and aws_bucket_name = ${awsBucketName}
        and (trashed_at is null or hosting_state is not null)
      union all
      select id, site ->> 'sitePrefix' from campaigns, jsonb_array_elements(former_sites) as site
      where user_id = ${userId} and former_sites <> '[]' and site ->> 'awsBucketName' = ${awsBucketName})
    select from used
    where (starts_with(prefix || '/', ${folder}) or starts_with(${folder}, prefix || '/'))
      and not (campaign_id = ${campaignId} and prefix = ${sitePrefix})
    limit 1`),
  );
  if (rows.length > 0) throw conflict("SITE_DIR_TAKEN", awsTexts.deployment.siteDirTaken);
}
