import type { UploadedPicture } from "@mainstreet/contract/pictures";
import { and, eq, inArray } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import type { PictureFormat } from "./decoder/prepared-picture.ts";
import { mediaStore } from "./media-store.ts";
import { pictureFiles, pictures } from "./tables.ts";

/** One file of a user's picture. */
type FileId = { userId: string; hash: string; width: number; format: PictureFormat };

export const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  webp: "image/webp",
  jpg: "image/jpeg",
};

/** "480.webp" */
export const fileName = ({ width, format }: Pick<FileId, "width" | "format">): string =>
  `${width}.${format}`;

/** The bytes of one file; undefined when the user has no such picture. */
export async function readPictureFile(
  { db, config }: Pick<Deps, "db" | "config">,
  file: FileId,
): Promise<Buffer | undefined> {
  const { userId, hash, width, format } = file;
  const [row] = await asTenant(db, userId, (tx) =>
    tx
      .select({ content: pictureFiles.content, folder: pictures.mediaFolder })
      .from(pictureFiles)
      .innerJoin(
        pictures,
        and(eq(pictures.userId, pictureFiles.userId), eq(pictures.hash, pictureFiles.hash)),
      )
      .where(
        and(
          eq(pictureFiles.userId, userId),
          eq(pictureFiles.hash, hash),
          eq(pictureFiles.width, width),
          eq(pictureFiles.format, format),
        ),
      ),
  );
  if (!row) return undefined;
  if (row.folder === null) return row.content ?? undefined;
  return mediaStore(config)?.get(row.folder + fileName(file));
}

type Listed = Omit<FileId, "userId"> & { sha1: string; sha256: string };

/** The files of a user's pictures with their digests, without their contents. Pictures that the user does not have are left out. */
export async function listPictureFiles(
  { db }: Pick<Deps, "db">,
  userId: string,
  hashes: readonly UploadedPicture["hash"][],
): Promise<Listed[]> {
  if (hashes.length === 0) return [];
  const { hash, width, format, sha1, sha256 } = pictureFiles;
  return asTenant(db, userId, (tx) =>
    tx
      .select({ hash, width, format, sha1, sha256 })
      .from(pictureFiles)
      .where(and(eq(pictureFiles.userId, userId), inArray(pictureFiles.hash, [...hashes]))),
  );
}
