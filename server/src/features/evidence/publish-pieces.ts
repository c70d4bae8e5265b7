import type {
  publishEvidence as publishEndpoint,
  withdrawEvidence as withdrawEndpoint,
} from "@mainstreet/contract/evidence";
import type { EvidenceGap } from "@mainstreet/contract/evidence-content";
import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { type BusinessId, type BusinessRow, lockBusiness } from "../businesses/queries.ts";
import { readBusinessSites } from "../businesses/sites-of-business.ts";
import { lockSitesOfBusiness } from "../businesses/update-sites.ts";
import { placesAndHome } from "./places-of-business.ts";
import { lockPhotos, placePhotos, savePublished } from "./published-photos.ts";
import { type EvidenceRow, isPieceOfBusiness } from "./queries.ts";
import { evidence, evidencePhotos } from "./tables.ts";

type Published = ResponseOf<typeof publishEndpoint>;
type Refused = Published["refused"][number];

/**
 * Publishes the pieces that a person has seen. The sites of the business then have unpublished changes. A piece that is incomplete, or
 * has a photo of another published piece, is refused without affecting the others. Throws 404 when none of them belongs to the
 * business.
 */
export async function publishPieces(tx: Db, id: BusinessId, ids: string[]): Promise<Published> {
  const { business, rows } = await lockPieces(tx, id, ids);
  await lockPhotos(tx, id.userId);
  const { home } = await placesAndHome(tx, business);
  const refused: Refused[] = [];
  let published = 0;
  for (const row of rows.filter(({ status }) => status !== "published")) {
    const refusal = refusalOf(row, await placePhotos(tx, row, home));
    if (refusal) refused.push(refusal);
    else {
      await setStatus(tx, id, { ids: [row.id], status: "published" });
      published += 1;
    }
  }
  await savePublished(tx, id);
  return { published, refused, ...(await unpublished(tx, id)) };
}

function refusalOf({ id }: EvidenceRow, gaps: EvidenceGap[]): Refused | undefined {
  const [first] = gaps;
  if (!first) return undefined;
  const fields = Object.fromEntries(gaps.map(({ field, message }) => [field, message]));
  return { id, message: first.message, fields };
}

/** Refuses waiting pieces, and removes published ones from the pages with the next deployment of the sites. Throws 404. */
export async function withdrawPieces(
  tx: Db,
  id: BusinessId,
  ids: string[],
): Promise<ResponseOf<typeof withdrawEndpoint>> {
  const { rows } = await lockPieces(tx, id, ids);
  const found = rows.map((row) => row.id);
  const withdrawn = await setStatus(tx, id, { ids: found, status: "withdrawn" });
  await tx
    .delete(evidencePhotos)
    .where(and(eq(evidencePhotos.userId, id.userId), inArray(evidencePhotos.evidenceId, found)));
  await savePublished(tx, id);
  return { withdrawn, ...(await unpublished(tx, id)) };
}

/** Locks a business, its sites and then the pieces: every transaction that changes what sites show locks them in this order. */
async function lockPieces(
  tx: Db,
  id: BusinessId,
  ids: string[],
): Promise<{ business: BusinessRow; rows: EvidenceRow[] }> {
  const business = await lockBusiness(tx, id);
  await lockSitesOfBusiness(tx, id);
  const rows = await tx
    .select()
    .from(evidence)
    .where(and(isPieceOfBusiness(id), inArray(evidence.id, ids)))
    .orderBy(asc(evidence.id));
  if (rows.length === 0) throw notFound(evidenceTexts.notFound);
  return { business, rows };
}

type Change = { ids: string[]; status: "published" | "withdrawn" };

async function setStatus(tx: Db, id: BusinessId, { ids, status }: Change): Promise<number> {
  const changed = await tx
    .update(evidence)
    .set({ status, updatedAt: sql`now()` })
    .where(and(isPieceOfBusiness(id), inArray(evidence.id, ids), ne(evidence.status, status)))
    .returning({ id: evidence.id });
  return changed.length;
}

async function unpublished(tx: Db, id: BusinessId) {
  const { unpublishedSites } = (await readBusinessSites(tx, id)).counts;
  return { unpublishedSites };
}
