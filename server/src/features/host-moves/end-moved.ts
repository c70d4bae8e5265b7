import { hostMoveTexts } from "@mainstreet/contract/host-move-texts";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { MoveId } from "./queries.ts";

/**
 * Ends the sites of a move whose deployment at the new account has ended. A site whose account was changed again in the meantime counts
 * as failed; a deleted site counts as deleted.
 */
export async function endMoved(tx: Db, { userId, moveId }: MoveId): Promise<void> {
  await tx.execute(sql`
    update host_move_sites s set
      status = case when c.is_elsewhere then 'failed' when c.deployment_status = 'deployed' then 'done' else 'failed' end,
      message = case when c.is_elsewhere then ${hostMoveTexts.sentElsewhere}
        when c.deployment_status = 'deployed' then '' else c.deployment_message end
    from (
      select c.id, c.deployment_status, c.deployment_message,
        (c.deployment_type, c.account, c.netlify_token_id, c.aws_credentials_id, c.aws_bucket_name, c.host_credentials_id)
          is distinct from (m.deployment_type, m.account, m.netlify_token_id, m.aws_credentials_id, m.aws_bucket_name, m.host_credentials_id)
          as is_elsewhere
      from campaigns c join host_moves m on m.user_id = c.user_id
      where m.user_id = ${userId} and m.id = ${moveId}) c
    where s.user_id = ${userId} and s.move_id = ${moveId} and s.status = 'moving' and c.id = s.campaign_id
      and (c.is_elsewhere or c.deployment_status not in ('queued', 'deploying'))`);
  await tx.execute(sql`
    update host_move_sites s set status = 'deleted', message = ''
    where s.user_id = ${userId} and s.move_id = ${moveId} and s.status = 'moving'
      and not exists (select from campaigns c where c.user_id = s.user_id and c.id = s.campaign_id)`);
}
