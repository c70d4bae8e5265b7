import type { FastifyBaseLogger, FastifyInstance, onRequestHookHandler } from "fastify";
import { withTrace } from "../jobs/trace.ts";

/** Makes a request's id the trace of all that is done for it. Reading a body loses it on the way: it is set again after that. */
export function traceRequests(app: FastifyInstance, log: FastifyBaseLogger): void {
  const trace: onRequestHookHandler = ({ id }, _reply, next) =>
    withTrace(log, { requestId: id }, next);
  app.addHook("onRequest", trace);
  app.addHook("preValidation", trace);
}
