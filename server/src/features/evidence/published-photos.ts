import { type EvidenceGap, evidenceGaps } from "@mainstreet/contract/evidence-content";
import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { saveEvidenceDigests } from "../businesses/evidence-of-sites.ts";
import type { BusinessId } from "../businesses/queries.ts";
import { isSiteOfBusiness } from "../businesses/sites-of-business.ts";
import { pieceDigest, type EvidenceRow, isPiece } from "./queries.ts";
import { evidence, evidencePhotos } from "./tables.ts";

/**
 * Lets only one request at a time assign photos of a user to pieces: two requests with the same photos in different orders would
 * deadlock. Must be called before the first photo is claimed or released, and after the business and its sites were locked.
 */
export async function lockPhotos(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`published photos ${userId}`}))`);
}

type Place = { city: string; state: string };

/** The columns of the city whose pages show the photos of a piece for all cities. */
const photoColumns = ({ content }: EvidenceRow, { city, state }: Place) => ({
  photoCity: city,
  photoState: state,
  digest: pieceDigest([content, "", "", city, state]),
});

/**
 * Claims the photos of a piece that is being published; must be called after `lockPhotos`. The photos of a piece for all cities appear
 * on the pages of `home` (decision 248). Returns what the piece lacks, if anything, such as a photo that no other published piece has.
 */
export async function placePhotos(
  tx: Db,
  row: EvidenceRow,
  home: Place | undefined,
): Promise<EvidenceGap[]> {
  const isForAll = row.city === "" && row.photos.length > 0;
  const cityGap = { field: "city", message: evidenceTexts.cityNeeded };
  const gaps = [...evidenceGaps(row), ...(isForAll && home === undefined ? [cityGap] : [])];
  if (gaps.length > 0 || row.photos.length === 0) return gaps;
  if (isForAll && home)
    await tx
      .update(evidence)
      .set(photoColumns(row, home))
      .where(isPiece({ ...row, evidenceId: row.id }));
  const taken = await claimPhotos(tx, row);
  return taken === undefined
    ? []
    : [{ field: "content", message: evidenceTexts.photoTaken(taken) }];
}

/**
 * Claims the photos for a piece; must be called after `lockPhotos`. If another published piece has one of them, claims none and returns
 * the place of that piece.
 */
async function claimPhotos(
  tx: Db,
  { userId, id: evidenceId, photos }: EvidenceRow,
): Promise<string | undefined> {
  const values = photos.map((hash) => ({ userId, hash, evidenceId }));
  const claimed = await tx.insert(evidencePhotos).values(values).onConflictDoNothing().returning();
  if (claimed.length === photos.length) return undefined;
  await releasePhotos(tx, { userId, id: evidenceId });
  const { city, state, photoCity, photoState } = evidence;
  const [other] = await tx
    .select({ city, state, photoCity, photoState })
    .from(evidencePhotos)
    .innerJoin(
      evidence,
      and(eq(evidence.userId, evidencePhotos.userId), eq(evidence.id, evidencePhotos.evidenceId)),
    )
    .where(and(eq(evidencePhotos.userId, userId), inArray(evidencePhotos.hash, photos)));
  return other ? `${other.city || other.photoCity}, ${other.state || other.photoState}` : "";
}

/** Releases the photos of a piece, so that other pieces can have them. */
export async function releasePhotos(
  tx: Db,
  { userId, id }: Pick<EvidenceRow, "userId" | "id">,
): Promise<void> {
  await tx
    .delete(evidencePhotos)
    .where(and(eq(evidencePhotos.userId, userId), eq(evidencePhotos.evidenceId, id)));
}

/** Stores for the sites of a business, which are locked, the digest of the evidence that they now show. */
export const savePublished = (tx: Db, id: BusinessId): Promise<void> =>
  saveEvidenceDigests(tx, id.userId, isSiteOfBusiness(id));
