import type { UploadedPicture } from "@mainstreet/contract/pictures";
import { pictureTexts } from "@mainstreet/contract/picture-texts";
import { and, arrayContains, eq, inArray, not, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { invalidField } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { pictures } from "./tables.ts";

type OfLink = { userId: string; linkId: string };

/** Records that a link for phones has sent the file of a picture. */
export async function addLink(
  { db }: Pick<Deps, "db">,
  { userId, linkId, hash }: OfLink & { hash: string },
): Promise<void> {
  await asTenant(db, userId, (tx) =>
    tx
      .update(pictures)
      .set({ uploadedByLinks: sql`${pictures.uploadedByLinks} || ${linkId}::uuid` })
      .where(
        and(
          eq(pictures.userId, userId),
          eq(pictures.hash, hash),
          not(arrayContains(pictures.uploadedByLinks, [linkId])),
        ),
      ),
  );
}

/**
 * Throws 400 unless the link has sent the file of each picture. A picture's name can be read on published pages: without this check, anyone
 * with a link could use any picture of the account. The text is the same as for a picture that does not exist, so that it reveals nothing
 * about others.
 */
export async function assertSentByLink(
  tx: Db,
  { userId, linkId }: OfLink,
  named: readonly UploadedPicture[],
): Promise<void> {
  const hashes = [...new Set(named.map(({ hash }) => hash))];
  if (hashes.length === 0) return;
  const sent = await tx.$count(
    pictures,
    and(
      eq(pictures.userId, userId),
      inArray(pictures.hash, hashes),
      arrayContains(pictures.uploadedByLinks, [linkId]),
    ),
  );
  if (sent < hashes.length) throw invalidField("pictures", pictureTexts.unknown);
}
