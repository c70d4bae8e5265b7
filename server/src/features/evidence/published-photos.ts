import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { saveEvidenceDigests } from "../businesses/evidence-of-sites.ts";
import type { BusinessId } from "../businesses/queries.ts";
import { isOfBusiness as isSiteOfBusiness } from "../businesses/sites-of-business.ts";
import type { EvidenceRow } from "./queries.ts";
import { evidence, evidencePhotos } from "./tables.ts";

/** Gives a piece its photos on pages. When another published piece has one of them, none, and where that one stands. */
export async function claimPhotos(
  tx: Db,
  { userId, id: evidenceId, photos }: EvidenceRow,
): Promise<string | undefined> {
  if (photos.length === 0) return undefined;
  // In one order, so that two requests never wait for each other.
  const values = photos.toSorted().map((hash) => ({ userId, hash, evidenceId }));
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
