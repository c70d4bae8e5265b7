import { spanMs } from "./plan-sites.ts";

const DAY_MS = 86_400_000;

type Known = {
  /** Sites that ended lately, and the seconds since the first of them was started. */
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
  /** When the dispatcher checks it next. */
  nextStartAt: Date | null;
  /** Until the provider's limits have let its last site through; undefined where it sets none. */
  msUntilLastSite: number | undefined;
  /** What the forms forecast of so many sites at this host; undefined for a run that starts no more. */
  forecastMs: number | undefined;
};

/**
 * When a run will have ended: as fast as the provider's limits let it, but no faster than it lately went, and no earlier
 * than so many a day or a week allow. Undefined when nothing tells.
 */
export function estimatedEnd(known: Known): Date | undefined {
  if (known.left === 0) return undefined;
  const plannedMs = msOfPlan(known);
  // Of sites that start slowly, the rate says nothing: it is how slowly they were let in.
  const ms = plannedMs > 0 ? plannedMs : msAtRate(known);
  return ms === undefined ? undefined : new Date(Date.now() + ms);
}

/** Until the last site is started, where that is planned. */
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
  // The limit delays those that wait. It dispatches them in bursts, which an average rate hides.
  if (queued > 0 && limitedMs > 0) return limitedMs + inFlight * eachMs;
  return Math.max(limitedMs, left * eachMs);
}
