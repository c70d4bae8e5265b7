import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, onRequestHookHandler } from "fastify";

/** The state of one rate limit after it was counted: `limit` times in `windowSeconds`, `remaining` of them for `resetSeconds`. */
export type Quota = {
  name: string;
  limit: number;
  windowSeconds: number;
  remaining: number;
  resetSeconds: number;
};

declare module "fastify" {
  interface FastifyRequest {
    /** Rate limits that this request counted against, by name. */
    quotas: Map<string, Quota> | null;
  }
}

const current = new AsyncLocalStorage<Map<string, Quota>>();

const enter: onRequestHookHandler = (request, _reply, next) =>
  current.run((request.quotas ??= new Map()), next);

/** Adds a quota to the headers of the response in progress; without effect outside of a request. */
export function reportQuota(quota: Quota): void {
  current.getStore()?.set(quota.name, quota);
}

/**
 * Sends `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10) on every response whose request was
 * counted, refused or not.
 */
export function sendRateLimits(app: FastifyInstance): void {
  app.decorateRequest("quotas", null);
  app.addHook("onRequest", enter);
  // Reading the body loses the async context: enter it again.
  app.addHook("preValidation", enter);
  app.addHook("onSend", async ({ quotas }, reply) => {
    if (!quotas || quotas.size === 0) return;
    const all = [...quotas.values()];
    reply.header("ratelimit-policy", all.map(policyOf).join(", "));
    reply.header("ratelimit", all.map(stateOf).join(", "));
  });
}

const policyOf = ({ name, limit, windowSeconds }: Quota) =>
  `"${name}";q=${limit};w=${windowSeconds}`;
const stateOf = ({ name, remaining, resetSeconds }: Quota) =>
  `"${name}";r=${remaining};t=${resetSeconds}`;
