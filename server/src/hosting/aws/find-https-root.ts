import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { bucketHttps } from "./tables.ts";

/** Where a user's bucket is served over https, with a slash at the end; undefined while it is not. */
export async function findHttpsRoot(
  tx: Db,
  { userId, bucket }: { userId: string; bucket: string },
): Promise<string | undefined> {
  const isOn = and(
    eq(bucketHttps.userId, userId),
    eq(bucketHttps.bucket, bucket),
    eq(bucketHttps.state, "deployed"),
  );
  const [row] = await tx.select({ address: bucketHttps.address }).from(bucketHttps).where(isOn);
  return row?.address ?? undefined;
}
