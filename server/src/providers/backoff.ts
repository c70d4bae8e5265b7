/** No pause inside a provider client is longer: what must wait longer goes back to the job queue. */
export const LONGEST_PAUSE_MS = 5_000;

/** The pause before try `n + 1`: half a second doubling to the limit, half of it random (providers.md §1.4). */
export function backoffMs(n: number): number {
  const full = Math.min(500 * 2 ** (n - 1), LONGEST_PAUSE_MS);
  return full * (0.5 + Math.random() / 2);
}

export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
