const POLL_EVERY_MS = 1_000;
/** Once nothing has changed for so many polls, a run whose next start is far away is polled more slowly: it may be followed for weeks. */
const QUIET_POLLS = 30;
const POLL_AT_REST_MS = 10_000;

type Rest = {
  /** Polls without a change. */
  quiet: number;
  /** Until the planned start of the next sites; 0 where there is none. */
  msUntilStart: number;
};

/** How long a stream waits before it polls its run again. */
export function pollDelay({ quiet, msUntilStart }: Rest): number {
  return quiet > QUIET_POLLS && msUntilStart > POLL_AT_REST_MS ? POLL_AT_REST_MS : POLL_EVERY_MS;
}
