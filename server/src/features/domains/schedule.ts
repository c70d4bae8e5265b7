import type { DomainState } from "@mainstreet/contract/domains/domains";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * When a domain is checked next: each minute for 20 minutes, each quarter of an hour for the first day, then hourly; a live domain
 * without a fault daily. `since`: when the domain entered its state.
 */
export function nextCheck(
  { state, isSound, since }: { state: DomainState; isSound: boolean; since: Date },
  now = new Date(),
): Date {
  const age = now.getTime() - since.getTime();
  return new Date(now.getTime() + pauseMs(state === "live" && isSound, age));
}

function pauseMs(isRested: boolean, age: number): number {
  if (isRested) return 24 * HOUR_MS;
  if (age < 20 * MINUTE_MS) return MINUTE_MS;
  return age < 24 * HOUR_MS ? 15 * MINUTE_MS : HOUR_MS;
}
