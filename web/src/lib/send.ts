import { failure } from "@mainstreet/contract/answers";
import type { Endpoint, RequestOf } from "@mainstreet/contract/endpoint";
import { texts } from "@mainstreet/contract/texts";
import type { z } from "zod";
import { ApiError } from "./api-error.ts";
import { reportUnreachable } from "./reachability.ts";
import { endSession, sessionToken } from "./session.ts";

type Shapes = Endpoint["shapes"];
type Parts = { params?: unknown; query?: unknown; body?: unknown };
type Options = {
  signal?: AbortSignal;
  /** Makes a repeated creation safe: same key and body, same answer (design.md §4). */
  idempotencyKey?: string;
};
type Sending = Options & { token: string | null };

/**
 * Calls the API and gives its checked answer, waiting as long as the endpoint says. A 401 of a protected endpoint ends
 * the session; a refused login does not.
 * @throws {ApiError} whatever went wrong; only an abort by the caller's own signal is rethrown as it is.
 */
export async function send<S extends Shapes>(
  endpoint: Endpoint<S>,
  request: RequestOf<Endpoint<S>> & Parts,
  options: Options = {},
): Promise<z.output<S["answer"]>> {
  const token = endpoint.protected ? sessionToken() : null;
  const answer = await exchange(endpoint, request, { ...options, token });
  const { status, text } = answer;
  // A late 401 for an earlier session must not end the one begun since.
  if (status === 401 && token !== null && token === sessionToken()) endSession();
  if (status < 200 || status > 299) throw refusal(answer);
  if (text === "") throw new ApiError({ status, code: "EMPTY_ANSWER", message: "" });
  return checked<S["answer"]>(endpoint.shapes.answer, status, text);
}

function checked<A extends z.ZodType>(schema: A, status: number, text: string): z.output<A> {
  const answer = schema.safeParse(parseJson(text));
  if (answer.success) return answer.data;
  throw new ApiError({ status, code: "INVALID_ANSWER", message: "", cause: answer.error });
}

async function exchange(endpoint: Endpoint, request: Parts, options: Sending) {
  const timeout = AbortSignal.timeout(endpoint.timeoutMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  try {
    const response = await fetch(address(endpoint.path, request), {
      method: endpoint.method,
      headers: headers(request, options),
      body: request.body === undefined ? null : JSON.stringify(request.body),
      cache: "no-store",
      signal,
    });
    const retryAfter = response.headers.get("retry-after");
    return { status: response.status, text: await response.text(), retryAfter };
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    reportUnreachable();
    const code = timeout.aborted ? "TIMEOUT" : "NETWORK";
    throw new ApiError({ status: 0, code, message: texts.shell.network, cause });
  }
}

function headers({ body }: Parts, { token, idempotencyKey }: Sending): Record<string, string> {
  return {
    accept: "application/json",
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
  };
}

/** "/campaigns/:id" and its parameters as the address to call; values that are absent stay out of the query. */
function address(path: string, { params, query }: Parts): string {
  const values = new Map(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== "") search.set(name, String(value));
  return `/api${filled}${search.size === 0 ? "" : `?${search}`}`;
}

type Answer = { status: number; text: string; retryAfter: string | null };

function refusal({ status, text, retryAfter }: Answer): ApiError {
  const said = failure.safeParse(parseJson(text)).data;
  const retryAfterMs = Number(retryAfter) * 1_000 || undefined;
  const { code = "NO_REASON", message = "", fields } = said ?? {};
  return new ApiError({ status, code, message, fields, retryAfterMs });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
