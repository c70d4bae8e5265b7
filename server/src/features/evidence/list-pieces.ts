import type { listEvidence as endpoint } from "@mainstreet/contract/evidence";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { and, desc, gte } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { foldedPlace } from "../businesses/evidence-of-sites.ts";
import { businesses } from "../businesses/tables.ts";
import { type BusinessId, isBusiness } from "../businesses/queries.ts";
import { readBusinessSites } from "../businesses/sites-of-business.ts";
import { placesAndHome } from "./places-of-business.ts";
import { type EvidenceRow, isPieceOfBusiness, presentPiece } from "./queries.ts";
import { evidence } from "./tables.ts";

/**
 * All pieces of a business, or those that were changed since a time, the newest first, and the places that they can be shown in.
 * Throws 404.
 */
export async function listPieces(
  tx: Db,
  id: BusinessId,
  updatedSince?: string,
): Promise<ResponseOf<typeof endpoint>> {
  const [business] = await tx.select().from(businesses).where(isBusiness(id));
  if (!business) throw notFound(businessTexts.notFound);
  const isChanged = updatedSince && gte(evidence.updatedAt, new Date(updatedSince));
  const rows = await tx
    .select()
    .from(evidence)
    .where(and(isPieceOfBusiness(id), isChanged || undefined))
    .orderBy(desc(evidence.id));
  const { places, home } = await placesAndHome(tx, business);
  const isShown = shownIn(places);
  const { counts } = await readBusinessSites(tx, id);
  return {
    evidence: rows.map((row) => ({ ...presentPiece(row), hasSite: isShown(row) })),
    places,
    home: home ?? null,
    unpublishedSites: counts.unpublishedSites,
  };
}

/** Whether a page of a site in these places would show a piece. */
function shownIn(places: readonly { city: string; state: string }[]) {
  const keys = new Set(places.map(foldedPlace));
  return (row: EvidenceRow): boolean => {
    const city = row.city || row.photoCity;
    const state = row.state || row.photoState;
    return city === "" ? places.length > 0 : keys.has(foldedPlace({ city, state }));
  };
}
