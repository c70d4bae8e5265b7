import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { and, eq, inArray } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { blobs } from "./tables.ts";

const decompress = promisify(brotliDecompress);

/** The bytes of a user's blobs by their SHA-256 in hex. Blobs that are no longer stored are missing. */
export async function readBlobs(
  db: Db,
  userId: string,
  hashes: readonly string[],
): Promise<Map<string, Buffer>> {
  if (hashes.length === 0) return new Map();
  const wanted = hashes.map((sha256) => Buffer.from(sha256, "hex"));
  const rows = await asTenant(db, userId, (tx) =>
    tx
      .select({ sha256: blobs.sha256, content: blobs.content })
      .from(blobs)
      .where(and(eq(blobs.userId, userId), inArray(blobs.sha256, wanted))),
  );
  const read = rows.map(
    async ({ sha256, content }) => [sha256.toString("hex"), await decompress(content)] as const,
  );
  return new Map(await Promise.all(read));
}
