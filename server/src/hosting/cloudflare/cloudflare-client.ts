import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import type { Permission } from "@mainstreet/contract/hosts/cloudflare/permissions";
import { z } from "zod";
import {
  backoffMs,
  DEFAULT_TIMEOUT_MS,
  MAX_TRIES_ON_TIMEOUT,
  sleep,
} from "../../platform/http-client/backoff.ts";
import {
  type ConnectionFault,
  type ProviderRequest,
  type ProviderResponse,
  sendRequest,
  USER_AGENT,
} from "../../platform/http-client/send-request.ts";
import { withCallTrace } from "../../platform/http-client/trace-call.ts";
import { cloudflareError, errorFromFault, errorFromResponse } from "./cloudflare-error.ts";

/** Bytes with a content type of their own. */
export type Encoded = { contentType: string; bytes: Buffer };

/**
 * `path` is relative to the API's base, encoded, with its query. `operation` is the call's name in the documents, `permission` the one that
 * it needs. `expected`: codes that are no failure.
 */
export type CloudflareCall = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  operation: string;
  permission: Permission;
  body?: object | Encoded;
  expected?: readonly number[];
};

/** The result of a call, or the expected code that it was refused with. */
export type CloudflareResult<T> = { code: 0; result: T } | { code: number; result: undefined };

export type CloudflareClient = {
  /** The result, read by `schema`. Throws ProviderError. */
  read<Schema extends z.ZodType>(call: CloudflareCall, schema: Schema): Promise<z.output<Schema>>;
  /** Like `read`, but a refusal with an expected code is a result too. */
  tryRead<Schema extends z.ZodType>(
    call: CloudflareCall,
    schema: Schema,
  ): Promise<CloudflareResult<z.output<Schema>>>;
};

export type CloudflareAccess = { apiUrl: string; token: string; silenceMs?: number | undefined };

const TRIES = 4;
const HEADER_SAFE = /^[\x21-\x7e]+$/;

const envelope = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number() })).nullish(),
  result: z.unknown(),
});

/**
 * A POST is repeated only when it was never sent: Cloudflare has no idempotency key. A rate limit lasts minutes, so the queue waits for it,
 * not this client.
 */
function pauseBeforeRetry(
  outcome: ProviderResponse | ConnectionFault,
  { method }: Pick<CloudflareCall, "method">,
  n: number,
) {
  const isFault = "fault" in outcome;
  if (n >= (isFault && outcome.fault === "timeout" ? MAX_TRIES_ON_TIMEOUT : TRIES))
    return undefined;
  if (isFault) return method !== "POST" || outcome.fault === "refused";
  return outcome.status >= 500 && method !== "POST";
}

async function send(request: ProviderRequest, call: CloudflareCall): Promise<ProviderResponse> {
  for (let n = 1; ; n += 1) {
    const trace = { provider: "cloudflare" as const, operation: call.operation, attempt: n };
    const outcome = await withCallTrace(trace, () => sendRequest(request));
    if (pauseBeforeRetry(outcome, call, n)) await sleep(backoffMs(n, request.timeoutMs));
    else if ("fault" in outcome) throw errorFromFault(outcome, call.operation);
    else return outcome;
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

function encode(body: CloudflareCall["body"]): Encoded | undefined {
  if (body === undefined) return undefined;
  if ("bytes" in body) return body;
  return { contentType: "application/json", bytes: Buffer.from(JSON.stringify(body)) };
}

/** Builds the request of a call. Throws ProviderError for a token that no header can contain. */
function requestOf(
  { apiUrl, token, silenceMs }: CloudflareAccess,
  call: CloudflareCall,
): ProviderRequest {
  if (!HEADER_SAFE.test(token))
    throw cloudflareError("credential", cloudflareTexts.errors.credential);
  const origin = new URL(apiUrl);
  const encoded = encode(call.body);
  return {
    origin,
    method: call.method,
    path: origin.pathname.replace(/\/$/, "") + call.path,
    headers: {
      authorization: `Bearer ${token}`,
      "user-agent": USER_AGENT,
      ...(encoded && { "content-type": encoded.contentType }),
    },
    body: encoded?.bytes,
    timeoutMs: silenceMs ?? DEFAULT_TIMEOUT_MS,
  };
}

/** A client of Cloudflare's REST API for one token. */
export function createCloudflareClient(access: CloudflareAccess): CloudflareClient {
  async function tryRead<Schema extends z.ZodType>(
    call: CloudflareCall,
    schema: Schema,
  ): Promise<CloudflareResult<z.output<Schema>>> {
    const response = await send(requestOf(access, call), call);
    const answer = envelope.safeParse(parse(response.body)).data;
    const code = answer?.errors?.[0]?.code ?? 0;
    if (call.expected?.includes(code)) return { code, result: undefined };
    if (response.status < 200 || response.status > 299 || !answer?.success)
      throw errorFromResponse({ ...call, response, code, call: call.operation });
    const result = schema.safeParse(answer.result);
    if (result.success) return { code: 0, result: result.data };
    const cause = new Error(`${call.operation} responded with an unknown shape`);
    throw cloudflareError("unavailable", cloudflareTexts.errors.unavailable, { cause });
  }

  return {
    tryRead,
    async read(call, schema) {
      const { result } = await tryRead({ ...call, expected: [] }, schema);
      return schema.parse(result);
    },
  };
}
