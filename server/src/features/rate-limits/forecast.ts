import {
  type Calls,
  type Demand,
  DEPLOYS_EACH,
  msUntilLast,
  type RateWindow,
  REQUESTS_EACH,
  unusedWindow,
} from "@mainstreet/contract/hosts/rate-windows";
import { hostOfCredential } from "../../hosting/credential-key.ts";
import type { InFlight, ProviderLimit } from "./limits.ts";

/** What is reserved for one deployment, at most a whole window. A new site counts as a deploy too (docs/providers.md §1.3). */
export function costOf(limit: ProviderLimit, isNewSite: boolean): Calls {
  const requests = Math.max(limit.requestsEach, REQUESTS_EACH);
  return {
    deploys: Math.min(
      isNewSite ? DEPLOYS_EACH.newSite : DEPLOYS_EACH.change,
      limit.deployLimit ?? Infinity,
    ),
    requests: Math.min(requests, limit.requestLimit ?? Infinity),
  };
}

/**
 * The limits in force. Headers name only the narrowest limit on deploys, so wider ones are added: those seen earlier, and the host's
 * documented ones if the narrowest is one of these.
 */
export function windowsOf(stored: ProviderLimit, now: Date): RateWindow[] {
  const { deployLimit, windows } = stored;
  const unused = (of: keyof Calls, limit: number, windowMs = windows[limit] ?? 60_000) =>
    unusedWindow({ of, limit, windowMs });
  const found = (["request", "deploy"] as const).flatMap((kind): RateWindow[] => {
    const { [`${kind}Limit` as const]: limit, [`${kind}Reset` as const]: reset } = stored;
    if (limit === null) return [];
    const window = unused(`${kind}s`, limit);
    if (reset === null || reset <= now) return [window];
    const msUntilReset = reset.getTime() - now.getTime();
    return [{ ...window, left: stored[`${kind}Left`] ?? 0, msUntilReset }];
  });
  const documented = hostOfCredential(stored.credential).deployLimits ?? [];
  const isDocumented = documented.some(({ limit }) => limit === deployLimit);
  const lengths = new Map([
    ...(isDocumented ? documented : []).map(({ limit, windowMs }) => [limit, windowMs] as const),
    // A limit that was read has priority over a documented one.
    ...Object.entries(windows).map(([limit, windowMs]) => [Number(limit), windowMs] as const),
  ]);
  for (const [limit, windowMs] of lengths)
    if (deployLimit !== null && limit !== deployLimit && windowMs > (windows[deployLimit] ?? 0))
      found.push(unused("deploys", limit, windowMs));
  return found;
}

/** The time from which the limits allow so many calls; `now` when they allow them at once. */
export function forecast({ limit, now, inFlight }: InFlight, demand: Demand): Date {
  const windows = windowsOf(limit, now).map((window) => ({
    ...window,
    left: window.left - inFlight[window.of],
  }));
  const at = now.getTime() + msUntilLast(windows, demand);
  return new Date(Math.max(at, limit.pausedUntil?.getTime() ?? 0));
}
