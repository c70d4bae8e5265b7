/**
 * Runs `work` on every item, at most `width` at a time, in order of starting. After a failure nothing new starts; what
 * is under way ends first, then the first failure is thrown.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  let failed = false;
  const lane = async () => {
    for (const item of queue) {
      if (failed) return;
      try {
        await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const lanes = Array.from({ length: Math.min(width, items.length) }, lane);
  const ends = await Promise.allSettled(lanes);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

type Gate = { running: number; waiting: (() => void)[] };

/** Makes a runner that lets at most `width` pieces of work with the same key run at once in this process. */
export function createKeyedLimit(width: number) {
  const gates = new Map<string, Gate>();

  function leave(key: string, gate: Gate): void {
    const next = gate.waiting.shift();
    if (next) return next();
    gate.running -= 1;
    if (gate.running === 0) gates.delete(key);
  }

  return async function within<T>(key: string, work: () => Promise<T>): Promise<T> {
    const gate = gates.get(key) ?? { running: 0, waiting: [] };
    gates.set(key, gate);
    if (gate.running < width) gate.running += 1;
    else await new Promise<void>((resolve) => gate.waiting.push(resolve));
    try {
      return await work();
    } finally {
      leave(key, gate);
    }
  };
}
