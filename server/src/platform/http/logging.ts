import type { FastifyServerOptions } from "fastify";

type LoggerOptions = Exclude<FastifyServerOptions["logger"], boolean | undefined>;

/**
 * Structured logs by an allow-list: of a request only method and path, of an error only what cannot hold a user's
 * value. Drizzle's own message lists the parameters of the failed statement, so its cause is logged in its place.
 */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    serializers: {
      req: (request) => ({
        id: request.id,
        method: request.method,
        path: request.url.split("?")[0],
      }),
      res: (reply) => ({ status: reply.statusCode }),
      err: describeError,
    },
  };
}

function describeError(error: unknown): {
  type: string;
  message: string;
  code?: string;
  stack: string;
} {
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
  };
}
