import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { bucketHttps } from "./tables.ts";

/** The https address of a user's bucket, with a slash at the end; undefined while it has none. */
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
