import type { Db } from "../../platform/db/database.ts";
import { readBlobs } from "./read-blobs.ts";
import type { FileHashes } from "./tables.ts";

/** Photos are stored with the pictures. */
export const isPhoto = (path: string): boolean => path.startsWith("photos/");

export type VersionFile = { path: string; content: Buffer };

/** The files of a version without its photos. Undefined when one of them is no longer stored. */
export async function readVersionFiles(
  db: Db,
  userId: string,
  manifest: FileHashes,
): Promise<VersionFile[] | undefined> {
  const named = Object.entries(manifest).filter(([path]) => !isPhoto(path));
  const hashes = [...new Set(named.map(([, hash]) => hash))];
  const blobs = await readBlobs(db, userId, hashes);
  if (blobs.size < hashes.length) return undefined;
  return named.flatMap(([path, hash]) => {
    const content = blobs.get(hash);
    return content ? [{ path, content }] : [];
  });
}
