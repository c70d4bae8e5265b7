/** Runs work so many at a time; the rest waits its turn, and `onFull` throws for what finds the queue full. */
export function takeTurns({
  atOnce,
  queueLength,
  onFull,
}: {
  atOnce: number;
  queueLength: number;
  onFull: () => never;
}): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= queueLength) onFull();
    // Whoever ends hands over a turn that stays taken, so that nobody slips in between.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
