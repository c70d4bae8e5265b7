import type { Provider, ProviderCall } from "./calls.ts";

/** What a fault puts into a response. No user may ever read it. */
export const RAW_TEXT = "RAW-WORDS-OF-A-PROVIDER";

/** A response in place of the provider's own. */
export type Canned = { status: number; headers?: Record<string, string>; body: string };

/**
 * How a fault treats a request. refused, unknown-host, untrusted: there is no connection · canned: a response in the provider's
 * place, nothing happens · silent-before, silent-after: no response, and nothing happened, or it did · cut: it happened and the
 * connection breaks in the middle of the response · drip: it happened and the response comes byte by byte · half: it happened
 * and half of the response is there · shorter: a list lacks its end · twice: it happens twice.
 */
export type Trouble =
  | { kind: "refused" | "unknown-host" | "untrusted" }
  | { kind: "canned"; response: Canned }
  | { kind: "silent-before" | "silent-after" | "cut" | "drip" | "half" | "shorter" | "twice" };

/** `passes`: the provider itself asks for a retry, so that the fault ends by itself and nobody has to do anything. */
export type ProviderFault = {
  trouble(provider: Provider, seed: number): Trouble;
  fits?(call: ProviderCall): boolean;
  passes?: boolean;
};

const plain = (kind: Exclude<Trouble["kind"], "canned">): ProviderFault => ({
  trouble: () => ({ kind }),
});

const canned = (response: (provider: Provider, seed: number) => Canned): ProviderFault => ({
  trouble: (provider, seed) => ({ kind: "canned", response: response(provider, seed) }),
});

/** CloudFront's codes for errors that have another code in S3. */
const CLOUDFRONT_CODES: Readonly<Record<string, string>> = {
  SlowDown: "Throttling",
  RequestTimeTooSkewed: "SignatureDoesNotMatch",
  InvalidAccessKeyId: "InvalidClientTokenId",
};

/** An error body in the provider's own format. */
function errorBody(provider: Provider, code: string): string {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${RAW_TEXT}</Message></Error>`;
  if (provider === "aws") return xml;
  if (provider === "cloudfront")
    return `<ErrorResponse><Error><Code>${CLOUDFRONT_CODES[code] ?? code}</Code><Message>${RAW_TEXT}</Message></Error></ErrorResponse>`;
  if (provider === "cloudflare")
    return JSON.stringify({ success: false, errors: [{ code: 7, message: RAW_TEXT }] });
  return JSON.stringify({ code, message: RAW_TEXT, type: "api_error" });
}

const tooMany = (headers: () => Record<string, string>): ProviderFault => ({
  ...canned((provider) => ({
    status: provider === "aws" ? 503 : 429,
    headers: headers(),
    body: errorBody(provider, "SlowDown"),
  })),
  passes: true,
});

const HTML = `<!doctype html><html><title>${RAW_TEXT}</title><p>Please log in to this network.</p></html>`;

const CREDITS_EXCEEDED =
  "Account credit usage exceeded - new deploys are blocked until credits are added";
/** The calls that Netlify refuses to a team without credits. */
const DEPLOY_CALLS = ["POST /sites", "POST /sites/1/deploys?title=1"];

/** The faults of the matrix. S3 has 503 SlowDown in place of 429. */
export const FAULTS = {
  "connection refused": plain("refused"),
  "unknown host": plain("unknown-host"),
  "TLS fails": plain("untrusted"),
  "silent, no effect": plain("silent-before"),
  "silent, effect": plain("silent-after"),
  "429 Retry-After": tooMany(() => ({ "retry-after": "1" })),
  "429 X-RateLimit-Reset": tooMany(() => ({
    "x-ratelimit-limit": "500",
    "x-ratelimit-remaining": "0",
    "x-ratelimit-reset": String(Math.ceil(Date.now() / 1_000) + 1),
  })),
  "429 bare": tooMany(() => ({})),
  "5xx": canned((provider, seed) => ({
    status: [500, 502, 503][seed % 3] ?? 500,
    body: seed % 2 === 0 ? HTML : errorBody(provider, "InternalError"),
  })),
  "cut in the answer": plain("cut"),
  "slow drip": plain("drip"),
  "200 with HTML": canned(() => ({
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8" },
    body: HTML,
  })),
  "truncated body": { ...plain("half"), fits: ({ answers }) => answers !== "nothing" },
  "partial list": { ...plain("shorter"), fits: ({ answers }) => answers === "list" },
  "effect twice": plain("twice"),
  "403 clock skew": canned((provider) => ({
    status: 403,
    body: errorBody(provider, "RequestTimeTooSkewed"),
  })),
  "403 credits used up": {
    ...canned(() => ({ status: 403, body: JSON.stringify({ error: CREDITS_EXCEEDED }) })),
    fits: ({ provider, line }) =>
      provider === "netlify" && DEPLOY_CALLS.some((deployCall) => line.test(deployCall)),
  },
  "token revoked": canned((provider) => ({
    status: provider === "aws" || provider === "cloudfront" ? 403 : 401,
    body: errorBody(provider, "InvalidAccessKeyId"),
  })),
} satisfies Record<string, ProviderFault>;

export type FaultName = keyof typeof FAULTS;

/** Whether the fault is one of the connection: the provider never receives a request then. */
export function isOfConnection({ kind }: Trouble): boolean {
  return kind === "refused" || kind === "unknown-host" || kind === "untrusted";
}
