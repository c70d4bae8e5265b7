import { and, eq, gt, isNotNull } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { mediaStore } from "./media-store.ts";
import { fileName } from "./picture-files.ts";
import { pictureFiles, pictures } from "./tables.ts";

const BATCH = 200;

/** Deletes the files of all of a user's pictures from the operator's bucket; their rows stay. Throws 503 when the bucket does not do it. */
export async function removeMedia({ db, config }: Deps, userId: string): Promise<void> {
  const store = mediaStore(config);
  if (!store) return;
  let last = "";
  for (;;) {
    const found = await asTenant(db, userId, (tx) =>
      tx
        .select({ hash: pictures.hash, folder: pictures.mediaFolder })
        .from(pictures)
        .where(
          and(
            eq(pictures.userId, userId),
            isNotNull(pictures.mediaFolder),
            gt(pictures.hash, last),
          ),
        )
        .orderBy(pictures.hash)
        .limit(BATCH),
    );
    for (const { hash, folder } of found) {
      const files = await asTenant(db, userId, (tx) =>
        tx
          .select({ width: pictureFiles.width, format: pictureFiles.format })
          .from(pictureFiles)
          .where(and(eq(pictureFiles.userId, userId), eq(pictureFiles.hash, hash))),
      );
      await store.remove(files.map((file) => `${folder ?? ""}${fileName(file)}`));
    }
    const end = found.at(-1);
    if (!end) return;
    last = end.hash;
  }
}
