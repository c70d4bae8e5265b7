import type { suggestBusinesses as endpoint } from "@mainstreet/contract/businesses";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { SELECTION_LIMIT, SUGGESTION_LIMIT } from "@mainstreet/contract/limits";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { dismissedSuggestions } from "./tables.ts";

/** How many names of sites a suggestion shows. */
const EXAMPLES = 3;

type Found = {
  key: string;
  name: string;
  phone: string;
  ids: string[];
  names: string[];
  known: string | null;
  isDismissed: boolean;
  dismissed: number;
};

/**
 * Groups of sites without a business that may belong to one firm: sites with the same company name, or, without a name, with the same
 * phone number. A group has at least two sites, or one site with the name of a business. The largest groups come first; dismissed ones
 * are left out.
 */
export async function suggestBusinesses(
  tx: Db,
  userId: string,
): Promise<ResponseOf<typeof endpoint>> {
  const rows = await findGroups(tx, userId);
  const shown = rows.filter(({ isDismissed }) => !isDismissed);
  return {
    dismissed: rows[0]?.dismissed ?? 0,
    suggestions: shown.map(({ key, name, phone, ids, names, known }) => ({
      key,
      name,
      phone,
      businessId: known,
      campaignIds: ids,
      examples: names,
    })),
  };
}

/** Dismisses a suggestion; a repetition changes nothing. Returns whether a suggestion with that key exists. */
export async function dismissSuggestion(
  tx: Db,
  userId: string,
  key: string,
): Promise<{ dismissed: boolean }> {
  const groups = await findGroups(tx, userId, key);
  if (groups.length === 0) return { dismissed: false };
  await tx.insert(dismissedSuggestions).values({ userId, key }).onConflictDoNothing();
  return { dismissed: true };
}

/** Restores all suggestions that were dismissed. */
export async function restoreSuggestions(tx: Db, userId: string): Promise<{ restored: number }> {
  const rows = await tx
    .delete(dismissedSuggestions)
    .where(eq(dismissedSuggestions.userId, userId))
    .returning({ key: dismissedSuggestions.key });
  return { restored: rows.length };
}

/** With `key`, returns that group only. */
async function findGroups(tx: Db, userId: string, key?: string): Promise<Found[]> {
  const { rows } = await tx.execute<Found>(sql`
    with loose as (
      select id, service || ' in ' || city || ', ' || state as site, trim(company_name) as name, phone,
        right(regexp_replace(phone, '\\D', '', 'g'), 10) as digits
      from campaigns where user_id = ${userId} and business_id is null),
    grouped as (
      select case when name <> '' then 'name ' || lower(name) else 'phone ' || digits end as key,
        mode() within group (order by name) as name, coalesce(mode() within group (order by phone) filter (where phone <> ''), '') as phone,
        (array_agg(id order by id))[:${SELECTION_LIMIT}] as ids, (array_agg(site order by id))[:${EXAMPLES}] as names, count(*) as sites
      from loose where name <> '' or digits <> ''
      group by 1),
    known as (select lower(name) as key, min(id::text) as id from businesses where user_id = ${userId} group by 1)
    select g.key, g.name, g.phone, to_json(g.names) as names, to_json(g.ids) as ids, known.id as known,
      d.key is not null as "isDismissed", (count(d.key) over ())::int as dismissed
    from grouped g left join known on known.key = lower(g.name)
      left join dismissed_suggestions d on d.user_id = ${userId} and d.key = g.key
    where (g.sites > 1 or known.id is not null) and (${key ?? null}::text is null or g.key = ${key ?? null})
    order by d.key is not null, g.sites desc, lower(g.name) limit ${SUGGESTION_LIMIT}`);
  return rows;
}
