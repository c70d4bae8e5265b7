import { hosts as descriptions } from "@mainstreet/contract/hosts/registry";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { typeOfCredential } from "../../hosting/credential-key.ts";
import type { Db } from "../../platform/db/database.ts";
import type { CampaignId } from "../campaigns/queries.ts";
import { updateRunSites } from "../campaigns/update-run-sites.ts";
import { forecast } from "./forecast.ts";
import { type InFlight, isDown, isOnHold, type Waiting } from "./limits.ts";

/** Sets on waiting campaigns the reason why they wait and the estimated time of dispatch. */
export async function updateWaiting(tx: Db, state: InFlight, waiting: Waiting[]): Promise<void> {
  if (waiting.length === 0) return;
  const message = messageOf(state);
  const estimates = waiting
    .map(({ job, ...demand }) => ({
      user_id: job.userId,
      id: job.campaignId,
      at: forecast(state, demand),
    }))
    // Updated, and so locked, in the order of ids, as everywhere.
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const { rows: changed } = await tx.execute<CampaignId>(sql`
    update campaigns c set deployment_status = 'queued', deployment_message = ${message}, next_attempt_at = estimate.at
    from jsonb_to_recordset(${JSON.stringify(estimates)}::jsonb) as estimate(user_id uuid, id uuid, at timestamptz)
    where c.user_id = estimate.user_id and c.id = estimate.id and c.deployment_status in ('queued', 'deploying')
      and (c.deployment_status, c.deployment_message, c.next_attempt_at) is distinct from ('queued', ${message}, estimate.at)
    returning c.user_id as "userId", c.id as "campaignId"`);
  for (const [userId, sites] of Map.groupBy(changed, (site) => site.userId)) {
    const campaignIds = sites.map(({ campaignId }) => campaignId);
    await updateRunSites(tx, userId, campaignIds);
  }
}

function messageOf({ limit, now }: InFlight): string {
  if (isOnHold(limit) && limit.holdReason !== null) return texts.rateLimits.held(limit.holdReason);
  const { provider: name } = descriptions[typeOfCredential(limit.credential)];
  return isDown(limit, now) ? texts.rateLimits.down(name) : texts.rateLimits.waiting(name);
}
