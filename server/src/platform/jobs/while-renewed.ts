type Renewal = { everyMs: number; renew: () => Promise<unknown> };

/** Renews a lease while `work` runs. The lease should last several times `everyMs`, so that a missed renewal does not end it. */
export async function whileRenewed<T>(
  { everyMs, renew }: Renewal,
  work: () => Promise<T>,
): Promise<T> {
  const timer = setInterval(() => {
    // If the database is away, the work itself fails.
    renew().catch(() => undefined);
  }, everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
