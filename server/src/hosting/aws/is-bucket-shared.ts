import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { AwsAccount } from "./admin-client.ts";

/**
 * Whether other users have sites in a bucket, live or still to be taken down. A record alone proves little, since anybody can name any
 * bucket: it counts if the keys are of the same AWS account or, when that is not known, if a front page was written. Runs as the owner of
 * the tables, and returns nothing about the sites but that they exist.
 */
export async function isBucketShared(
  { db }: Pick<Deps, "db">,
  { userId, account, bucket }: { userId: string; account: AwsAccount; bucket: string },
): Promise<boolean> {
  const accountId = account.accountId ?? null;
  const { rows } = await db.execute(sql`
    select from (
      select user_id, aws_credentials_id, hosting_state from campaigns where aws_bucket_name = ${bucket}
      union all
      select user_id, (site ->> 'awsCredentialsId')::uuid, site -> 'hostingState'
      from campaigns, jsonb_array_elements(former_sites) as site
      where former_sites <> '[]' and site ->> 'awsBucketName' = ${bucket}
    ) placed
    left join aws_credentials keys on keys.user_id = placed.user_id and keys.id = placed.aws_credentials_id
    where placed.user_id <> ${userId} and jsonb_typeof(placed.hosting_state) = 'object'
      and coalesce(keys.account_id = ${accountId}::text, placed.hosting_state ->> 'frontPageTag' is not null)
    limit 1`);
  return rows.length > 0;
}
