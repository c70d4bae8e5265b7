import { and, eq, inArray, sql } from "drizzle-orm";
import { credentialKey } from "../../hosting/credential-key.ts";
import { asOwner, type Db } from "../../platform/db/database.ts";
import { costOf, forecast, windowsOf } from "../rate-limits/forecast.ts";
import { providerLimits } from "../rate-limits/tables.ts";
import { creationRuns } from "./tables.ts";

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
