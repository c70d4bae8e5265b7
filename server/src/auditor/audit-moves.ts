import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/** I3 for moves of live sites (decision 166); `audit-ledger.ts` checks that they count in a campaign's cost. */
export async function auditMoves(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I3' as invariant, 'campaign ' || c.id || ' never was live and was charged for a move' as message
      from credit_entries e join campaigns c on c.id = e.campaign_id
      where starts_with(e.business_key, 'charge-move:') and not c.deployed
    union all
    select 'I3', 'entry ' || id || ' charges ' || -amount || ' for a move'
      from credit_entries where starts_with(business_key, 'charge-move:')
        and (amount <> -1 or business_key not like 'charge-move:' || coalesce(campaign_id::text, '') || ':%')`);
  return rows;
}
