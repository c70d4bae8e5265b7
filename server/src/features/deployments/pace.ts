import type { paces } from "./pace-tables.ts";
import { DOCUMENTED_DEPLOY_LIMITS } from "../../hosting/netlify/documented-limits.ts";
import { latest, type RateReading, type Seen } from "../../hosting/rate-watch.ts";

export type Pace = typeof paces.$inferSelect;

/** What of a provider's limits a deployment takes, or several together. */
export type Cost = { deploys: number; requests: number };

/** A new site counts as a deploy too (docs/providers.md §1.3). */
export const DEPLOYS_OF = { newSite: 2, knownSite: 1 };

/**
 * What a credential's pace is after a deployment has `seen` its provider's limits. The headers name the narrowest limit of
 * all, and of those the one that stays closed longest, so whatever is left of it is left of every other too.
 */
export function learn(pace: Pace, seen: Seen, now: Date): Pace {
  const heard = seen.deploy !== undefined || seen.request !== undefined;
  const next = { ...pace, isKnown: pace.isKnown || heard };
  if (seen.request === "none") Object.assign(next, NO_REQUEST_LIMIT);
  if (typeof seen.request === "object") learnRequests(next, seen.request, now);
  if (seen.deploy === "none") Object.assign(next, NO_DEPLOY_LIMIT);
  if (typeof seen.deploy === "object") learnDeploys(next, seen.deploy, now);
  return next;
}

const NO_REQUEST_LIMIT = { requestLimit: null, requestLeft: null, requestReset: null };
const NO_DEPLOY_LIMIT = { deployLimit: null, deployLeft: null, deployReset: null };

function learnRequests(pace: Pace, reading: RateReading, now: Date): void {
  const { limit, left, resetAt } = merged(
    reading,
    { limit: pace.requestLimit, left: pace.requestLeft, resetAt: pace.requestReset },
    now,
  );
  const windowMs = Math.max(resetAt.getTime() - now.getTime(), 1);
  const isNew = pace.requestLimit !== limit;
  pace.requestWindowMs = isNew ? windowMs : Math.max(pace.requestWindowMs, windowMs);
  Object.assign(pace, { requestLimit: limit, requestLeft: left, requestReset: resetAt });
}

function learnDeploys(pace: Pace, reading: RateReading, now: Date): void {
  // The limit on requests was the narrowest one. One on deploys may lie behind it, if it is not refuted.
  if (reading.limit === pace.requestLimit) {
    const isRefuted = pace.deployLimit !== null && reading.left > pace.deployLimit;
    if (isRefuted) Object.assign(pace, NO_DEPLOY_LIMIT);
    return;
  }
  const before = { limit: pace.deployLimit, left: pace.deployLeft, resetAt: pace.deployReset };
  const { limit, left, resetAt } = merged(reading, before, now);
  const windowMs = windowLength({ limit, left, resetAt }, before, {
    known: pace.deployWindows[limit] ?? 0,
    now,
  });
  pace.deployWindows = { ...pace.deployWindows, [limit]: windowMs };
  Object.assign(pace, { deployLimit: limit, deployLeft: left, deployReset: resetAt });
}

type Known = { limit: number | null; left: number | null; resetAt: Date | null };

/**
 * A new window begins with its first call, so two ends in a row also tell how long it took until that came: lately, since
 * a busy hour must not count for ever.
 */
function windowLength(
  { limit, resetAt }: RateReading,
  before: Known,
  { known, now }: { known: number; now: Date },
): number {
  const toItsEnd = resetAt.getTime() - now.getTime();
  const isSame = before.limit !== limit || before.resetAt?.getTime() === resetAt.getTime();
  if (known === 0 || isSame || before.resetAt === null) return Math.max(toItsEnd, known);
  const sinceLast = resetAt.getTime() - before.resetAt.getTime();
  const isInARow = sinceLast > toItsEnd && sinceLast < 2 * toItsEnd;
  return Math.round((known + (isInARow ? sinceLast : toItsEnd)) / 2);
}

function merged(reading: RateReading, { limit, left, resetAt }: Known, now: Date): RateReading {
  const isOpen = resetAt !== null && resetAt > now;
  if (!isOpen || limit === null || left === null) return reading;
  if (reading.resetAt <= now) return { limit, left, resetAt };
  return latest({ limit, left, resetAt }, reading);
}

/** True while one deployment is to go first and find out what is left: nothing is known, or the window is over. */
export function needsProbe(pace: Pace, now: Date): boolean {
  if (!pace.isKnown || pace.closedUntil !== null) return true;
  return pace.deployLimit !== null && pace.deployReset !== null && pace.deployReset <= now;
}

/** What may be taken now, beside what those `under way` will take. */
export function roomOf(pace: Pace, underWay: Cost, now: Date): Cost {
  const isAnew = pace.requestReset !== null && pace.requestReset <= now;
  const requests =
    pace.requestLimit === null ? Infinity : isAnew ? pace.requestLimit : pace.requestLeft;
  const deploys = pace.deployLimit === null ? Infinity : (pace.deployLeft ?? 0);
  return {
    deploys: deploys - underWay.deploys,
    requests: (requests ?? 0) - underWay.requests,
  };
}

/** Requests that are kept free for a deployment: what a new site of one page takes, or more where more was seen. */
const LEAST_REQUESTS = 16;

/** What is kept free for one deployment, which is no more than a whole window has. */
export function costOf(pace: Pace, deploys: number): Cost {
  const requests = Math.max(pace.requestsEach, LEAST_REQUESTS);
  return {
    deploys: Math.min(deploys, pace.deployLimit ?? deploys),
    requests: Math.min(requests, pace.requestLimit ?? requests),
  };
}

type Asked = {
  /** What has to go before, and itself. */
  need: Cost;
  /** What each deployment takes at once: what is left of a window for less is not taken. */
  each: Cost;
  underWay: Cost;
  now: Date;
};

/** When all that is needed will have been let go, by the provider's limits; `now` when they do not hold it up. */
export function forecast(pace: Pace, { need, each, underWay, now }: Asked): Date {
  const room = roomOf(pace, underWay, now);
  const times = [now.getTime(), pace.closedUntil?.getTime() ?? 0];
  if (pace.requestLimit !== null) {
    const window = { limit: pace.requestLimit, windowMs: pace.requestWindowMs };
    const left = { room: room.requests, reset: pace.requestReset };
    times.push(endOf(window, left, { need: need.requests, each: each.requests, now }));
  }
  if (pace.deployLimit !== null) {
    const isOver = pace.deployReset !== null && pace.deployReset <= now;
    const left = { room: isOver ? pace.deployLimit : room.deploys, reset: pace.deployReset };
    const amount = { need: need.deploys, each: each.deploys, now };
    const windowMs = pace.deployWindows[pace.deployLimit] ?? 60_000;
    times.push(endOf({ limit: pace.deployLimit, windowMs }, left, amount));
    for (const window of widerWindows(pace, windowMs))
      times.push(endOf(window, { room: window.limit, reset: null }, amount));
  }
  return new Date(Math.max(...times));
}

type Window = { limit: number; windowMs: number };

/** The other limits on deploys, which the narrowest one hides: those met before, and those that Netlify documents beside it. */
function widerWindows(pace: Pace, windowMs: number): Window[] {
  const isDocumented = DOCUMENTED_DEPLOY_LIMITS.some(({ limit }) => limit === pace.deployLimit);
  const met = Object.entries(pace.deployWindows).map(([limit, ms]) => ({
    limit: Number(limit),
    windowMs: ms,
  }));
  const all = [...met, ...(isDocumented ? DOCUMENTED_DEPLOY_LIMITS : [])];
  return all.filter((window) => window.windowMs > windowMs && window.limit !== pace.deployLimit);
}

type Left = { room: number; reset: Date | null };
type Amount = { need: number; each: number; now: Date };

function endOf({ limit, windowMs }: Window, { room, reset }: Left, amount: Amount): number {
  const { need, each, now } = amount;
  const usable = (calls: number) => Math.max(Math.floor(calls / each), 0) * each;
  const short = need - usable(room);
  if (short <= 0) return now.getTime();
  const windows = Math.ceil(short / Math.max(usable(limit), 1));
  const next = reset !== null && reset > now ? reset.getTime() : now.getTime() + windowMs;
  return next + (windows - 1) * windowMs;
}
