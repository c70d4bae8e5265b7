import type { BusinessSuggestion } from "@mainstreet/contract/businesses";
import { SELECTION_LIMIT, SUGGESTION_LIMIT } from "@mainstreet/contract/limits";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";

/** Names of sites that a suggestion shows. */
const EXAMPLES = 3;

type Found = { name: string; phone: string; ids: string[]; names: string[]; known: string | null };

/**
 * Sites without a business that may be one firm's: those of one company name, and of those without a name those of one phone
 * number; at least two, or one that has the name of a business. The largest groups first.
 */
export async function suggestBusinesses(tx: Db, userId: string): Promise<BusinessSuggestion[]> {
  const { rows } = await tx.execute<Found>(sql`
    with loose as (
      select id, service || ' in ' || city || ', ' || state as site, trim(company_name) as name, phone,
        right(regexp_replace(phone, '\\D', '', 'g'), 10) as digits
      from campaigns where user_id = ${userId} and business_id is null),
    grouped as (
      select mode() within group (order by name) as name, coalesce(mode() within group (order by phone) filter (where phone <> ''), '') as phone,
        (array_agg(id order by id))[:${SELECTION_LIMIT}] as ids, (array_agg(site order by id))[:${EXAMPLES}] as names, count(*) as sites
      from loose where name <> '' or digits <> ''
      group by case when name <> '' then 'name ' || lower(name) else 'phone ' || digits end),
    known as (select lower(name) as key, min(id::text) as id from businesses where user_id = ${userId} group by 1)
    select g.name, g.phone, to_json(g.names) as names, to_json(g.ids) as ids, known.id as known
    from grouped g left join known on known.key = lower(g.name)
    where g.sites > 1 or known.id is not null
    order by g.sites desc, lower(g.name) limit ${SUGGESTION_LIMIT}`);
  return rows.map(({ name, phone, ids, names, known }) => ({
    name,
    phone,
    businessId: known,
    campaignIds: ids,
    examples: names,
  }));
}
