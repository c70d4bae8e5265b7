import { hash } from "node:crypto";
import type { UploadedPicture } from "@mainstreet/contract/pictures";
import { and, eq, notExists, or, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import type { PreparedPicture } from "./decoder/prepared-picture.ts";
import { mediaStore } from "./media-store.ts";
import { CONTENT_TYPES, fileName } from "./picture-files.ts";
import { pictureFiles, pictures, pictureUses } from "./tables.ts";

type StoreDeps = Pick<Deps, "db" | "config">;
type Source = { userId: string; sourceHash: string };

const presented = {
  hash: pictures.hash,
  width: pictures.width,
  height: pictures.height,
  widths: pictures.widths,
};

/**
 * The picture that was made of this very file before, if any. Its age starts again, so that the sweep does not remove it before it is used.
 */
export async function findBySource(
  { db }: StoreDeps,
  { userId, sourceHash }: Source,
): Promise<UploadedPicture | undefined> {
  const [row] = await asTenant(db, userId, (tx) =>
    tx
      .update(pictures)
      .set({ createdAt: sql`now()` })
      .where(and(eq(pictures.userId, userId), eq(pictures.sourceHash, sourceHash)))
      .returning(presented),
  );
  return row;
}

/** How many pictures of a user nothing names, counted up to `most`. */
export function countUnused({ db }: StoreDeps, userId: string, most: number): Promise<number> {
  return asTenant(db, userId, async (tx) => {
    const uses = tx
      .select({ hash: pictureUses.hash })
      .from(pictureUses)
      .where(and(eq(pictureUses.userId, userId), eq(pictureUses.hash, pictures.hash)));
    const unused = await tx
      .select({ hash: pictures.hash })
      .from(pictures)
      .where(and(eq(pictures.userId, userId), notExists(uses)))
      .limit(most);
    return unused.length;
  });
}

/** Stores a picture with its files, once for each content of a user, in the bucket of `MEDIA_URL` or in the database. */
export async function storePicture(
  deps: StoreDeps,
  source: Source,
  prepared: PreparedPicture,
): Promise<UploadedPicture> {
  const store = mediaStore(deps.config);
  const files = prepared.files.map((file) => ({ ...file, ...digestsOf(file.bytes) }));
  // A folder of its own, so that the removal of an older copy of the same picture removes no file of this one.
  const folder = store && `${source.userId}/${prepared.hash}/${newId()}/`;
  const keys = files.map((file) => `${folder}${fileName(file)}`);
  let isKept: boolean;
  try {
    for (const [index, file] of files.entries())
      await store?.put(keys[index] ?? "", { ...file, contentType: CONTENT_TYPES[file.format] });
    isKept = await insertPicture(deps.db, { source, prepared, folder, files });
  } catch (error) {
    // If only the response to the commit was lost, the row exists. The original failure is what is reported.
    isKept = !folder || (await hasFolder(deps.db, source.userId, folder).catch(() => true));
    if (!isKept) await store?.remove(keys).catch(() => undefined);
    throw error;
  }
  if (!isKept) await store?.remove(keys);
  const { hash: name, width, height, widths } = prepared;
  return { hash: name, width, height, widths };
}

function hasFolder(db: Db, userId: string, folder: string): Promise<boolean> {
  return asTenant(db, userId, async (tx) => {
    const rows = await tx
      .select({ hash: pictures.hash })
      .from(pictures)
      .where(and(eq(pictures.userId, userId), eq(pictures.mediaFolder, folder)));
    return rows.length > 0;
  });
}

const digestsOf = (content: Buffer) => ({
  sha1: hash("sha1", content),
  sha256: hash("sha256", content),
});

type Digested = PreparedPicture["files"][number] & { sha1: string; sha256: string };
type Insertion = {
  source: Source;
  prepared: PreparedPicture;
  folder: string | undefined;
  files: Digested[];
};

/** Returns whether the row is new. */
function insertPicture(db: Db, { source, prepared, folder, files }: Insertion): Promise<boolean> {
  const { userId } = source;
  const { hash: name, width, height, widths } = prepared;
  return asTenant(db, userId, async (tx) => {
    const inserted = await tx
      .insert(pictures)
      .values({ ...source, hash: name, width, height, widths, mediaFolder: folder ?? null })
      .onConflictDoNothing()
      .returning({ hash: pictures.hash });
    if (inserted.length === 0) {
      const isSame = or(eq(pictures.hash, name), eq(pictures.sourceHash, source.sourceHash));
      await tx
        .update(pictures)
        .set({ createdAt: sql`now()` })
        .where(and(eq(pictures.userId, userId), isSame));
      return false;
    }
    await tx.insert(pictureFiles).values(
      files.map(({ bytes, ...file }) => ({
        ...file,
        userId,
        hash: name,
        content: folder === undefined ? bytes : null,
      })),
    );
    return true;
  });
}
