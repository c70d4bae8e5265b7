import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { sql } from "drizzle-orm";
import { conflict } from "../../errors.ts";
import { type Db, seeTrashIn } from "../../platform/db/database.ts";
import type { HostPlace } from "../host.ts";

/**
 * Makes sure that no other site of this user has a folder of a bucket: not the same, not one inside it, not one around it. Sites count that
 * are live or still to be taken down; a site in the trash that was taken down has no folder. A campaign may claim its own former folder
 * again. Concurrent calls wait for each other. Only the user's own sites count: a response about others' would reveal them. Throws 409.
 */
export async function claimFolder(
  tx: Db,
  { userId, campaignId }: { userId: string; campaignId: string },
  { awsBucketName, sitePrefix }: HostPlace,
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
