import { setImmediate } from "node:timers/promises";

/** The longest that one turn holds the thread, but for the element that ends it. */
const TURN_MS = 10;

/** Maps thousands of elements in order, in turns between which whatever else waits for this thread is done. */
export async function mapInTurns<T, R>(
  elements: readonly T[],
  work: (element: T, index: number) => R,
): Promise<R[]> {
  const results: R[] = [];
  let since = performance.now();
  for (const [index, element] of elements.entries()) {
    results.push(work(element, index));
    if (performance.now() - since < TURN_MS) continue;
    await setImmediate();
    since = performance.now();
  }
  return results;
}
