import { msUntilLastGoes, type Outlook } from "../deployments/forecast-sites.ts";

const DAY_MS = 86_400_000;

type Known = {
  /** Sites that ended lately, and the seconds since the first of them was started. */
  ended: number;
  overSeconds: number;
  /** Sites that have not ended, and those of them that were not started yet. */
  left: number;
  waiting: number;
  dripPerDay: number | null;
  /** What the provider lets through; undefined where it sets no limit. */
  outlook: Outlook | undefined;
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
  const ms = dripMs > 0 ? dripMs : msByPace(known);
  return ms === undefined ? undefined : new Date(Date.now() + ms);
}

function msByPace({ ended, overSeconds, left, outlook }: Known): number | undefined {
  const eachMs = ended === 0 ? undefined : (overSeconds * 1_000) / ended;
  if (!outlook) return eachMs === undefined ? undefined : left * eachMs;
  const pacedMs = msUntilLastGoes(outlook, left);
  if (eachMs === undefined) return pacedMs > 0 ? pacedMs : undefined;
  // While sites wait for their turn the limit is what holds them up; its windows let them go in bursts, which a rate blurs.
  if (outlook.ownInLine > 0 && pacedMs > 0) return pacedMs + outlook.ownUnderWay * eachMs;
  return Math.max(pacedMs, left * eachMs);
}
