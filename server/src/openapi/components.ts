import { REPLAYED } from "../platform/http/idempotency.ts";
import { REQUEST_ID } from "../platform/http/security-headers.ts";

const text = (description: string, example: string) => ({
  description,
  schema: { type: "string" as const },
  example,
});

const HEADERS = {
  RequestId: text(
    "Names the request, also in the server's log.",
    "0199a1b2-0000-7000-8000-0000000000ff",
  ),
  RateLimitPolicy: text(
    "Limits that were counted: `q` requests in `w` seconds.",
    '"reads";q=600;w=60',
  ),
  RateLimit: text("What is left of them: `r` requests for `t` seconds.", '"reads";r=583;t=41'),
  RetryAfter: text("Seconds to wait before the request is sent again.", "12"),
  Replayed: text("`true` on the stored response of an earlier request with the same key.", "true"),
  Challenge: text("The scheme that is wanted (RFC 6750).", 'Bearer realm="Mainstreet"'),
};

const header = (name: keyof typeof HEADERS) => ({ $ref: `#/components/headers/${name}` });

/** Headers of every response. */
export const COMMON_HEADERS = { [REQUEST_ID]: header("RequestId") };
/** Headers of a response whose request is counted. */
export const COUNTED_HEADERS = {
  "ratelimit-policy": header("RateLimitPolicy"),
  ratelimit: header("RateLimit"),
};
/** Headers of a response that may be a stored one. */
export const REPLAY_HEADERS = { [REPLAYED]: header("Replayed") };
/** The parameter of operations that take an Idempotency-Key. */
export const IDEMPOTENCY_PARAMETER = { $ref: "#/components/parameters/IdempotencyKey" };

/** Every failure that the document names, by status. */
const FAILURES = {
  400: ["BadRequest", "Something in the request is wrong; `fields` says what."],
  401: ["Unauthorized", "There is no session, or it is over; or a sign-in was refused."],
  402: ["NotEnoughCredits", "The balance does not cover the cost. Nothing was made."],
  403: [
    "Forbidden",
    "Another user's id was named, or fresh proof is needed (`FRESH_PROOF_REQUIRED`: `POST /auth/fresh-proof`).",
  ],
  404: ["NotFound", "There is no such thing, or it is another user's."],
  409: ["Conflict", "The request contradicts what is there."],
  410: ["Gone", "The link has expired, was ended or is used up."],
  413: ["TooLarge", "The body is longer than this operation takes."],
  415: ["UnsupportedMediaType", "The body is not `application/json`, or it is compressed."],
  429: ["TooManyRequests", "A limit is used up. `Retry-After` says when to try again."],
  500: ["Unexpected", "A fault of ours. Nothing was lost."],
  502: ["ProviderFailed", "The provider failed."],
  503: ["Unavailable", "The server, its database or the provider cannot take it now."],
  504: ["ProviderTimeout", "The provider did not answer in time."],
} as const;

/** A status with which an operation may fail. */
export type FailureStatus = keyof typeof FAILURES;

/** What stands for the failure in an operation's responses. */
export const failureReference = (status: FailureStatus) => ({
  $ref: `#/components/responses/${FAILURES[status][0]}`,
});

const FURTHER_HEADERS: Partial<Record<FailureStatus, Record<string, object>>> = {
  401: { "www-authenticate": header("Challenge") },
  429: { "retry-after": header("RetryAfter"), ...COUNTED_HEADERS },
  503: { "retry-after": header("RetryAfter") },
};

/** The named parts of the document, but for the schemas. `session` is the name of its security scheme. */
export function components(session: string) {
  return {
    securitySchemes: { [session]: { type: "http" as const, scheme: "bearer" } },
    headers: HEADERS,
    parameters: {
      IdempotencyKey: {
        name: "Idempotency-Key",
        in: "header" as const,
        description:
          "1 to 200 printable ASCII characters, new for each intended effect. The same key with another request answers 409.",
        schema: { type: "string" as const, pattern: "^[!-~]{1,200}$" },
        example: "4f9d2c1e-create-plumber",
      },
    },
    responses: Object.fromEntries(
      Object.entries(FAILURES).map(([status, [name, description]]) => [
        name,
        {
          description,
          headers: { ...COMMON_HEADERS, ...furtherHeaders(status) },
          content: FAILURE,
        },
      ]),
    ),
  };
}

const furtherHeaders = (status: string) =>
  Object.entries(FURTHER_HEADERS).find(([known]) => known === status)?.[1];

const FAILURE = { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };
