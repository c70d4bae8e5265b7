/** What one token may do. `null` switches a limit off. The deploy limits count deploys and new sites (providers' answers: 3 a minute, 100 a day). */
export type Limits = {
  readonly requestsPerMinute: number | null;
  readonly deploysPerMinute: number | null;
  readonly deploysPerDay: number | null;
};

export const defaultLimits: Limits = {
  requestsPerMinute: 500,
  deploysPerMinute: null,
  deploysPerDay: null,
};

export type RateLimits = {
  /** Counts one request. `headers` belong on the answer, whatever it is; when not allowed it must be a 429. */
  count(
    credential: string,
    kind: "request" | "deploy",
  ): { isAllowed: boolean; headers: Record<string, string> };
  /** `POST /__control/limits`: any of the fields of `Limits`. */
  set(body: unknown): Limits;
};

type Rule = { readonly field: keyof Limits; readonly windowMs: number };
type Window = { readonly startedAt: number; count: number };
type Standing = { readonly rule: Rule; readonly limit: number; readonly window: Window };

const requestRules: readonly Rule[] = [{ field: "requestsPerMinute", windowMs: 60_000 }];
const deployRules: readonly Rule[] = [
  ...requestRules,
  { field: "deploysPerMinute", windowMs: 60_000 },
  { field: "deploysPerDay", windowMs: 86_400_000 },
];

/** Fixed windows per credential, each beginning with the first request it counts. In memory: a restart opens fresh ones. */
export function createRateLimits(initial: Limits, now: () => number): RateLimits {
  let limits = initial;
  const windows = new Map<string, Window>();
  const standing = (credential: string, rule: Rule): Standing[] => {
    const limit = limits[rule.field];
    if (limit === null) return [];
    const key = `${credential} ${rule.field}`;
    const open = windows.get(key);
    const window =
      open !== undefined && now() < open.startedAt + rule.windowMs
        ? open
        : { startedAt: now(), count: 0 };
    windows.set(key, window);
    return [{ rule, limit, window }];
  };
  return {
    count(credential, kind) {
      const rules = kind === "deploy" ? deployRules : requestRules;
      const standings = rules.flatMap((rule) => standing(credential, rule));
      const isAllowed = standings.every(({ limit, window }) => window.count < limit);
      for (const { rule, window } of standings) {
        // A refused deploy still was a request, but used up no deploy.
        if (isAllowed || rule.field === "requestsPerMinute") window.count += 1;
      }
      return { isAllowed, headers: headersOf(standings) };
    },
    set(body) {
      limits = { ...limits, ...parseLimits(body) };
      return limits;
    },
  };
}

/** The headers of the limit that is closest to its end, and of those the one that stays closed longest. Reset is in unix seconds. */
function headersOf(standings: readonly Standing[]): Record<string, string> {
  const remaining = ({ limit, window }: Standing): number => Math.max(0, limit - window.count);
  const reset = ({ rule, window }: Standing): number =>
    Math.ceil((window.startedAt + rule.windowMs) / 1000);
  const [tightest] = standings.toSorted(
    (a, b) => remaining(a) - remaining(b) || reset(b) - reset(a),
  );
  if (tightest === undefined) return {};
  return {
    "x-ratelimit-limit": String(tightest.limit),
    "x-ratelimit-remaining": String(remaining(tightest)),
    "x-ratelimit-reset": String(reset(tightest)),
  };
}

function parseLimits(body: unknown): Partial<Limits> {
  if (typeof body !== "object" || body === null) throw new Error("limits must be an object");
  for (const [name, value] of Object.entries(body)) {
    if (!(name in defaultLimits)) throw new Error(`unknown limit: ${name}`);
    if (value !== null && typeof value !== "number")
      throw new Error(`${name} must be a number or null`);
  }
  return body;
}
