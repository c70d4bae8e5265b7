import { hash } from "node:crypto";
import type { UploadedPicture } from "@mainstreet/contract/pictures";
import { and, eq, type SQL } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import type { PreparedPicture } from "./decoder/prepared-picture.ts";
import { mediaStore } from "./media-store.ts";
import { CONTENT_TYPES, fileName } from "./picture-files.ts";
import { pictureFiles, pictures } from "./tables.ts";

type StoreDeps = Pick<Deps, "db" | "config">;
type Source = { userId: string; sourceHash: string };

const presented = {
  hash: pictures.hash,
  width: pictures.width,
  height: pictures.height,
  widths: pictures.widths,
};

/** The picture that was made of this very file before, if any. */
export function findBySource(
  { db }: StoreDeps,
  { userId, sourceHash }: Source,
): Promise<UploadedPicture | undefined> {
  return findPicture(db, userId, eq(pictures.sourceHash, sourceHash));
}

async function findPicture(
  db: Db,
  userId: string,
  condition: SQL,
): Promise<UploadedPicture | undefined> {
  const [row] = await asTenant(db, userId, (tx) =>
    tx
      .select(presented)
      .from(pictures)
      .where(and(eq(pictures.userId, userId), condition)),
  );
  return row;
}

/** Keeps a picture with its files, once for each content of a user, in the bucket of `MEDIA_URL` or in the database. */
export async function storePicture(
  deps: StoreDeps,
  source: Source,
  prepared: PreparedPicture,
): Promise<UploadedPicture> {
  const store = mediaStore(deps.config);
  const files = prepared.files.map((file) => ({ ...file, ...digestsOf(file.bytes) }));
  // A folder of its own: the removal of an older copy of the same picture removes no file of this one.
  const folder = store && `${source.userId}/${prepared.hash}/${newId()}/`;
  const keys = files.map((file) => `${folder}${fileName(file)}`);
  for (const [index, file] of files.entries())
    await store?.put(keys[index] ?? "", { ...file, contentType: CONTENT_TYPES[file.format] });
  const isNew = await insertPicture(deps.db, { source, prepared, folder, files });
  if (!isNew) await store?.remove(keys);
  const { hash: name, width, height, widths } = prepared;
  return { hash: name, width, height, widths };
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

/** Whether it was not there yet. */
function insertPicture(db: Db, { source, prepared, folder, files }: Insertion): Promise<boolean> {
  const { userId } = source;
  const { hash: name, width, height, widths } = prepared;
  return asTenant(db, userId, async (tx) => {
    const inserted = await tx
      .insert(pictures)
      .values({ ...source, hash: name, width, height, widths, mediaFolder: folder ?? null })
      .onConflictDoNothing()
      .returning({ hash: pictures.hash });
    if (inserted.length === 0) return false;
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
