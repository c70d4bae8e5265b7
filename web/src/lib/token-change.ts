const LOCK = "token-change";

/** Runs `work`, which replaces the session's token. It must not wait for {@link tokenChanged} itself. */
export async function changingToken<T>(work: () => Promise<T>): Promise<T> {
  return hasLocks() ? navigator.locks.request(LOCK, work) : work();
}

/**
 * Waits while any tab replaces the session's token, since the old one is refused before the new one is stored. Browsers have
 * locks only on HTTPS and localhost; elsewhere, a request in that moment signs the user out.
 */
export async function tokenChanged(): Promise<void> {
  if (hasLocks()) await navigator.locks.request(LOCK, { mode: "shared" }, () => undefined);
}

const hasLocks = () => "locks" in navigator;
