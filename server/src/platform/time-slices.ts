import { setTimeout as sleep } from "node:timers/promises";

/** How long one time slice may hold the thread; the element that exceeds it is still finished. */
const SLICE_MS = 2;

/** A third of the thread, so that reads of other users take less than twice as long (decision 162). */
const REST_PER_WORK = 2;

/**
 * Maps thousands of elements in order, in time slices. After each slice the thread is free for other requests for twice as long as the
 * slice took, so that one large request uses a third of it at most.
 */
export async function mapInTimeSlices<T, R>(
  elements: readonly T[],
  work: (element: T, index: number) => R,
): Promise<R[]> {
  const results: R[] = [];
  const rest = restAfterTimeSlices();
  for (const [index, element] of elements.entries()) {
    const since = performance.now();
    results.push(work(element, index));
    await rest(performance.now() - since);
  }
  return results;
}

/** Adds up milliseconds of work, and pauses twice as long when they reach a time slice. */
export function restAfterTimeSlices(): (worked: number) => Promise<void> | undefined {
  let sum = 0;
  return (worked) => {
    sum += worked;
    if (sum < SLICE_MS) return undefined;
    const pause = sum * REST_PER_WORK;
    sum = 0;
    return sleep(pause);
  };
}
