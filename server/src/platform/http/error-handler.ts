import type { Failure } from "@mainstreet/contract/responses";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { ProviderError, type ProviderErrorKind } from "../../provider-error.ts";
import { AppError } from "../../errors.ts";
import { whoseRequest } from "./logging.ts";
import { type DatabaseFault, databaseFault } from "../db/database-fault.ts";

type ErrorResponse = AppError["response"];

/** Responds to every failure in the one shape of docs/conventions.md. An unexpected failure is logged and becomes 500. */
export function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, code, message, retryAfterSeconds, allow, ...details } = render(error);
  if (status >= 500) request.log.error({ ...whoseRequest(request), err: error }, "request failed");
  if (retryAfterSeconds) reply.header("retry-after", retryAfterSeconds);
  // The rest of the body may never arrive.
  if (status === 408) reply.header("connection", "close");
  if (allow !== undefined) reply.header("allow", allow);
  if (status === 401) reply.header("www-authenticate", challenge(request));
  const body: Failure = {
    message,
    error: message,
    code,
    requestId: request.id,
    ...details,
  };
  return reply.status(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

/** RFC 6750 §3: the response names a token that was sent as the reason, but not a missing one. */
const challenge = ({ headers }: FastifyRequest): string =>
  `Bearer realm="Mainstreet"${headers.authorization === undefined ? "" : ', error="invalid_token"'}`;

function render(error: unknown): ErrorResponse {
  if (error instanceof AppError) return error.response;
  if (error instanceof ProviderError) return renderProviderError(error);
  if (hasZodFastifySchemaValidationErrors(error)) return renderInvalid(error.validation);
  const fault = databaseFault(error);
  if (fault) return renderDatabaseFault(fault);
  return renderFastifyError(error);
}

const PROVIDER_STATUS: Readonly<Record<ProviderErrorKind, number>> = {
  credential: 400,
  forbidden: 400,
  "missing-target": 400,
  rejected: 400,
  conflict: 409,
  "not-ready": 503,
  unavailable: 502,
  quota: 400,
  "rate-limited": 503,
  timeout: 504,
};

/** A provider's refusal is never passed through as 401: that would end our own session (docs/security.md §1, point 5). */
function renderProviderError({ kind, message }: ProviderError): ErrorResponse {
  return { status: PROVIDER_STATUS[kind], code: "PROVIDER", message };
}

function renderInvalid(issues: { instancePath: string; message?: string }[]): ErrorResponse {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = issue.instancePath.split("/").filter(Boolean).join(".");
    if (path) fields[path] ??= issue.message ?? texts.shell.unexpected;
  }
  return {
    status: 400,
    code: "INVALID",
    message: issues[0]?.message ?? texts.shell.unexpected,
    fields,
  };
}

function renderDatabaseFault(fault: DatabaseFault): ErrorResponse {
  const retryAfterSeconds = 2;
  const responses = {
    unreachable: { status: 503, code: "UNAVAILABLE", message: texts.shell.unavailable },
    busy: { status: 503, code: "BUSY", message: texts.shell.busy },
    full: { status: 503, code: "STORAGE_FULL", message: texts.shell.storageFull },
  };
  return { ...responses[fault], retryAfterSeconds };
}

function renderFastifyError(error: unknown): ErrorResponse {
  const status = isFastifyError(error) ? (error.statusCode ?? 500) : 500;
  if (status === 413) return { status, code: "TOO_LARGE", message: texts.shell.tooLarge };
  if (status === 415)
    return { status, code: "WRONG_CONTENT_TYPE", message: texts.shell.wrongContentType };
  if (status === 429) return { status, code: "TOO_MANY_REQUESTS", message: texts.shell.busy };
  if (status >= 400 && status < 500)
    return { status, code: "INVALID", message: texts.shell.notJson };
  return { status: 500, code: "UNEXPECTED", message: texts.shell.unexpected };
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && "statusCode" in error;
}
