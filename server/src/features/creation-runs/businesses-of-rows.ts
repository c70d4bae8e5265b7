import type { BulkSite } from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { contentOfBusiness, type NamedBusiness } from "../businesses/queries.ts";
import { businesses } from "../businesses/tables.ts";

type Named = Pick<BulkSite, "business" | "businessId">;
type Wrong = { field: "business" | "businessId"; message: string };
type Found = { business?: NamedBusiness; wrong?: Wrong };

/** Finds the business that a row names by its id, or by its name in any case. */
export type FindBusiness = (row: Named) => Found;

const NONE: Found = {};

/** Reads a user's businesses once for all rows; none where no row names one. */
export async function businessesOfRows(
  tx: Db,
  userId: string,
  rows: readonly (Named | undefined)[],
): Promise<FindBusiness> {
  const isNamed = rows.some((row) => row?.businessId || row?.business);
  if (!isNamed) return () => NONE;
  const all = await tx
    .select()
    .from(businesses)
    .where(eq(businesses.userId, userId))
    .orderBy(asc(businesses.id));
  const named = all.map((row) => ({ id: row.id, content: contentOfBusiness(row) }));
  const byId = new Map(named.map((business) => [business.id, business]));
  const byName = Map.groupBy(named, ({ content }) => nameKey(content.name));
  return (row) => {
    if (row.businessId)
      return found(byId.get(row.businessId), "businessId", texts.businesses.notFound);
    const name = row.business ?? "";
    if (name === "") return NONE;
    const same = byName.get(nameKey(name)) ?? [];
    if (same.length > 1)
      return { wrong: { field: "business", message: texts.businesses.manyOfName(name) } };
    return found(
      byId.get(name.toLowerCase()) ?? same[0],
      "business",
      texts.businesses.noSuchName(name),
    );
  };
}

const nameKey = (name: string) => name.toLowerCase().replaceAll(/\s+/g, " ");

function found(
  business: NamedBusiness | undefined,
  ...[field, message]: [Wrong["field"], string]
): Found {
  return business ? { business } : { wrong: { field, message } };
}
