import type { Calls, Demand } from "@mainstreet/contract/hosts/rate-windows";
import { hostOfCredential } from "../../hosting/credential-key.ts";
import { latest, type SeenLimits } from "../../hosting/rate-watch.ts";
import type { DeployJob } from "../../platform/jobs/jobs.ts";
import type { providerLimits } from "./tables.ts";

export type ProviderLimit = typeof providerLimits.$inferSelect;

export const NO_CALLS: Calls = { deploys: 0, requests: 0 };

export type Waiting = Demand & { job: DeployJob };

/** A credential's limits, locked, and the database's time. */
export type Locked = { limit: ProviderLimit; now: Date };
export type InFlight = Locked & { inFlight: Calls };

/** How a deployment ended at its provider: done, refused for a limit, refused for the whole account, or without a response. */
export type SlotOutcome = "done" | "limited" | "held" | "down";
/** Or it is still running, or left the queue because its campaign moved. */
type Outcome = SlotOutcome | "running" | "moved";

/** After so many deployments in a row without a response, the provider counts as down. */
const FAILURES_UNTIL_DOWN = 5;
const DOWN_MS = 30_000;
/** The shortest pause after a refusal: the provider's clock may differ from ours. */
const REFUSED_MS = 1_000;
const MAX_BACKOFF_MS = 300_000;
/** Time between two probes of an account on hold: its new month begins at a time that Netlify's API does not name. */
const HOLD_MS = 6 * 3_600_000;

/** Adds the limits that a deployment read in its provider's headers, which name the narrowest one only. */
export function withReadings(limit: ProviderLimit, seen: SeenLimits, now: Date): ProviderLimit {
  const isKnown = limit.isKnown || seen.deploy !== undefined || seen.request !== undefined;
  const known = withReading({ ...limit, isKnown }, "request", { reading: seen.request, now });
  const { deploy: reading } = seen;
  const isOfRequests = typeof reading === "object" && reading.limit === known.requestLimit;
  if (!isOfRequests) return withReading(known, "deploy", { reading, now });
  // The reading is the limit on requests: it refutes a stored limit on deploys that is smaller, and otherwise reveals nothing about
  // deploys.
  const isRefuted = known.deployLimit !== null && reading.left > known.deployLimit;
  return isRefuted ? withReading(known, "deploy", { reading: "none", now }) : known;
}

type Kind = "deploy" | "request";

function withReading(
  stored: ProviderLimit,
  kind: Kind,
  { reading, now }: { reading: SeenLimits[Kind]; now: Date },
): ProviderLimit {
  if (reading === undefined) return stored;
  const [limitOf, leftOf, resetOf] = [`${kind}Limit`, `${kind}Left`, `${kind}Reset`] as const;
  if (reading === "none") return { ...stored, [limitOf]: null, [leftOf]: null, [resetOf]: null };
  const { [limitOf]: limit, [leftOf]: left, [resetOf]: resetAt } = stored;
  const isOpen = limit !== null && left !== null && resetAt !== null && resetAt > now;
  const next = isOpen ? latest({ limit, left, resetAt }, reading) : reading;
  const untilReset = next.resetAt.getTime() - now.getTime();
  const sinceLast = next.limit === limit ? next.resetAt.getTime() - (resetAt?.getTime() ?? 0) : 0;
  const known = stored.windows[next.limit] ?? untilReset;
  // A window opens with its first request: two in a row show how long one takes with the idle time before it.
  const isInARow = sinceLast > untilReset && sinceLast < 2 * untilReset;
  const windowMs = isInARow ? Math.round((known + sinceLast) / 2) : Math.max(known, untilReset);
  const windows = { ...stored.windows, [next.limit]: windowMs };
  return {
    ...stored,
    windows,
    [limitOf]: next.limit,
    [leftOf]: next.left,
    [resetOf]: next.resetAt,
  };
}

export type Ended = { outcome: Outcome; seen: SeenLimits; now: Date; isProbe: boolean };

/** Adds how a deployment ended: backoff after a refusal, and after several deployments in a row without a response (decision 146). */
export function withOutcome(limit: ProviderLimit, ended: Ended): ProviderLimit {
  const { outcome, seen, now } = ended;
  if (outcome === "running" || outcome === "moved") return limit;
  if (outcome === "held") return withHold(limit, ended);
  const isUnlimited = hostOfCredential(limit.credential).deployLimits === undefined;
  if (outcome === "done") {
    // A deployment that sent no request had no account. Requests to a host without limits are not counted.
    if (seen.requests === 0 && !isUnlimited) return limit;
    const average = Math.round((limit.requestsEach * 7 + seen.requests) / 8);
    const requestsEach = seen.requests > 0 ? average : limit.requestsEach;
    const isKnown = limit.isKnown || isUnlimited;
    const known = { ...limit, isKnown, requestsEach, failures: 0 };
    // Deployments that were in flight at the refusal prove nothing, and neither does a probe that had nothing to deploy.
    if (isOnHold(limit) && !(ended.isProbe && seen.accepted > 0)) return known;
    return { ...known, ...NO_HOLD, pausedUntil: null };
  }
  // Deployments in flight at the same time fail for the same reason: that counts once.
  if (isPaused(limit, now)) return limit;
  // A provider that refuses for its limit is not down, however often it does.
  const isRefused = outcome === "limited";
  const failures = Math.min(limit.failures + 1, isRefused ? FAILURES_UNTIL_DOWN - 1 : Infinity);
  const step = isRefused ? failures - 1 : failures - FAILURES_UNTIL_DOWN;
  if (step < 0) return { ...limit, failures };
  const ms = Math.min((isRefused ? REFUSED_MS : DOWN_MS) * 2 ** step, MAX_BACKOFF_MS);
  const theirs = isRefused ? Number(seen.refusedUntil ?? 0) : 0;
  return { ...limit, failures, pausedUntil: new Date(Math.max(now.getTime() + ms, theirs)) };
}

const NO_HOLD = { holdReason: null, heldAt: null };

/** Puts an account on hold. Deployments in flight at the same time are all refused, and only a refused probe extends the hold. */
function withHold(limit: ProviderLimit, { seen, now, isProbe }: Ended): ProviderLimit {
  if (isOnHold(limit) && !isProbe) return limit;
  const pausedUntil = new Date(now.getTime() + HOLD_MS);
  return { ...limit, failures: 0, holdReason: seen.holdReason ?? "", heldAt: now, pausedUntil };
}

/** True from the refusal of a whole account until a probe was accepted. */
export const isOnHold = ({ holdReason, pausedUntil }: ProviderLimit): boolean =>
  holdReason !== null && pausedUntil !== null;

/** True for a deployment that was dispatched before its account was put on hold: it waits with the others. */
export const isOvertaken = (limit: ProviderLimit, dispatchedAt: Date): boolean =>
  isOnHold(limit) && limit.heldAt !== null && dispatchedAt <= limit.heldAt;

/** Lets one deployment probe an account on hold at once. If none waits in its queue, the next one that is requested is the probe. */
export function withCheck(limit: ProviderLimit, now: Date, isWaiting: boolean): ProviderLimit {
  if (!isOnHold(limit)) return limit;
  return { ...limit, ...(!isWaiting && NO_HOLD), pausedUntil: now };
}

/** True during backoff. */
export const isPaused = ({ pausedUntil }: ProviderLimit, now: Date): boolean =>
  pausedUntil !== null && pausedUntil > now;

/** True while one deployment probes the limits, and the others wait for it. */
export const isProbing = ({ probeUntil }: ProviderLimit, now: Date): boolean =>
  probeUntil !== null && probeUntil > now;

/** True during backoff because the provider does not respond. */
export const isDown = (limit: ProviderLimit, now: Date): boolean =>
  isPaused(limit, now) && limit.failures >= FAILURES_UNTIL_DOWN;

/** True while no known limit applies to a credential. */
export function hasNoKnownLimit(credential: string, limit: ProviderLimit | null): boolean {
  const isUnlimited = hostOfCredential(credential).deployLimits === undefined;
  if (!limit) return isUnlimited;
  const hasNone = limit.isKnown && limit.deployLimit === null && limit.requestLimit === null;
  return limit.pausedUntil === null && (isUnlimited || hasNone);
}

/** True while one deployment has to run alone and find out what is left: nothing is known, or the window is over. */
export function needsProbe(limit: ProviderLimit, now: Date): boolean {
  const { isKnown, pausedUntil, deployLimit, deployReset } = limit;
  const isOver = deployLimit !== null && deployReset !== null && deployReset <= now;
  return !isKnown || pausedUntil !== null || isOver;
}
