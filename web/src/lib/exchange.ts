import { failure } from "@mainstreet/contract/responses";
import { texts } from "@mainstreet/contract/texts";
import { ApiError } from "./api-error.ts";
import { reportUnreachable } from "./reachability.ts";
import { clearSession, sessionToken, type SignOutReason } from "./session.ts";
import { storedUser } from "./stored-user.ts";
import { tokenChanged } from "./token-change.ts";

/** One request to the API. `path` is below `/api` and includes the query. */
export type Call = {
  method: string;
  path: string;
  body?: unknown;
  /** Sent unchanged, in place of a JSON body. */
  file?: Blob;
  /** Sent with the session's token, and a 401 ends that session; a refused login does not end one. */
  protected: boolean;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Makes a repeated creation safe: the same key and body get the same response (docs/conventions.md). */
  idempotencyKey?: string | undefined;
  /** The call replaces the session's token, so a 401 for it does not wait for a new token. */
  changesToken?: boolean;
  /** Added to the default headers, or replacing them. */
  headers?: Record<string, string>;
};

/**
 * Makes a call and returns what `read` makes of the response; `timeoutMs` covers both.
 * @throws {ApiError} for a refusal, with the server's text and fields, or for a missing response; an abort by the caller's
 * own signal is rethrown unchanged.
 */
export async function exchange<T>(
  call: Call,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  let token = call.protected ? sessionToken() : null;
  const user = storedUser();
  let result = await fetchOnce(call, { token, read });
  if (isRefusedSession(result) && token !== null) {
    if (!call.changesToken) await tokenChanged();
    const stored = sessionToken();
    // Another tab may have replaced the token. A request of one user is never sent again as another user.
    if (stored !== null && stored !== token && storedUser() === user) {
      token = stored;
      result = await fetchOnce(call, { token, read });
    }
  }
  if (result.isOk) return result.content;
  const error = refusal(result);
  // A late 401 for an earlier session must not end the session that has started since.
  if (isRefusedSession(result) && token !== null && token === sessionToken())
    clearSession(reasonOf(error.code));
  throw error;
}

function isRefusedSession(result: CallResult<unknown>): boolean {
  return !result.isOk && result.status === 401;
}

const ENDS = ["SESSION_EXPIRED", "SESSION_ENDED", "PASSWORD_CHANGED"] as const;

/** The reason why the session ended; a 401 without a known code means that the API does not know the session. */
function reasonOf(code: string): SignOutReason {
  return ENDS.find((end) => end === code) ?? "SESSION_REQUIRED";
}

type Refused = { status: number; text: string; retryAfter: string | null };
type CallResult<T> = { isOk: true; content: T } | ({ isOk: false } & Refused);
type Attempt<T> = { token: string | null; read: (response: Response) => Promise<T> };

async function fetchOnce<T>(call: Call, { token, read }: Attempt<T>): Promise<CallResult<T>> {
  const timeout = AbortSignal.timeout(call.timeoutMs);
  try {
    const response = await fetch(`/api${call.path}`, {
      method: call.method,
      headers: headers(call, token),
      body: call.file ?? (call.body === undefined ? null : JSON.stringify(call.body)),
      cache: "no-store",
      signal: call.signal ? AbortSignal.any([timeout, call.signal]) : timeout,
    });
    if (response.ok) return { isOk: true, content: await read(response) };
    const retryAfter = response.headers.get("retry-after");
    return { isOk: false, status: response.status, text: await response.text(), retryAfter };
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    reportUnreachable();
    const code = timeout.aborted ? "TIMEOUT" : "NETWORK";
    throw new ApiError({ status: 0, code, message: texts.shell.network, cause });
  }
}

function headers(call: Call, token: string | null): Record<string, string> {
  const { body, file, idempotencyKey } = call;
  return {
    accept: "application/json",
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(file !== undefined && { "content-type": "application/octet-stream" }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    ...call.headers,
  };
}

function refusal({ status, text, retryAfter }: Refused): ApiError {
  const body = parseJson(text);
  const retryAfterMs = Number(retryAfter) * 1_000 || undefined;
  const { code = "NO_REASON", message = "", fields } = failure.safeParse(body).data ?? {};
  return new ApiError({ status, code, message, fields, retryAfterMs, body });
}

/** Undefined when `text` is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
