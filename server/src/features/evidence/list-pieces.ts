import type { listEvidence as endpoint } from "@mainstreet/contract/evidence";
import type { AnswerOf } from "@mainstreet/contract/endpoint";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { desc, sql } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { businesses } from "../businesses/tables.ts";
import { type BusinessId, isBusiness } from "../businesses/queries.ts";
import { readSites } from "../businesses/sites-of-business.ts";
import { isOfBusiness, presentPiece } from "./queries.ts";
import { evidence } from "./tables.ts";

/** All pieces of a business, the newest first, and the places that they can be shown in. Throws 404. */
export async function listPieces(tx: Db, id: BusinessId): Promise<AnswerOf<typeof endpoint>> {
  const [business] = await tx.select({ id: businesses.id }).from(businesses).where(isBusiness(id));
  if (!business) throw notFound(businessTexts.notFound);
  const rows = await tx.select().from(evidence).where(isOfBusiness(id)).orderBy(desc(evidence.id));
  const { counts } = await readSites(tx, id);
  return {
    evidence: rows.map(presentPiece),
    places: await placesOf(tx, id),
    unpublishedSites: counts.unpublishedSites,
  };
}

type Place = { city: string; state: string };

/** The places of the sites of a business, each once, by name. */
export async function placesOf(tx: Db, { userId, businessId }: BusinessId): Promise<Place[]> {
  const { rows } = await tx.execute<Place>(sql`
    select min(p.city) as city, min(p.state) as state from (
      select c.city, c.state from campaigns c where c.user_id = ${userId} and c.business_id = ${businessId}
      union all
      select l.place ->> 'city', l.place ->> 'state' from campaigns c, jsonb_array_elements(c.locations) as l(place)
        where c.user_id = ${userId} and c.business_id = ${businessId}) p
    group by lower(p.city || ', ' || p.state) order by lower(min(p.city)), 2 limit 1000`);
  return rows;
}
