/** The default time that a provider may take to send its next byte. */
export const DEFAULT_TIMEOUT_MS = 30_000;

/** Attempts of a request that times out: a provider that does not respond for a minute counts as down. */
export const MAX_TRIES_ON_TIMEOUT = 2;

/** The longest pause inside a provider client: a deployment that must wait longer is returned to the job queue. */
export const MAX_PAUSE_MS = 5_000;

/**
 * The pause before attempt `n + 1`: half a second doubling to the limit, half of it random (docs/providers.md §1.4). With a shorter timeout
 * the pause is shorter in proportion.
 */
export function backoffMs(n: number, silenceMs = DEFAULT_TIMEOUT_MS): number {
  const usual = Math.min(500 * 2 ** (n - 1), MAX_PAUSE_MS);
  const full = (usual * silenceMs) / DEFAULT_TIMEOUT_MS;
  return full * (0.5 + Math.random() / 2);
}

/** Pauses before a whole deployment is retried whose provider did not respond. After as many retries it has failed. */
const RETRY_PAUSES_MS = [5_000, 15_000];

/** The pause before retry `n + 1` of a deployment; undefined when there are no more. In proportion, as {@link backoffMs}. */
export function retryPauseMs(n: number, silenceMs = DEFAULT_TIMEOUT_MS): number | undefined {
  const usual = RETRY_PAUSES_MS[n];
  return usual === undefined ? undefined : (usual * silenceMs) / DEFAULT_TIMEOUT_MS;
}

/** Pauses before the next check of an address that visitors cannot reach yet; the last one repeats, for two hours in all. */
const CHECK_PAUSES_MS = [30_000, 60_000, 120_000, 300_000, 600_000];
const MAX_CHECKS = 15;

/** The pause before check `n + 1` of a new address; undefined when there are no more. In proportion, as {@link backoffMs}. */
export function checkPauseMs(n: number, silenceMs = DEFAULT_TIMEOUT_MS): number | undefined {
  const usual = n < MAX_CHECKS ? (CHECK_PAUSES_MS[n] ?? CHECK_PAUSES_MS.at(-1)) : undefined;
  return usual === undefined ? undefined : (usual * silenceMs) / DEFAULT_TIMEOUT_MS;
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
