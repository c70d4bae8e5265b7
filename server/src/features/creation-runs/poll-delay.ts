const POLL_EVERY_MS = 1_000;
/** After this many polls without a change, a run whose next start is far away is polled less often: somebody may follow it for weeks. */
const QUIET_POLLS = 30;
const POLL_AT_REST_MS = 10_000;

type Rest = {
  /** Polls without a change. */
  quiet: number;
  /** Time until the planned start of the next sites; 0 when no start is planned. */
  msUntilStart: number;
};

/** How long a stream waits before it polls its run again. */
export function pollDelay({ quiet, msUntilStart }: Rest): number {
  return quiet > QUIET_POLLS && msUntilStart > POLL_AT_REST_MS ? POLL_AT_REST_MS : POLL_EVERY_MS;
}
