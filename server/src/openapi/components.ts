import { FAILURE_EXAMPLES } from "./examples.ts";
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
  ETag: text(
    "The `version` of the campaign. A deployment does not change it; send it as `If-Match` with a save.",
    '"3"',
  ),
  PreferenceApplied: text(
    "`respond-async` where the response did not wait for the end (RFC 7240).",
    "respond-async",
  ),
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
/** The response headers that only some operations send. */
export const OWN_HEADERS = {
  etag: header("ETag"),
  "preference-applied": header("PreferenceApplied"),
};
export type OwnHeader = keyof typeof OWN_HEADERS;

const PARAMETERS = {
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header" as const,
    description:
      "1 to 200 printable ASCII characters, new for each intended effect. The same key with another request gets 409.",
    schema: { type: "string" as const, pattern: "^[!-~]{1,200}$" },
    example: "4f9d2c1e-create-plumber",
  },
  IfMatch: {
    name: "If-Match",
    in: "header" as const,
    description:
      "The `ETag` that was read, several of them, or `*`. Another version gets 412 and saves nothing; without the header the last save wins.",
    schema: { type: "string" as const },
    example: '"3"',
  },
  Prefer: {
    name: "Prefer",
    in: "header" as const,
    description:
      "`respond-async` (RFC 7240): the response is 202 as soon as the work is queued. Other preferences are ignored.",
    schema: { type: "string" as const },
    example: "respond-async",
  },
};
/** The parameter in a header, by its name here. */
export type HeaderParameter = keyof typeof PARAMETERS;
export const headerParameter = (name: HeaderParameter) => ({
  $ref: `#/components/parameters/${name}`,
});

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
  412: [
    "ChangedSince",
    "The campaign has another version than `If-Match` names. Nothing was saved; `campaign` has the present values.",
  ],
  413: ["TooLarge", "The body is longer than this operation takes."],
  415: ["UnsupportedMediaType", "The body is not `application/json`, or it is compressed."],
  429: ["TooManyRequests", "A limit is used up. `Retry-After` says when to try again."],
  500: ["Unexpected", "A fault of ours. Nothing was lost."],
  502: ["ProviderFailed", "The provider failed."],
  503: ["Unavailable", "The server, its database or the provider cannot take it now."],
  504: ["ProviderTimeout", "The provider did not respond in time."],
} as const;

/** A status with which an operation may fail. */
export type FailureStatus = keyof typeof FAILURES;

/** The reference to the failure in an operation's responses. */
export const failureReference = (status: FailureStatus) => ({
  $ref: `#/components/responses/${FAILURES[status][0]}`,
});

const FURTHER_HEADERS: Partial<Record<FailureStatus, Record<string, object>>> = {
  401: { "www-authenticate": header("Challenge") },
  429: { "retry-after": header("RetryAfter"), ...COUNTED_HEADERS },
  503: { "retry-after": header("RetryAfter") },
};

/** The named parts of the document, without the schemas. `session` is the name of its security scheme. */
export function components(session: string) {
  return {
    securitySchemes: { [session]: { type: "http" as const, scheme: "bearer" } },
    headers: HEADERS,
    parameters: PARAMETERS,
    responses: Object.fromEntries(
      Object.entries(FAILURES).map(([status, [name, description]]) => [
        name,
        {
          description,
          headers: { ...COMMON_HEADERS, ...furtherHeaders(status) },
          content: contentOf(FAILURE_SCHEMAS[name] ?? "Failure", FAILURE_EXAMPLES[status]),
        },
      ]),
    ),
  };
}

const furtherHeaders = (status: string) =>
  Object.entries(FURTHER_HEADERS).find(([known]) => known === status)?.[1];

/** Failures with more members than the rest. */
const FAILURE_SCHEMAS: Partial<Record<string, string>> = { ChangedSince: "CampaignChanged" };

const contentOf = (schema: string, example: unknown) => ({
  "application/json": {
    schema: { $ref: `#/components/schemas/${schema}` },
    ...(example !== undefined && { example }),
  },
});
