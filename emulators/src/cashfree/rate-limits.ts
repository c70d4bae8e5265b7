import { createWindows } from "../fixed-windows.ts";

/** Requests a minute and merchant, by kind of call (docs/providers.md §3.1). */
export type Limits = { createOrder: number; getOrder: number; payments: number; refunds: number };

export const defaultLimits: Limits = {
  createOrder: 200,
  getOrder: 400,
  payments: 100,
  refunds: 100,
};

const WINDOW_MS = 60_000;

/** Counts the calls of each merchant in fixed windows of a minute. */
export function createRateLimits(now: () => number) {
  let limits = defaultLimits;
  const windowOf = createWindows(now);
  return {
    set(body: unknown): Limits {
      if (typeof body !== "object" || body === null) throw new Error("limits must be an object");
      for (const [name, value] of Object.entries(body))
        if (!(name in defaultLimits) || typeof value !== "number")
          throw new Error(`limit ${name} is unknown or not a number`);
      limits = { ...limits, ...body };
      return limits;
    },
    /** Whether one more call is allowed, and the headers with the state of the limit. */
    count(merchant: string, kind: keyof Limits) {
      const window = windowOf(`${merchant} ${kind}`, WINDOW_MS);
      window.count += 1;
      const left = limits[kind] - window.count;
      const retry = left < 0 ? Math.ceil((window.endsAt - now()) / 1000) : 0;
      const headers = {
        "x-ratelimit-limit": String(limits[kind]),
        "x-ratelimit-remaining": String(Math.max(0, left)),
        "x-ratelimit-retry": String(retry),
        "x-ratelimit-type": "app_id",
      };
      return { isAllowed: left >= 0, headers };
    },
  };
}
