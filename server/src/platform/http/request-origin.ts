import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, onRequestHookHandler } from "fastify";

/** The origin of the current request, for the record of what happened to an account; never for a log. */
export type RequestOrigin = { address: string; userAgent: string; requestId: string };

const origins = new AsyncLocalStorage<RequestOrigin>();

const MAX_USER_AGENT = 300;

/** Undefined in a worker and in the operator's commands. */
export function currentOrigin(): RequestOrigin | undefined {
  return origins.getStore();
}

const remember: onRequestHookHandler = ({ id, ip, headers }, _reply, next) => {
  const userAgent = (headers["user-agent"] ?? "").slice(0, MAX_USER_AGENT);
  origins.run({ address: ip, userAgent, requestId: id }, next);
};

/** Stores the origin of each request while it is handled. Reading a body loses it, so it is set again after that. */
export function rememberOrigins(app: FastifyInstance): void {
  app.addHook("onRequest", remember);
  app.addHook("preValidation", remember);
}
