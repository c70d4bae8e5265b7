import { setTimeout as sleep } from "node:timers/promises";
import { PATIENCE_MS } from "../kills/attack.ts";

const PAUSE_MS = 100;

/** What a process that died, or the balancer in its place, leaves of a response. */
const UNANSWERED = /fetch failed|terminated|Bad gateway|"(?:UNAVAILABLE|BUSY)"/;

/** Asks until there is a response, as the web app and its user do. Throws what is refused at once. */
export async function again<T>(ask: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  while (true) {
    try {
      return await ask();
    } catch (error) {
      const isOver = performance.now() - begin > PATIENCE_MS;
      if (isOver || !UNANSWERED.test(String(error))) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
