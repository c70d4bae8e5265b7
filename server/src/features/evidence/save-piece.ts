import type {
  addEvidence as addEndpoint,
  EvidencePiece,
  EvidenceSource,
} from "@mainstreet/contract/evidence";
import {
  type EvidenceContent,
  type EvidenceGap,
  photosOfEvidence,
} from "@mainstreet/contract/evidence-content";
import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import type { ValidRequestOf } from "@mainstreet/contract/endpoint";
import { EVIDENCE_LIMIT } from "@mainstreet/contract/limits";
import { stateCode } from "@mainstreet/contract/us-states";
import { countDistinct, eq, sql } from "drizzle-orm";
import { conflict, invalidFields } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { foldedPlace, placeKeysOf } from "../businesses/evidence-of-sites.ts";
import { type BusinessId, lockBusiness } from "../businesses/queries.ts";
import { readBusinessSites } from "../businesses/sites-of-business.ts";
import { lockSitesOfBusiness } from "../businesses/update-sites.ts";
import { pictureUses } from "../pictures/tables.ts";
import { usePictures } from "../pictures/use-pictures.ts";
import { placesAndHome } from "./places-of-business.ts";
import { lockPhotos, placePhotos, releasePhotos, savePublished } from "./published-photos.ts";
import {
  pieceDigest,
  type EvidenceId,
  type EvidenceRow,
  isPieceOfBusiness,
  isPiece,
  presentPiece,
  readPiece,
} from "./queries.ts";
import { evidence } from "./tables.ts";

type Given = ValidRequestOf<typeof addEndpoint>["body"];

/** Adds a piece, which waits until somebody publishes it. Throws 404, 409 for one too many, and 400 for a picture that does not exist. */
export async function addPiece(tx: Db, id: BusinessId, given: Given): Promise<EvidencePiece> {
  await lockBusiness(tx, id);
  return presentPiece(await insertPiece(tx, id, { ...given, source: "dashboard" }));
}

/** Inserts a piece of a business that is locked, and returns its row. Throws 409 for one too many, and 400 for an unknown picture. */
export async function insertPiece(
  tx: Db,
  { userId, businessId }: BusinessId,
  { source, ...given }: Given & { source: EvidenceSource },
): Promise<EvidenceRow> {
  if (
    (await tx.$count(evidence, isPieceOfBusiness({ userId, businessId }))) >= EVIDENCE_LIMIT.pieces
  )
    throw conflict("TOO_MUCH_EVIDENCE", evidenceTexts.tooMany(EVIDENCE_LIMIT.pieces));
  const [row] = await tx
    .insert(evidence)
    .values({
      ...pieceColumnsOf(given),
      id: newId(),
      userId,
      businessId,
      status: "waiting" as const,
      source,
    })
    .returning();
  if (!row) throw new Error("The inserted evidence was not found");
  await keepPhotos(tx, row);
  return row;
}

/** The columns for the given content and place. */
export function pieceColumnsOf({ content, city, state: typed }: Given) {
  const state = city === "" ? "" : (stateCode(typed) ?? typed);
  const digest = pieceDigest([content, city, state]);
  return {
    kind: content.kind,
    content,
    city,
    state,
    // The city is chosen when the piece is published.
    photoCity: "",
    photoState: "",
    placeKeys: placeKeysOf({ city, state }),
    photos: hashesOf(content),
    digest,
  };
}

const hashesOf = (content: EvidenceContent) => [
  ...new Set(photosOfEvidence(content).map(({ hash }) => hash)),
];

async function keepPhotos(tx: Db, { userId, businessId, id, content }: EvidenceRow): Promise<void> {
  const photos = photosOfEvidence(content);
  await usePictures(tx, { userId, holderId: id, at: "content" }, photos);
  if (photos.length === 0) return;
  const [counted] = await tx
    .select({ photos: countDistinct(pictureUses.hash) })
    .from(pictureUses)
    .innerJoin(
      evidence,
      sql`${evidence.userId} = ${pictureUses.userId} and ${evidence.id} = ${pictureUses.holderId}`,
    )
    .where(sql`${isPieceOfBusiness({ userId, businessId })} and ${eq(pictureUses.userId, userId)}`);
  if ((counted?.photos ?? 0) > EVIDENCE_LIMIT.pictures)
    throw conflict("TOO_MANY_PICTURES", evidenceTexts.tooManyPhotos(EVIDENCE_LIMIT.pictures));
}

type Changed<T> = T & { unpublishedSites: number };

/** How many live sites differ from their saved values. */
async function unpublishedOf(tx: Db, id: BusinessId): Promise<number> {
  return (await readBusinessSites(tx, id)).counts.unpublishedSites;
}

/**
 * Changes a piece. A published piece must still be complete, and the sites show the change after their next deployment. Throws 404, and
 * 400 for missing values.
 */
export async function updatePiece(
  tx: Db,
  id: EvidenceId,
  given: Given,
): Promise<Changed<EvidencePiece>> {
  const business = await lockBusiness(tx, id);
  await lockSitesOfBusiness(tx, id);
  const before = await readPiece(tx, id);
  const isPublished = before.status === "published";
  const [row] = await tx
    .update(evidence)
    .set({ ...pieceColumnsOf(given), updatedAt: sql`now()` })
    .where(isPiece(id))
    .returning();
  if (!row) throw new Error("The updated evidence was not found");
  await keepPhotos(tx, row);
  if (isPublished) {
    await lockPhotos(tx, id.userId);
    await releasePhotos(tx, row);
    assertNone(await placePhotos(tx, row, keptPlace(before, await placesAndHome(tx, business))));
    await savePublished(tx, id);
  }
  return {
    ...presentPiece(await readPiece(tx, id)),
    unpublishedSites: await unpublishedOf(tx, id),
  };
}

/**
 * The city of the photos of a piece for all cities, as long as a site is there, so that an edit moves no photo to another page;
 * otherwise `home`.
 */
function keptPlace(
  { photoCity: city, photoState: state }: EvidenceRow,
  { places, home }: Awaited<ReturnType<typeof placesAndHome>>,
) {
  const kept = city === "" ? undefined : foldedPlace({ city, state });
  return places.some((place) => foldedPlace(place) === kept) ? { city, state } : home;
}

function assertNone(gaps: EvidenceGap[]): void {
  if (gaps.length > 0)
    throw invalidFields(gaps.map(({ field, message }) => ({ path: [field], message })));
}

/** Deletes a piece permanently; it disappears from the pages with their next deployment. Throws 404. */
export async function deletePiece(tx: Db, id: EvidenceId): Promise<Changed<{ success: true }>> {
  await lockBusiness(tx, id);
  await lockSitesOfBusiness(tx, id);
  const row = await readPiece(tx, id);
  await usePictures(tx, { userId: id.userId, holderId: row.id, at: "content" }, []);
  await tx.delete(evidence).where(isPiece(id));
  await savePublished(tx, id);
  return { success: true, unpublishedSites: await unpublishedOf(tx, id) };
}
