/** A window of time in which calls are counted. `endsAt`: when the next one may begin. */
export type Window = { readonly startedAt: number; readonly endsAt: number; count: number };

/**
 * Fixed windows by key, each beginning with the first call it counts: returns the one that is open now. In memory: a
 * restart opens new ones.
 */
export function createWindows(now: () => number): (key: string, lengthMs: number) => Window {
  const windows = new Map<string, Window>();
  return (key, lengthMs) => {
    const known = windows.get(key);
    if (known !== undefined && now() < known.endsAt) return known;
    const window = { startedAt: now(), endsAt: now() + lengthMs, count: 0 };
    windows.set(key, window);
    return window;
  };
}
