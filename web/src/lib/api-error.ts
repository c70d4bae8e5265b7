/**
 * A failed API call. `code` is the server's, or one of ours: NETWORK, TIMEOUT, EMPTY_RESPONSE, INVALID_RESPONSE, NO_REASON.
 * `message` is the user's text, or empty (see `messageOf`); `status` is 0 without a response; `fields` maps dotted paths to
 * the user's text; `retryAfterMs` is the server's Retry-After; `body` is the whole response, for members that only some
 * failures have.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterMs: number | undefined;
  readonly body: unknown;

  constructor(failure: {
    status: number;
    code: string;
    message: string;
    fields?: Record<string, string> | undefined;
    retryAfterMs?: number | undefined;
    body?: unknown;
    cause?: unknown;
  }) {
    super(failure.message, { cause: failure.cause });
    this.status = failure.status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.retryAfterMs = failure.retryAfterMs;
    this.body = failure.body;
  }
}

/**
 * The text for a failure that has no text of its own. For some calls spec §8 has a second, short text: for a success whose
 * response cannot be read.
 */
export type Fallback = string | { refused: string; unreadable: string };

/** What to show the user: the failure's own text, or `fallback` from the spec's catalogue. */
export function messageOf(error: unknown, fallback: Fallback): string {
  if (error instanceof ApiError && error.message !== "") return error.message;
  if (typeof fallback === "string") return fallback;
  return isUnreadable(error) ? fallback.unreadable : fallback.refused;
}

const isUnreadable = (error: unknown): boolean =>
  error instanceof ApiError && ["EMPTY_RESPONSE", "INVALID_RESPONSE"].includes(error.code);
