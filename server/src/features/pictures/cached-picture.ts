import { and, eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { mediaStore } from "./media-store.ts";
import { fileName } from "./picture-files.ts";
import { pictureFiles, pictures } from "./tables.ts";

type PictureId = { userId: string; hash: string };
type Source = PictureId & Pick<Deps, "db" | "config">;
/** The files of a picture by their names, such as "480.webp". */
type Files = ReadonlyMap<string, Buffer>;

/**
 * Files that deployments upload: many deployments upload the files of the same picture one after another, for one site and for all sites of
 * a business.
 */
const files = new LRUCache<string, Files, Source>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: (picture) => [...picture.values()].reduce((sum, { length }) => sum + length, 1),
  fetchMethod: (_key, _stale, { context }) => readPicture(context),
  // Files that the cache evicts while they are read are still needed.
  ignoreFetchAbort: true,
});

/**
 * Reads all files of a user's picture in one batch. Throws when one is missing, and does not cache that. Their names are digests, so they
 * never change.
 */
export function cachedPicture(source: Source): Promise<Files> {
  return files.forceFetch(`${source.userId} ${source.hash}`, { context: source });
}

async function readPicture({ db, config, userId, hash }: Source): Promise<Files> {
  const { width, format, content } = pictureFiles;
  const rows = await asTenant(db, userId, (tx) =>
    tx
      .select({ width, format, content, folder: pictures.mediaFolder })
      .from(pictureFiles)
      .innerJoin(
        pictures,
        and(eq(pictures.userId, pictureFiles.userId), eq(pictures.hash, pictureFiles.hash)),
      )
      .where(and(eq(pictureFiles.userId, userId), eq(pictureFiles.hash, hash))),
  );
  const store = mediaStore(config);
  const read = rows.map(async ({ folder, content: stored, ...file }) => {
    const name = fileName(file);
    const bytes = folder === null ? stored : await store?.get(folder + name);
    return bytes ? ([[name, bytes]] as const) : [];
  });
  const found = (await Promise.all(read)).flat();
  // A failure is not cached.
  if (found.length === 0 || found.length < rows.length)
    throw new Error(`A file of picture ${hash} is gone`);
  return new Map(found);
}
