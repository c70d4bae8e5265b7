import type { EmulatorContext } from "../emulated.ts";
import { createWindows, type Window } from "../fixed-windows.ts";

/**
 * The limits of one token. `null` switches a limit off. The deploy limits count deploys and new sites (docs/providers.md §1.3: 3 a minute,
 * 100 a day).
 */
export type Limits = {
  readonly requestsPerMinute: number | null;
  readonly deploysPerMinute: number | null;
  readonly deploysPerDay: number | null;
  /** How long a minute and a day last before the clock shortens them, for tests that cannot wait. The real service has no such setting. */
  readonly minuteMs: number;
  readonly dayMs: number;
};

export const defaultLimits: Limits = {
  requestsPerMinute: 500,
  deploysPerMinute: null,
  deploysPerDay: null,
  minuteMs: 60_000,
  dayMs: 86_400_000,
};

export type RateLimits = {
  /** Counts one request. `headers` belong on every response; when the request is not allowed, the response must be a 429. */
  count(
    credential: string,
    kind: "request" | "deploy",
  ): { isAllowed: boolean; headers: Record<string, string> };
  /** `POST /__control/limits`: any of the fields of `Limits`. */
  set(body: unknown): Limits;
};

type Rule = {
  readonly field: "requestsPerMinute" | "deploysPerMinute" | "deploysPerDay";
  readonly length: "minuteMs" | "dayMs";
};
type LimitState = { readonly rule: Rule; readonly limit: number; readonly window: Window };

const requestRules: readonly Rule[] = [{ field: "requestsPerMinute", length: "minuteMs" }];
const deployRules: readonly Rule[] = [
  ...requestRules,
  { field: "deploysPerMinute", length: "minuteMs" },
  { field: "deploysPerDay", length: "dayMs" },
];

/** Counts the requests and deploys of each credential in fixed windows. */
export function createRateLimits(
  initial: Limits,
  { now, duration }: Pick<EmulatorContext, "now" | "duration">,
): RateLimits {
  let limits = initial;
  const windowOf = createWindows(now);
  const lengthOf = ({ length }: Rule): number => duration(limits[length]);
  const stateOf = (credential: string, rule: Rule): LimitState[] => {
    const limit = limits[rule.field];
    if (limit === null) return [];
    const window = windowOf(`${credential} ${rule.field}`, lengthOf(rule));
    return [{ rule, limit, window }];
  };
  return {
    count(credential, kind) {
      const rules = kind === "deploy" ? deployRules : requestRules;
      const states = rules.flatMap((rule) => stateOf(credential, rule));
      const isAllowed = states.every(({ limit, window }) => window.count < limit);
      for (const { rule, window } of states) {
        // A refused deploy still was a request, but used up no deploy.
        if (isAllowed || rule.field === "requestsPerMinute") window.count += 1;
      }
      return { isAllowed, headers: headersOf(states, duration(limits.minuteMs)) };
    },
    set(body) {
      limits = { ...limits, ...parseLimits(body) };
      return limits;
    },
  };
}

/**
 * The headers of the limit with the fewest calls left, and of equal ones the limit whose window ends last. Reset is in whole
 * unix seconds, with decimals once a minute is shorter than it should be.
 */
function headersOf(states: readonly LimitState[], minuteMs: number): Record<string, string> {
  const isScaled = minuteMs !== defaultLimits.minuteMs;
  const remaining = ({ limit, window }: LimitState): number => Math.max(0, limit - window.count);
  const reset = ({ window }: LimitState): number => window.endsAt;
  const [tightest] = states.toSorted((a, b) => remaining(a) - remaining(b) || reset(b) - reset(a));
  if (tightest === undefined) return {};
  return {
    "x-ratelimit-limit": String(tightest.limit),
    "x-ratelimit-remaining": String(remaining(tightest)),
    "x-ratelimit-reset": String(
      isScaled ? reset(tightest) / 1000 : Math.ceil(reset(tightest) / 1000),
    ),
  };
}

function parseLimits(body: unknown): Partial<Limits> {
  if (typeof body !== "object" || body === null) throw new Error("limits must be an object");
  for (const [name, value] of Object.entries(body)) {
    if (!(name in defaultLimits)) throw new Error(`unknown limit: ${name}`);
    const mayBeOff = name !== "minuteMs" && name !== "dayMs";
    if (typeof value !== "number" && !(mayBeOff && value === null))
      throw new Error(`${name} must be a number${mayBeOff ? " or null" : ""}`);
  }
  return body;
}
