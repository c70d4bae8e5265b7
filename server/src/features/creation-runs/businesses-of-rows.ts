import type { BulkSite } from "@mainstreet/contract/creation-runs";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { asc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { contentOfBusiness, type NamedBusiness } from "../businesses/queries.ts";
import { businesses } from "../businesses/tables.ts";

type Found = {
  site: BulkSite;
  /** The business that the site belongs to. */
  business?: NamedBusiness;
  /** Set when the row names a business that does not exist, or a name that several businesses have. */
  wrong?: { field: "business" | "businessId"; message: string };
};

/**
 * Finds the business that a row names by its id, or by its name in any case. Reads the user's businesses once for all rows, and not at
 * all when no row names one.
 */
export async function businessesOfRows(
  tx: Db,
  userId: string,
  rows: readonly (BulkSite | undefined)[],
): Promise<(site: BulkSite) => Found> {
  const isNamed = rows.some((row) => row?.businessId || row?.business);
  if (!isNamed) return (site) => ({ site });
  const all = await tx
    .select()
    .from(businesses)
    .where(eq(businesses.userId, userId))
    .orderBy(asc(businesses.id));
  return finder(all.map((row) => ({ id: row.id, content: contentOfBusiness(row) })));
}

function finder(all: readonly NamedBusiness[]): (site: BulkSite) => Found {
  const byId = new Map(all.map((business) => [business.id, business]));
  const byName = Map.groupBy(all, ({ content }) => nameKey(content.name));
  return (site) => {
    const { businessId, business: name = "" } = site;
    if (businessId) {
      const business = byId.get(businessId);
      const message = businessTexts.notFound;
      return business ? { site, business } : { site, wrong: { field: "businessId", message } };
    }
    if (name === "") return { site };
    // Before there were businesses, files had a column of this name for the company.
    if (all.length === 0) return { site: { ...site, company: site.company || name } };
    const [business = byId.get(name.toLowerCase()), second] = byName.get(nameKey(name)) ?? [];
    if (business && !second) return { site, business };
    const { manyOfName, noSuchName } = businessTexts;
    const message = second ? manyOfName(name) : noSuchName(name);
    return { site, wrong: { field: "business", message } };
  };
}

const nameKey = (name: string) => name.toLowerCase().replaceAll(/\s+/g, " ");
