const DAY_MS = 86_400_000;

type Known = {
  /** Sites that ended lately, and the seconds since the first of them was started. */
  ended: number;
  overSeconds: number;
  /** Sites that have not ended, and those of them that were not started yet. */
  left: number;
  waiting: number;
  dripPerDay: number | null;
};

/** When a run will have ended if it goes on as lately, and no earlier than its drip allows; undefined when nothing tells. */
export function estimatedEnd(known: Known): Date | undefined {
  const { ended, overSeconds, left, waiting, dripPerDay } = known;
  if (left === 0) return undefined;
  const dripMs = dripPerDay === null ? 0 : Math.ceil(waiting / dripPerDay) * DAY_MS;
  if (ended === 0 && dripMs === 0) return undefined;
  // Of sites that start slowly, the rate says nothing: it is how slowly they were let in.
  const paceMs = ended === 0 || dripMs > 0 ? 0 : (left * overSeconds * 1_000) / ended;
  return new Date(Date.now() + Math.max(dripMs, paceMs));
}
