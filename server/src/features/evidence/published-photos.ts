import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { saveEvidenceDigests } from "../businesses/evidence-of-sites.ts";
import type { BusinessId } from "../businesses/queries.ts";
import { isOfBusiness as isSiteOfBusiness } from "../businesses/sites-of-business.ts";
import type { EvidenceRow } from "./queries.ts";
import { evidence, evidencePhotos } from "./tables.ts";

/**
 * Lets one request at a time give photos of a user to pieces: two that take the same photos in different orders would wait for each
 * other. To be called before the first is claimed or released, behind the locks on the business and its sites.
 */
export async function lockPhotos(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`published photos ${userId}`}))`);
}

/** Gives a piece its photos on pages, behind `lockPhotos`. When another published piece has one of them, none, and where that one stands. */
export async function claimPhotos(
  tx: Db,
  { userId, id: evidenceId, photos }: EvidenceRow,
): Promise<string | undefined> {
  if (photos.length === 0) return undefined;
  const values = photos.map((hash) => ({ userId, hash, evidenceId }));
  const claimed = await tx.insert(evidencePhotos).values(values).onConflictDoNothing().returning();
  if (claimed.length === photos.length) return undefined;
  await releasePhotos(tx, { userId, id: evidenceId });
  const [other] = await tx
    .select({ city: evidence.city, state: evidence.state })
    .from(evidencePhotos)
    .innerJoin(
      evidence,
      and(eq(evidence.userId, evidencePhotos.userId), eq(evidence.id, evidencePhotos.evidenceId)),
    )
    .where(and(eq(evidencePhotos.userId, userId), inArray(evidencePhotos.hash, photos)));
  return other ? `${other.city}, ${other.state}` : "";
}

/** Lets other pieces have its photos. */
export async function releasePhotos(
  tx: Db,
  { userId, id }: Pick<EvidenceRow, "userId" | "id">,
): Promise<void> {
  await tx
    .delete(evidencePhotos)
    .where(and(eq(evidencePhotos.userId, userId), eq(evidencePhotos.evidenceId, id)));
}

/** Saves for the sites of a business, which are locked, what they are made of now. */
export const savePublished = (tx: Db, id: BusinessId): Promise<void> =>
  saveEvidenceDigests(tx, id.userId, isSiteOfBusiness(id));
