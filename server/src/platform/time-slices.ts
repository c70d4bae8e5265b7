import { setTimeout as sleep } from "node:timers/promises";

/** The longest that one time slice holds the thread, but for the element that ends it. */
const SLICE_MS = 2;

/** A third of the thread, so that somebody else's reads take less than twice as long (decision 162). */
const REST_PER_WORK = 2;

/**
 * Maps thousands of elements in order, in time slices. After each the thread is left to other requests for twice as long as the
 * slice took, so that one large request takes a third of it at most.
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

/** Adds up milliseconds of work, and rests twice as long when they are a time slice. */
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
