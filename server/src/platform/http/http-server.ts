import { BODY_BYTES } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type onRequestHookHandler,
} from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { newId } from "../db/ids.ts";
import { withTrace } from "../jobs/trace.ts";
import { drainOnClose } from "./drain.ts";
import { handleError } from "./error-handler.ts";
import { RequestLog } from "./logging.ts";
import { measureRequests } from "./measure-requests.ts";
import { respondToClientError, refuseExpectations } from "./client-errors.ts";
import { rememberOrigins } from "./request-origin.ts";
import { sendRateLimits } from "./rate-limit-headers.ts";
import { REQUEST_ID, securityHeaders, sendHeaders } from "./security-headers.ts";
import { takeStrictJson } from "./strict-json.ts";
import { refuseAmbiguousRequests } from "./strict-requests.ts";
import { watchForwards } from "./untrusted-forwards.ts";

/** Above the time that an upload gets for its wait and its bytes; endpoints that accept JSON stop sooner (receive-body.ts). */
const REQUEST_TIMEOUT_MS = 300_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Closing waits for the requests in flight, and fails after this time: far above their own time limit (shut-down.ts). */
const CLOSE_TIMEOUT_MS = 120_000;

/**
 * A server without routes: what it accepts and refuses, the form of failures, and the headers of every response (decision 132). `onError`
 * renders failures in another way than the API does.
 */
export function createHttpServer(
  { config, log }: Pick<Deps, "config" | "log">,
  onError: (...of: Parameters<typeof handleError>) => FastifyReply | Promise<void> = handleError,
): FastifyInstance {
  const headers = securityHeaders(config);
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new RequestLog(),
    // The trace contains the request's id, so that a log line has it only once.
    childLoggerFactory: (logger) => logger,
    genReqId: newId,
    bodyLimit: BODY_BYTES.default,
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: CLOSE_TIMEOUT_MS,
    trustProxy: config.trustProxy,
    return503OnClosing: false,
    forceCloseConnections: false,
    // An address that cannot be parsed, or with an endless id, never reaches the error handler.
    frameworkErrors: (_error, request, reply) =>
      void onError(
        notFound(texts.shell.notFound),
        request,
        reply.headers(headers).header(REQUEST_ID, request.id),
      ),
    clientErrorHandler: respondToClientError(headers),
    // A request without a host is refused in strict-requests.ts.
    http: { requireHostHeader: false, headersTimeout: HEADERS_TIMEOUT_MS },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(onError);
  traceRequests(app, log);
  rememberOrigins(app);
  watchForwards(app, { config, log });
  measureRequests(app);
  sendHeaders(app, headers);
  sendRateLimits(app);
  refuseExpectations(app, headers);
  refuseAmbiguousRequests(app);
  takeStrictJson(app);
  drainOnClose(app, config);
  return app;
}

/** Makes a request's id the trace of everything that is done for it. Reading a body loses the trace, so it is set again after that. */
function traceRequests(app: FastifyInstance, log: FastifyBaseLogger): void {
  const trace: onRequestHookHandler = ({ id, session }, _reply, next) =>
    withTrace(log, { requestId: id, ...(session && { userId: session.userId }) }, next);
  app.addHook("onRequest", trace);
  app.addHook("preValidation", trace);
}
