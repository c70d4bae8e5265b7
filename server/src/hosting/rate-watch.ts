import type { IncomingHttpHeaders } from "node:http";
import type { ProviderResponse } from "../platform/http-client/send-request.ts";

/** A limit from a provider's headers: so many calls are left until `resetAt`. */
export type RateReading = { limit: number; left: number; resetAt: Date };

/** `deploy`: a call that creates a site or a deploy, for which limits are narrower. */
export type CallKind = "deploy" | "request";

/** What a deployment has read of its provider's limits. `none`: the responses named no limit. */
export type SeenLimits = {
  requests: number;
  deploy: RateReading | "none" | undefined;
  request: RateReading | "none" | undefined;
  /** The time that a refusal for a limit names for the next request. */
  refusedUntil?: Date | undefined;
  /** New sites and deploys that the provider accepted. */
  accepted: number;
  /** Why no site of the account can be deployed, in words for the user. */
  holdReason?: string | undefined;
};

export type RateWatch = {
  seen: SeenLimits;
  note(kind: CallKind, response: ProviderResponse): void;
};

/** Watches the responses of one deployment; `onDeploy` is called after each deploy call that names a limit. */
export function createRateWatch(onDeploy: () => void = () => undefined): RateWatch {
  const seen: SeenLimits = { requests: 0, deploy: undefined, request: undefined, accepted: 0 };
  return {
    seen,
    note(kind, { status, headers }) {
      seen.requests += 1;
      if (kind === "deploy" && status < 300) seen.accepted += 1;
      if (status === 429) seen.refusedUntil = retryTimeOf(headers);
      const reading = readingOf(headers);
      const before = seen[kind];
      // A proxy in between may refuse a request without these headers.
      if (reading === undefined && status >= 300) return;
      if (reading === undefined) seen[kind] ??= "none";
      else seen[kind] = typeof before === "object" ? latest(before, reading) : reading;
      if (kind === "deploy" && reading !== undefined) onDeploy();
    },
  };
}

/** The newer one of two readings: responses arrive in any order. */
export function latest(one: RateReading, other: RateReading): RateReading {
  if (one.limit === other.limit && one.resetAt.getTime() !== other.resetAt.getTime())
    return one.resetAt > other.resetAt ? one : other;
  if (one.left === other.left) return one.resetAt > other.resetAt ? one : other;
  return one.left < other.left ? one : other;
}

/** No provider of ours has a longer window: a longer one is misread, and must not block a credential for ever. */
const LONGEST_WINDOW_MS = 86_400_000;

function readingOf(headers: IncomingHttpHeaders): RateReading | undefined {
  const limit = numberIn(headers["x-ratelimit-limit"]);
  const left = numberIn(headers["x-ratelimit-remaining"]);
  if (limit === undefined || left === undefined) return undefined;
  return { limit, left, resetAt: retryTimeOf(headers) ?? new Date(0) };
}

/** `Retry-After` in seconds has priority over `X-RateLimit-Reset`, which is a Unix time in seconds; undefined without either. */
export function retryTimeOf(headers: IncomingHttpHeaders): Date | undefined {
  const reset = numberIn(headers["x-ratelimit-reset"]);
  const retryAfter = numberIn(headers["retry-after"]);
  if (retryAfter === undefined && reset === undefined) return undefined;
  const ms = retryAfter === undefined ? (reset ?? 0) * 1_000 : Date.now() + retryAfter * 1_000;
  return new Date(Math.min(ms, Date.now() + LONGEST_WINDOW_MS));
}

function numberIn(header: string | string[] | undefined): number | undefined {
  const value = typeof header === "string" ? Number(header) : Number.NaN;
  return Number.isFinite(value) && value >= 0 ? value : undefined;
}
