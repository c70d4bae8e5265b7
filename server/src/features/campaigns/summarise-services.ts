import type { ServiceCount } from "@mainstreet/contract/campaign-lists";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { campaigns } from "./tables.ts";
import { inScope, type ListScope } from "./list-filter.ts";

/** A user's services by name: one for each slug, named as it was typed last. */
export async function summariseServices(
  tx: Db,
  scope: Omit<ListScope, "service">,
): Promise<ServiceCount[]> {
  const { rows } = await tx.execute<ServiceCount>(sql`
    select counted.slug, counted.count, (
        select ${campaigns.service} from ${campaigns}
        where ${inScope(scope)} and ${campaigns.serviceSlug} = counted.slug
        order by ${campaigns.serviceTypedAt} desc, ${campaigns.id} desc limit 1) as name
    from (
      select ${campaigns.serviceSlug} as slug, count(*)::int as count
      from ${campaigns} where ${inScope(scope)} group by 1) counted`);
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
