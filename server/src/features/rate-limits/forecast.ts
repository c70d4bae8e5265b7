import { hosts as descriptions } from "@mainstreet/contract/hosts/registry";
import { texts } from "@mainstreet/contract/texts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { credentialKey, typeOfCredential } from "../../hosting/credential-key.ts";
import { asOwner, type Db } from "../../platform/db/database.ts";
import type { CampaignId } from "../campaigns/queries.ts";
import { updateRunSites } from "../campaigns/update-run-sites.ts";
import { creationRuns } from "../creation-runs/tables.ts";
import {
  costOf,
  forecast,
  type InFlight,
  isDown,
  isHeld,
  type Waiting,
  windowsOf,
} from "./limits.ts";
import { providerLimits } from "./tables.ts";

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
  if (isHeld(limit) && limit.holdReason !== null) return texts.rateLimits.held(limit.holdReason);
  const { provider: name } = descriptions[typeOfCredential(limit.credential)];
  return isDown(limit, now) ? texts.rateLimits.down(name) : texts.rateLimits.waiting(name);
}

/** How many sites of a run wait for a deployment, and how many are neither live nor in flight. */
export type RunDemand = { queued: number; left: number };

const ofQueue = (what: string) => sql<number>`(
  select ${sql.raw(what)}::int from pace_turns t where t.credential = ${providerLimits.credential})`;

/** In how many ms a run's last site is dispatched, by the limits alone, and whether sites wait in the credential's queue. */
export type RunForecast = { msUntilLastSite: number; hasQueue: boolean };

/** The forecast of each of a user's runs. None for a run whose provider has no limits. */
export async function forecastRuns(tx: Db, userId: string, runs: Map<string, RunDemand>) {
  if (runs.size === 0) return new Map<string, RunForecast>();
  const rows = await asOwner(tx, () =>
    tx
      .select({
        runId: creationRuns.id,
        limit: providerLimits,
        now: sql`clock_timestamp()`.mapWith(providerLimits.dispatchAt),
        waiting: ofQueue("count(*) filter (where granted_at is null)"),
        deploys: ofQueue("coalesce(sum(deploys) filter (where granted_at is not null), 0)"),
        requests: ofQueue("coalesce(sum(requests) filter (where granted_at is not null), 0)"),
      })
      .from(creationRuns)
      .innerJoin(providerLimits, eq(providerLimits.credential, credentialKey(sql`creation_runs`)))
      .where(and(eq(creationRuns.userId, userId), inArray(creationRuns.id, [...runs.keys()]))),
  );
  const limited = rows.filter(({ limit, now }) => windowsOf(limit, now).length > 0);
  return new Map(
    limited.map(({ runId, limit, now, waiting, ...inFlight }): [string, RunForecast] => {
      const { queued, left } = runs.get(runId) ?? { queued: 0, left: 0 };
      const each = costOf(limit, true);
      // The queue is fair: between two of our sites it dispatches one of another user.
      const sites = left + Math.min(Math.max(waiting - queued, 0), left);
      const total = { deploys: sites * each.deploys, requests: sites * each.requests };
      const at = forecast({ limit, now, inFlight }, { total, each });
      return [runId, { msUntilLastSite: at.getTime() - now.getTime(), hasQueue: waiting > 0 }];
    }),
  );
}
