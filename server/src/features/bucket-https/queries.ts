import type { BucketHttps } from "@mainstreet/contract/hosts/aws/bucket-https";
import { and, eq, sql } from "drizzle-orm";
import { bucketHttps } from "../../hosting/aws/tables.ts";
import { campaigns } from "../campaigns/tables.ts";
import type { Db } from "../../platform/db/database.ts";

export type BucketHttpsRow = typeof bucketHttps.$inferSelect;
export type UsersBucket = { userId: string; bucket: string };

/** The condition that every query on one bucket carries: its name together with its owner. */
export const isBucket = ({ userId, bucket }: UsersBucket) =>
  and(eq(bucketHttps.userId, userId), eq(bucketHttps.bucket, bucket));

/** Locks the row of a bucket, so that two requests do not start two changes. */
export async function lockBucketHttps(
  tx: Db,
  place: UsersBucket,
): Promise<BucketHttpsRow | undefined> {
  const [row] = await tx.select().from(bucketHttps).where(isBucket(place)).for("update");
  return row;
}

/**
 * The user's live sites of the bucket, and those whose address is the https one: also those of campaigns that move elsewhere with their
 * next deployment and are still live here.
 */
export async function countBucketSites(
  tx: Db,
  { userId, bucket, address }: UsersBucket & Pick<BucketHttpsRow, "address">,
): Promise<BucketHttps["sites"]> {
  const { rows } = await tx.execute<BucketHttps["sites"]>(sql`
    select count(*)::int as total,
      (count(*) filter (where starts_with(deployment_url, ${address ?? "-"})))::int as moved
    from campaigns
    where user_id = ${userId} and deployed
      and (aws_bucket_name = ${bucket} or starts_with(deployment_url, ${address ?? "-"}))`);
  return rows[0] ?? { total: 0, moved: 0 };
}

/** How many sites have moved away and left an old page at the https address, which leads their visitors on. */
export async function countOldPages(
  tx: Db,
  { userId, address }: Pick<BucketHttpsRow, "userId" | "address">,
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from campaigns, jsonb_array_elements(former_sites) as site
    where user_id = ${userId} and former_sites <> '[]' and starts_with(site ->> 'url', ${address ?? "-"})`);
  return rows[0]?.count ?? 0;
}

/** How many sites of the bucket are being published, to an address that may not be theirs any more. */
export function countRunning(tx: Db, { userId, bucket }: UsersBucket): Promise<number> {
  return tx.$count(
    campaigns,
    and(
      eq(campaigns.userId, userId),
      eq(campaigns.awsBucketName, bucket),
      eq(campaigns.deploymentStatus, "deploying"),
    ),
  );
}

/** The ids of the sites that are live in a bucket, or are being deployed to it, and can be published again. */
export async function listPublishableSites(
  tx: Db,
  { userId, bucket }: UsersBucket,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from campaigns
    where user_id = ${userId} and aws_bucket_name = ${bucket} and (deployed or deployment_status = 'deploying')
      and aws_credentials_id is not null
    order by id`);
  return rows.map(({ id }) => id);
}

/** All buckets of a user whose https is on or is being turned on. */
export function listRows(tx: Db, userId: string): Promise<BucketHttpsRow[]> {
  return tx
    .select()
    .from(bucketHttps)
    .where(eq(bucketHttps.userId, userId))
    .orderBy(bucketHttps.bucket);
}

/** The row as responses contain it. */
export async function presentBucketHttps(tx: Db, row: BucketHttpsRow): Promise<BucketHttps> {
  const { bucket: bucketName, state, wants, address, message, startedAt } = row;
  const sites = await countBucketSites(tx, row);
  return { bucketName, state, wants, address, message, sites, since: startedAt.toISOString() };
}
