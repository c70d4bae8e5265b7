import { LINK_PAGE } from "@mainstreet/contract/evidence-link-page";
import { SHARED_PAGE } from "@mainstreet/contract/view-links";
import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from "fastify";
import { ProviderError } from "../../provider-error.ts";
import { currentTrace } from "../jobs/trace.ts";

type LoggerOptions = Exclude<FastifyServerOptions["logger"], boolean | undefined>;

/**
 * Structured logs by an allow-list: of a request only method and path, of an error only what cannot contain a user's value. Drizzle's own
 * message lists the parameters of the failed statement, so its cause is logged instead. Every line contains its trace.
 */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    mixin: currentTrace,
    serializers: {
      req: (request) => ({
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (reply) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
}

/** The address without the query, and without the token of a link, which is part of the path. */
function pathOf(url: string): string | undefined {
  const [path] = url.split("?");
  return path?.replace(LINK_PATH, "/$1/…");
}

/** `l` and `r` are the paths of links in messages about leads. */
const LINK_PATH = new RegExp(
  `^/+(${LINK_PAGE}|${SHARED_PAGE}|api/account/export|api/site-archives|l|r)/.+`,
  "i",
);

/** The request of a line, and who is signed in: by id, never by address or name. */
export function whoseRequest({ id: requestId, session }: FastifyRequest): {
  requestId: string;
  userId?: string;
} {
  return { requestId, ...(session && { userId: session.userId }) };
}

/** The first line of a request: if it needs a session, after the session check, so that it names the user. */
export function logIncoming(request: FastifyRequest): void {
  if (!isPoll(request))
    request.log.info({ ...whoseRequest(request), req: request }, "incoming request");
}

/** The two lines of each request. They are written outside the trace, so they name the request themselves. */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    if (!request.routeOptions.config.protected) logIncoming(request);
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { ...whoseRequest(request), res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...line, err: error }, "request errored");
    else if (!isPoll(request)) request.log.info(line, "request completed");
  }
}

/** Every open dashboard sends these twice a minute, and monitoring more often. */
const isPoll = ({ url }: FastifyRequest) => url === "/api/health" || url === "/metrics";

type Described = { type: string; message: string; code?: string; cause?: string; stack: string };

function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error", stack: "" };
  if ("query" in error && error.cause) return describeError(error.cause);
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const frames = (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "));
  return {
    type: error.name,
    message: error.message,
    stack: frames.join("\n"),
    ...(code && { code }),
    ...(error instanceof ProviderError && error.cause !== undefined && { cause: causeOf(error) }),
  };
}

/** The provider's status or the connection's fault. These causes are short summaries of ours, without a secret. */
function causeOf({ cause }: ProviderError): string {
  if (cause instanceof ProviderError) return `${cause.message}: ${causeOf(cause)}`;
  return cause instanceof Error ? cause.message : "unknown";
}
