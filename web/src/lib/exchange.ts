import { failure } from "@mainstreet/contract/answers";
import { texts } from "@mainstreet/contract/texts";
import { ApiError } from "./api-error.ts";
import { reportUnreachable } from "./reachability.ts";
import { endSession, sessionToken, type SignOutReason } from "./session.ts";
import { storedUser } from "./stored-user.ts";
import { tokenChanged } from "./token-change.ts";

/** One request to the API. `path` lies below `/api`, its query included. */
export type Call = {
  method: string;
  path: string;
  body?: unknown;
  /** Goes out with the session's token, and a 401 ends that session; a refused login does not. */
  protected: boolean;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Makes a repeated creation safe: same key and body, same answer (docs/conventions.md). */
  idempotencyKey?: string | undefined;
  /** It replaces the session's token itself, so that its own 401 does not wait for the new one. */
  changesToken?: boolean;
  /** Beside the usual ones, or in their place. */
  headers?: Record<string, string>;
};

/**
 * Makes a call and gives what `read` finds in its answer, waiting for both as long as the call says.
 * @throws {ApiError} a refusal, with the server's text and fields, or no answer at all; only an abort by the caller's own
 * signal is rethrown as it is.
 */
export async function exchange<T>(
  call: Call,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  let token = call.protected ? sessionToken() : null;
  const user = storedUser();
  let answer = await fetchAnswer(call, { token, read });
  if (isRefusedSession(answer) && token !== null) {
    if (!call.changesToken) await tokenChanged();
    const stored = sessionToken();
    // Another tab may have replaced the token. What one user sent is never repeated as another.
    if (stored !== null && stored !== token && storedUser() === user) {
      token = stored;
      answer = await fetchAnswer(call, { token, read });
    }
  }
  if (answer.isDone) return answer.content;
  const error = refusal(answer);
  // A late 401 for an earlier session must not end the one begun since.
  if (isRefusedSession(answer) && token !== null && token === sessionToken())
    endSession(reasonOf(error.code));
  throw error;
}

function isRefusedSession(answer: Answer<unknown>): boolean {
  return !answer.isDone && answer.status === 401;
}

const ENDS = ["SESSION_EXPIRED", "SESSION_ENDED", "PASSWORD_CHANGED"] as const;

/** Whatever the API does not explain is a session that it does not know. */
function reasonOf(code: string): SignOutReason {
  return ENDS.find((end) => end === code) ?? "SESSION_REQUIRED";
}

type Refused = { status: number; text: string; retryAfter: string | null };
type Answer<T> = { isDone: true; content: T } | ({ isDone: false } & Refused);
type Reading<T> = { token: string | null; read: (response: Response) => Promise<T> };

async function fetchAnswer<T>(call: Call, { token, read }: Reading<T>): Promise<Answer<T>> {
  const timeout = AbortSignal.timeout(call.timeoutMs);
  try {
    const response = await fetch(`/api${call.path}`, {
      method: call.method,
      headers: headers(call, token),
      body: call.body === undefined ? null : JSON.stringify(call.body),
      cache: "no-store",
      signal: call.signal ? AbortSignal.any([timeout, call.signal]) : timeout,
    });
    if (response.ok) return { isDone: true, content: await read(response) };
    const retryAfter = response.headers.get("retry-after");
    return { isDone: false, status: response.status, text: await response.text(), retryAfter };
  } catch (cause) {
    if (call.signal?.aborted) throw cause;
    reportUnreachable();
    const code = timeout.aborted ? "TIMEOUT" : "NETWORK";
    throw new ApiError({ status: 0, code, message: texts.shell.network, cause });
  }
}

function headers(call: Call, token: string | null): Record<string, string> {
  const { body, idempotencyKey } = call;
  return {
    accept: "application/json",
    ...(body !== undefined && { "content-type": "application/json" }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    ...call.headers,
  };
}

function refusal({ status, text, retryAfter }: Refused): ApiError {
  const said = failure.safeParse(parseJson(text)).data;
  const retryAfterMs = Number(retryAfter) * 1_000 || undefined;
  const { code = "NO_REASON", message = "", fields } = said ?? {};
  return new ApiError({ status, code, message, fields, retryAfterMs });
}

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
