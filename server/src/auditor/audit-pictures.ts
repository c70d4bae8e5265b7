import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/**
 * I16: a picture has a file of each of its widths in both formats, and the logo of a business is a picture that the business is recorded to
 * use.
 */
export async function auditPictures(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I16' as invariant, 'picture ' || p.hash || ' of user ' || p.user_id || ' lacks files' as message
      from pictures p left join picture_files f on f.user_id = p.user_id and f.hash = p.hash
      group by p.user_id, p.hash
      having count(f.width) filter (where f.width = any(p.widths) and (f.content is not null) = (p.media_folder is null))
        <> 2 * cardinality(p.widths)
    union all
    select 'I16', 'the logo of business ' || b.id || ' is not kept for it' from businesses b
      where b.content -> 'logo' ->> 'hash' is not null and not exists (
        select from picture_uses u
          where u.user_id = b.user_id and u.holder_id = b.id and u.hash = b.content -> 'logo' ->> 'hash')`);
  return rows;
}
