import type {
  BusinessDetail,
  ListedBusiness,
  listBusinesses as endpoint,
} from "@mainstreet/contract/businesses";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { and, asc, desc, eq, gte, isNotNull, sql } from "drizzle-orm";
import { notFound } from "../../errors.ts";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "../campaigns/tables.ts";
import { gapsOf, presentBusiness } from "./present-business.ts";
import { type BusinessId, contentOfBusiness, isBusiness } from "./queries.ts";
import { readBusinessSites } from "./sites-of-business.ts";
import { businesses } from "./tables.ts";

/** All businesses of a user, or those that were changed since a time, by name. */
export async function listBusinesses(
  tx: Db,
  userId: string,
  updatedSince?: string,
): Promise<ResponseOf<typeof endpoint>> {
  const isChanged = updatedSince && gte(businesses.updatedAt, new Date(updatedSince));
  const rows = await tx
    .select()
    .from(businesses)
    .where(and(eq(businesses.userId, userId), isChanged || undefined))
    .orderBy(sql`lower(${businesses.name})`, asc(businesses.id));
  const counts = await countSites(tx, userId);
  const [newest] = await tx
    .select({ businessId: campaigns.businessId })
    .from(campaigns)
    .where(eq(campaigns.userId, userId))
    .orderBy(desc(campaigns.id))
    .limit(1);
  return {
    lastUsed: newest?.businessId ?? null,
    businesses: rows.map((row): ListedBusiness => {
      const content = contentOfBusiness(row);
      const { name, phone, city, state, services } = content;
      const { sites = 0, liveSites = 0 } = counts.get(row.id) ?? {};
      const updatedAt = row.updatedAt.toISOString();
      return {
        id: row.id,
        name,
        phone,
        city,
        state,
        services: services.length,
        lacks: gapsOf(content),
        sites,
        liveSites,
        updatedAt,
      };
    }),
  };
}

async function countSites(tx: Db, userId: string) {
  const rows = await tx
    .select({
      id: campaigns.businessId,
      sites: sql<number>`count(*)::int`,
      liveSites: sql<number>`(count(*) filter (where ${campaigns.deployed}))::int`,
    })
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), isNotNull(campaigns.businessId)))
    .groupBy(campaigns.businessId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** One business with its sites and the gaps of both. Throws 404. */
export async function readBusiness(tx: Db, id: BusinessId): Promise<BusinessDetail> {
  const [row] = await tx.select().from(businesses).where(isBusiness(id));
  if (!row) throw notFound(businessTexts.notFound);
  const { list, counts } = await readBusinessSites(tx, id);
  return {
    ...presentBusiness(row, counts),
    siteList: list,
    lacks: gapsOf(contentOfBusiness(row)),
  };
}
