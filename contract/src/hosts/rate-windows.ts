/** The calls that deployments make under a host's limits: `deploys` create a site or a deploy, `requests` are of any kind. */
export type Calls = { deploys: number; requests: number };

/** How many deploys one site counts for in the limits: creating a site counts as one too (docs/providers.md §1.3). */
export const DEPLOYS_EACH = { newSite: 2, change: 1 };
/** The requests of a new one-page site, until they are measured. */
export const REQUESTS_EACH = 16;

/** A limit of `limit` calls in each `windowMs`. In the current window `left` calls are left for `msUntilReset`. */
export type RateWindow = {
  of: keyof Calls;
  limit: number;
  left: number;
  msUntilReset: number;
  windowMs: number;
};

/** `total`: the calls of all deployments up to and including the last one. `each`: the calls that one of them makes at once. */
export type Demand = { total: Calls; each: Calls };

/** A window that opens with the first call. */
export const unusedWindow = (limit: Pick<RateWindow, "of" | "limit" | "windowMs">): RateWindow => ({
  ...limit,
  left: limit.limit,
  msUntilReset: limit.windowMs,
});

/** After how many ms the limits let the last of these deployments start; 0 when they do not delay it. */
export function msUntilLast(windows: readonly RateWindow[], { total, each }: Demand): number {
  const ofKind = (of: keyof Calls) => {
    const widestFirst = windows
      .filter((window) => window.of === of)
      .toSorted((one, other) => other.windowMs - one.windowMs);
    return msOfKind(widestFirst, total[of], each[of]);
  };
  return Math.max(ofKind("deploys"), ofKind("requests"));
}

/** How many of `calls` whole deployments can use: a rest that is too small for one deployment is not used. */
const usable = (calls: number, each: number) => Math.max(Math.floor(calls / each), 0) * each;

/** The widest window is used up again and again, and the rest for its last one takes the time of the narrower windows. */
function msOfKind(windows: readonly RateWindow[], total: number, each: number): number {
  const [widest, ...narrower] = windows;
  if (widest === undefined) return 0;
  const { limit, left, msUntilReset, windowMs } = widest;
  const first = Math.min(
    usable(left, each),
    ...narrower.map((window) => callsWithin(window, msUntilReset, each)),
  );
  const missing = total - first;
  if (missing <= 0) return msOfKind(narrower, total, each);
  const perWindow = Math.max(usable(limit, each), 1);
  const between = Math.ceil(missing / perWindow) - 1;
  const rest = missing - between * perWindow;
  const unused = narrower.map((window) => unusedWindow(window));
  return msUntilReset + between * windowMs + msOfKind(unused, rest, each);
}

function callsWithin(
  { left, limit, msUntilReset, windowMs }: RateWindow,
  ms: number,
  each: number,
): number {
  const later = Math.max(Math.ceil((ms - msUntilReset) / windowMs), 0);
  return usable(left, each) + later * usable(limit, each);
}
