import { setTimeout as sleep } from "node:timers/promises";
import { PATIENCE_MS } from "../kills/attack.ts";

export const PAUSE_MS = 100;

/** How a request fails whose process died, or for which the balancer responds in its place. */
const CUT_OFF = /fetch failed|terminated|Bad gateway|"(?:UNAVAILABLE|BUSY)"/;

export const isCutOff = (error: unknown): boolean => CUT_OFF.test(String(error));

/** Repeats the request until there is a response, as the web app and its user do. Rethrows any other error at once. */
export async function again<T>(ask: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  while (true) {
    try {
      return await ask();
    } catch (error) {
      const isOver = performance.now() - begin > PATIENCE_MS;
      if (isOver || !isCutOff(error)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
