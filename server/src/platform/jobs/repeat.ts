import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";

type Repeated = {
  /** Pause from the end of one round to the next. */
  pauseMs: number;
  /** Logged when a round fails; the next round runs all the same. */
  failure: string;
  work: (signal: AbortSignal) => Promise<unknown>;
};

/** Does work again and again. Returns a function that stops it and waits for the round in flight. */
export function repeat(
  { log }: { log: FastifyBaseLogger },
  { pauseMs, failure, work }: Repeated,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await work(signal).catch((err: unknown) => log.error({ err }, failure));
    }
  };
  const ended = run();
  return () => {
    stopping.abort();
    return ended;
  };
}
