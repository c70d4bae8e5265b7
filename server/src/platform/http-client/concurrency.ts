import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";

/**
 * Runs `work` on every item, at most `concurrency` at a time, in order of starting. After a failure nothing new starts; what is in
 * flight ends first, then the failure is thrown.
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const limit = pLimit(concurrency);
  let hasFailed = false;
  const runOne = async (item: Item) => {
    if (hasFailed) return;
    try {
      await work(item);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const results = await Promise.allSettled(items.map((item) => limit(runOne, item)));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** How many keys have their limit stored, more than are ever in use at once; the least recently used is removed first. */
const MAX_KEYS = 10_000;

/**
 * Makes a runner that lets at most `concurrency` pieces of work with the same key run at once in this process, in the order of their calls.
 * `countOf`: how many pieces of work with a key run or wait.
 */
export function createKeyedLimit(concurrency: number) {
  const limits = new LRUCache<string, LimitFunction>({
    max: MAX_KEYS,
    memoMethod: () => pLimit(concurrency),
  });
  const run = <T>(key: string, work: () => Promise<T>): Promise<T> => limits.memo(key)(work);
  const countOf = (key: string): number => {
    const { activeCount, pendingCount } = limits.memo(key);
    return activeCount + pendingCount;
  };
  return Object.assign(run, { countOf });
}
