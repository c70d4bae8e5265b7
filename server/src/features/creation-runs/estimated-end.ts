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
  /** Until the provider's limits have let its last site through; undefined where it sets none. */
  msUntilLastSite: number | undefined;
};

/**
 * When a run will have ended: as fast as the provider's limits let it, but no faster than it lately went, and no earlier
 * than its drip allows. Undefined when nothing tells.
 */
export function estimatedEnd(known: Known): Date | undefined {
  const { left, waiting, dripPerDay } = known;
  if (left === 0) return undefined;
  const dripMs = dripPerDay === null ? 0 : Math.ceil(waiting / dripPerDay) * DAY_MS;
  // Of sites that start slowly, the rate says nothing: it is how slowly they were let in.
  const ms = dripMs > 0 ? dripMs : msAtRate(known);
  return ms === undefined ? undefined : new Date(Date.now() + ms);
}

function msAtRate({ ended, overSeconds, left, ...known }: Known): number | undefined {
  const eachMs = ended === 0 ? undefined : (overSeconds * 1_000) / ended;
  const { queued, inFlight, msUntilLastSite: limitedMs = 0 } = known;
  if (eachMs === undefined) return limitedMs > 0 ? limitedMs : undefined;
  // The limit delays those that wait. It dispatches them in bursts, which an average rate hides.
  if (queued > 0 && limitedMs > 0) return limitedMs + inFlight * eachMs;
  return Math.max(limitedMs, left * eachMs);
}
