import { pictureTexts } from "@mainstreet/contract/picture-texts";
import type { UploadedPicture } from "@mainstreet/contract/pictures";
import { and, eq, inArray, notInArray } from "drizzle-orm";
import { invalidField } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { pictures, pictureUses } from "./tables.ts";

/** `holderId`: the id of the business or the piece of evidence. `at`: the path of the pictures in the request, for a refusal. */
type Holder = { userId: string; holderId: string; at: string };

/**
 * Records which pictures a business or a piece of evidence names, in the transaction that saves it, so that none of them is swept. Pictures
 * that it no longer names may be swept then. Called without pictures when it is deleted. Throws 400 for a picture that is not the user's,
 * or whose dimensions differ from its record.
 */
export async function usePictures(
  tx: Db,
  { userId, holderId, at }: Holder,
  named: readonly UploadedPicture[],
): Promise<void> {
  const hashes = [...new Set(named.map(({ hash }) => hash))];
  const known = await knownPictures(tx, userId, hashes);
  if (!named.every((picture) => isSame(picture, known.get(picture.hash))))
    throw invalidField(at, pictureTexts.unknown);
  const ofHolder = and(eq(pictureUses.userId, userId), eq(pictureUses.holderId, holderId));
  await tx.delete(pictureUses).where(and(ofHolder, notInArray(pictureUses.hash, hashes)));
  if (hashes.length > 0)
    await tx
      .insert(pictureUses)
      .values(hashes.map((hash) => ({ userId, holderId, hash })))
      .onConflictDoNothing();
}

async function knownPictures(tx: Db, userId: string, hashes: string[]) {
  if (hashes.length === 0) return new Map<string, UploadedPicture>();
  const { hash, width, height, widths } = pictures;
  const rows = await tx
    .select({ hash, width, height, widths })
    .from(pictures)
    .where(and(eq(pictures.userId, userId), inArray(hash, hashes)))
    // The lock keeps the sweep from removing it until the use is recorded.
    .for("key share");
  return new Map(rows.map((row) => [row.hash, row]));
}

function isSame(named: UploadedPicture, known: UploadedPicture | undefined): boolean {
  return (
    known?.width === named.width &&
    known.height === named.height &&
    known.widths.join() === named.widths.join()
  );
}
