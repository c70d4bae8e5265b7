import { and, arrayContains, eq, lt, ne, notExists, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { mediaStore } from "./media-store.ts";
import { fileName } from "./picture-files.ts";
import { siteVersions } from "../site-history/tables.ts";
import { pictureFiles, pictures, pictureUses } from "./tables.ts";

const SWEEP_MS = 10 * 60_000;
const BATCH = 200;

/** Removes pictures that nothing has named for a day, at intervals. Returns a function that stops it. */
export function startPictureSweeper(deps: Deps): () => void {
  const timer = setInterval(() => {
    sweepPictures(deps).catch((err: unknown) => deps.log.error({ err }, "picture sweep failed"));
  }, SWEEP_MS);
  return () => clearInterval(timer);
}

type Unnamed = { userId: string; hash: string };

/** Removes the pictures that are a day old and named by nothing, and returns how many. Any number of processes may sweep. */
export async function sweepPictures(deps: Deps): Promise<number> {
  let all = 0;
  for (;;) {
    const removed = await sweepBatch(deps);
    if (removed === 0) return all;
    all += removed;
  }
}

async function sweepBatch(deps: Deps): Promise<number> {
  const { rows } = await deps.db.execute<Unnamed>(sql`
    select p.user_id as "userId", p.hash from pictures p where p.created_at < now() - interval '1 day'
      and not exists (select from picture_uses u where u.user_id = p.user_id and u.hash = p.hash)
      and not exists (select from site_versions v where v.user_id = p.user_id and v.pictures <> '{}' and v.pictures @> array[p.hash])
      order by p.created_at limit ${BATCH} for update of p skip locked`);
  let removed = 0;
  for (const picture of rows) if (await removePicture(deps, picture)) removed += 1;
  return removed;
}

/**
 * Returns whether the picture was still named by nothing. Its files in a bucket are deleted after the row: a kill in between leaves files
 * without a row, never a row without files.
 */
async function removePicture({ db, config }: Deps, { userId, hash }: Unnamed): Promise<boolean> {
  const { folder, names } = await asTenant(db, userId, async (tx) => {
    const files = await tx
      .select({ width: pictureFiles.width, format: pictureFiles.format })
      .from(pictureFiles)
      .where(and(eq(pictureFiles.userId, userId), eq(pictureFiles.hash, hash)));
    const isPicture = and(eq(pictures.userId, userId), eq(pictures.hash, hash));
    // A picture that was uploaded again since counts as new.
    const isOld = lt(pictures.createdAt, sql`now() - interval '1 day'`);
    // Locked first: a request that records a use of it holds a lock on it until it commits.
    await tx.select({ hash: pictures.hash }).from(pictures).where(isPicture).for("update");
    const uses = tx
      .select({ hash: pictureUses.hash })
      .from(pictureUses)
      .where(and(eq(pictureUses.userId, userId), eq(pictureUses.hash, hash)));
    // A version that was published with it can be restored, so it stays.
    const versions = tx
      .select({ id: siteVersions.id })
      .from(siteVersions)
      .where(
        and(
          eq(siteVersions.userId, userId),
          ne(siteVersions.pictures, sql`'{}'`),
          arrayContains(siteVersions.pictures, [hash]),
        ),
      );
    const [gone] = await tx
      .delete(pictures)
      .where(and(isPicture, isOld, notExists(uses), notExists(versions)))
      .returning({ folder: pictures.mediaFolder });
    return { folder: gone && (gone.folder ?? ""), names: files.map(fileName) };
  });
  if (folder) await mediaStore(config)?.remove(names.map((name) => folder + name));
  return folder !== undefined;
}
