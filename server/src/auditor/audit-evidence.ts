import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/**
 * I15: a photo of published evidence is used in one piece, which names one city; and each campaign records which published evidence of its
 * business its site uses.
 */
export async function auditEvidence(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    with photos as (
      select e.user_id, e.id, coalesce(nullif(e.city, ''), e.photo_city) as city, p.photo as hash
      from evidence e, unnest(e.photos) as p(photo) where e.status = 'published')
    select 'I15' as invariant, 'photo ' || hash || ' is in ' || count(*) || ' published pieces' as message
      from photos group by user_id, hash having count(*) > 1
    union all
    select 'I15', 'evidence ' || id || ' has a photo and no city' from photos where city = ''
    union all
    select 'I15', 'photo ' || coalesce(p.hash, c.hash) || ' of evidence ' || coalesce(p.id, c.evidence_id) || ' is held by '
        || coalesce(c.evidence_id::text, 'nothing')
      from photos p full join evidence_photos c on c.user_id = p.user_id and c.hash = p.hash
      where p.id is distinct from c.evidence_id
    union all
    select 'I15', 'campaign ' || c.id || ' has other evidence than its business has published'
      from campaigns c where c.trashed_at is null and (c.business_id is not null or c.evidence_digest <> '') and c.evidence_digest is distinct from coalesce((
        select encode(sha256(string_agg(e.digest, ',' order by e.id)::bytea), 'hex') from evidence e
        where e.user_id = c.user_id and e.business_id = c.business_id and e.status = 'published'
          and (e.city = '' or c.place_key = any(e.place_keys) or exists (
            select from jsonb_array_elements(c.locations) as l(place)
            where lower(l.place ->> 'city' || ', ' || (l.place ->> 'state')) = any(e.place_keys)))), '')`);
  return rows;
}
