import type { EmulatorContext } from "../emulated.ts";
import { createWindows } from "../fixed-windows.ts";

/** Calls of the REST API in five minutes, for each token. Calls beyond the limit are refused until the window ends. */
export type RateLimit = {
  /** `headers` belong on every response; when the call is not allowed, the response must be a 429. */
  count(credential: string): { isAllowed: boolean; headers: Record<string, string> };
  /** `POST /__control/limits {requests, windowMs?}` */
  set(body: unknown): { requests: number; windowMs: number };
};

export function createRateLimit({
  now,
  duration,
}: Pick<EmulatorContext, "now" | "duration">): RateLimit {
  let limit = { requests: 1_200, windowMs: 300_000 };
  const windowOf = createWindows(now);
  return {
    count(credential) {
      const window = windowOf(credential, duration(limit.windowMs));
      const isAllowed = window.count < limit.requests;
      window.count += 1;
      const seconds = Math.max(1, Math.ceil((window.endsAt - now()) / 1000));
      const headers = {
        ratelimit: `"default";r=${Math.max(0, limit.requests - window.count)};t=${seconds}`,
        "ratelimit-policy": `"default";q=${limit.requests};w=${limit.windowMs / 1000}`,
        ...(!isAllowed && { "retry-after": String(seconds) }),
      };
      return { isAllowed, headers };
    },
    set(body) {
      if (typeof body !== "object" || body === null) throw new Error("limits must be an object");
      for (const [name, value] of Object.entries(body))
        if (!(name in limit) || typeof value !== "number")
          throw new Error(`${name} is unknown, or no number`);
      limit = { ...limit, ...body };
      return limit;
    },
  };
}
