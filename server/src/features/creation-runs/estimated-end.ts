import { spanMs } from "./plan-sites.ts";

const DAY_MS = 86_400_000;

type Known = {
  /** Sites that ended recently, and the seconds since the first of them was started. */
  ended: number;
  overSeconds: number;
  /** Sites that have not ended, and those of them that were not started yet. */
  left: number;
  waiting: number;
  /** Sites that wait in the queue of their credential, and those that are in flight. */
  queued: number;
  inFlight: number;
  dripPerDay: number | null;
  perWeek: number | null;
  /** When the dispatcher checks the run next. */
  nextStartAt: Date | null;
  /** Time until the provider's limits allow the last site of the run; undefined when the provider sets no limits. */
  msUntilLastSite: number | undefined;
  /** The forecast that the forms show for this number of sites at this host; undefined for a run that starts no more sites. */
  forecastMs: number | undefined;
};

/**
 * When a run will have ended: as fast as the provider's limits allow, but no faster than the recent rate, and no earlier than the plan
 * per day or week allows. Undefined when nothing is known.
 */
export function estimatedEnd(known: Known): Date | undefined {
  if (known.left === 0) return undefined;
  const plannedMs = msOfPlan(known);
  // When sites are started slowly by plan, the measured rate only reflects that plan.
  const ms = plannedMs > 0 ? plannedMs : msAtRate(known);
  return ms === undefined ? undefined : new Date(Date.now() + ms);
}

/** Time until the last site is started, for a planned run; otherwise 0. */
function msOfPlan({ waiting, dripPerDay, perWeek, nextStartAt }: Known): number {
  if (waiting === 0) return 0;
  if (dripPerDay !== null) return Math.ceil(waiting / dripPerDay) * DAY_MS;
  if (perWeek === null || nextStartAt === null) return 0;
  return Math.max(nextStartAt.getTime() - Date.now(), 0) + (waiting - 1) * spanMs(perWeek);
}

function msAtRate({ ended, overSeconds, left, ...known }: Known): number | undefined {
  const eachMs = ended === 0 ? undefined : (overSeconds * 1_000) / ended;
  const { queued, inFlight, msUntilLastSite: limitedMs = 0 } = known;
  if (eachMs === undefined && known.msUntilLastSite === undefined) return known.forecastMs;
  if (eachMs === undefined) return limitedMs > 0 ? limitedMs : undefined;
  // The limit delays the queued sites, and dispatches them in bursts that an average rate would hide.
  if (queued > 0 && limitedMs > 0) return limitedMs + inFlight * eachMs;
  return Math.max(limitedMs, left * eachMs);
}
