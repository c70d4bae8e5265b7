import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { digestOf } from "../../hosting/digest.ts";
import type { RenderedFile } from "../../hosting/provider.ts";
import { blobs } from "./tables.ts";

const compress = promisify(brotliCompress);
/** About as fast as gzip, and a little smaller. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Well below the day after which the sweep may remove a blob: a blob that was named within this time is not written again. */
const RECENT = sql`now() - interval '6 hours'`;

type Owned = { userId: string; hashes: Buffer[] };
const areBlobs = ({ userId, hashes }: Owned) =>
  and(eq(blobs.userId, userId), inArray(blobs.sha256, hashes));

/** Stores the bytes of those files that the user's blobs lack. From then on the sweep leaves all of them for a day. */
export async function keepBlobs(
  db: Db,
  userId: string,
  files: readonly RenderedFile[],
): Promise<void> {
  const contents = new Map(files.map(({ content }) => [digestOf("sha256", content), content]));
  const hashes = [...contents.keys()].map((sha256) => Buffer.from(sha256, "hex"));
  if (hashes.length === 0) return;
  const kept = await asTenant(db, userId, (tx) => nameKept(tx, { userId, hashes }));
  const missing = [...contents].filter(([sha256]) => !kept.has(sha256));
  if (missing.length === 0) return;
  const rows = await Promise.all(
    missing.map(async ([sha256, content]) => ({
      userId,
      sha256: Buffer.from(sha256, "hex"),
      size: content.length,
      content: await compress(content, QUALITY),
    })),
  );
  // In a fixed order, so that two deployments never wait for each other in a deadlock.
  rows.sort((one, other) => one.sha256.compare(other.sha256));
  await asTenant(db, userId, (tx) =>
    tx
      .insert(blobs)
      .values(rows)
      .onConflictDoUpdate({ target: [blobs.userId, blobs.sha256], set: { namedAt: sql`now()` } }),
  );
}

/** Marks the existing blobs as named, and returns their SHA-256. A blob that the sweep removes at this moment is not among them. */
async function nameKept(tx: Db, owned: Owned): Promise<Set<string>> {
  const isOld = lt(blobs.namedAt, RECENT);
  const found = await tx
    .select({ sha256: blobs.sha256, isOld: sql<boolean>`${isOld}` })
    .from(blobs)
    .where(areBlobs(owned));
  const old = found.filter((blob) => blob.isOld).map(({ sha256 }) => sha256);
  const named = old.length > 0 ? await nameAgain(tx, { ...owned, hashes: old }) : [];
  const recent = found.filter((blob) => !blob.isOld);
  return new Set([...recent, ...named].map(({ sha256 }) => sha256.toString("hex")));
}

/** Locks in the order of hashes first, as inserts do. */
async function nameAgain(tx: Db, owned: Owned): Promise<{ sha256: Buffer }[]> {
  await tx
    .select({ sha256: blobs.sha256 })
    .from(blobs)
    .where(areBlobs(owned))
    .orderBy(blobs.sha256)
    .for("update");
  return tx
    .update(blobs)
    .set({ namedAt: sql`now()` })
    .where(areBlobs(owned))
    .returning({ sha256: blobs.sha256 });
}
