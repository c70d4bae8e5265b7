import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { type Permission, PERMISSIONS } from "@mainstreet/contract/hosts/cloudflare/permissions";
import { hash } from "node:crypto";
import {
  backoffMs,
  DEFAULT_TIMEOUT_MS,
  MAX_TRIES_ON_TIMEOUT,
  sleep,
} from "../../platform/http-client/backoff.ts";
import { createKeyedLimit } from "../../platform/http-client/concurrency.ts";
import {
  type ConnectionFault,
  type ProviderResponse,
  sendRequest,
} from "../../platform/http-client/send-request.ts";
import { withCallTrace } from "../../platform/http-client/trace-call.ts";
import type { ProviderError } from "../../provider-error.ts";
import { createSigner, encodeKey } from "../sign.ts";
import { cloudflareError, errorFromFault } from "./cloudflare-error.ts";

export type R2Place = {
  accountId: string;
  bucket: string;
  tokenId: string;
  token: string;
  /** The address to connect to instead of R2's own host, whose name is sent all the same. */
  endpoint?: URL | undefined;
  silenceMs?: number | undefined;
  /** When the token was stored: its key may be refused for a minute after that (docs/hosts.md §1.2). */
  storedAt: Date;
};

/** `key` '' is the bucket itself, `query` as sent. */
export type R2Request = {
  method: "GET" | "PUT" | "HEAD" | "DELETE";
  key: string;
  query?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Awaited before each attempt. An error that it throws ends the request. */
  beforeTry?: () => Promise<void>;
};

export type R2Connection = {
  /** The response, if it is a success, a 404 for a key, or a 412. Throws ProviderError for all others. */
  send: (request: R2Request) => Promise<ProviderResponse>;
};

const TRIES = 5;
const NEW_KEY_MS = 60_000;
/** A key of a bucket accepts one write a second. */
const WRITE_PAUSE_MS = 1_000;
const perCredential = createKeyedLimit(32);
const permission: Permission = "r2";
const { errors, tokens } = cloudflareTexts;

const NAMES = { GET: "GetObject", PUT: "PutObject", HEAD: "HeadObject", DELETE: "DeleteObject" };

const codeOf = ({ body }: ProviderResponse) =>
  /<Code>([^<]*)<\/Code>/.exec(body.toString("utf8"))?.[1] ?? "";

function errorFrom(response: ProviderResponse, isNewKey: boolean): ProviderError {
  const { status } = response;
  const cause = new Error(`R2 responded with ${status} ${codeOf(response)}`);
  if (status === 404) return cloudflareError("missing-target", errors.bucketGone, { cause });
  if (status === 429) {
    const retryAt = new Date(Date.now() + WRITE_PAUSE_MS);
    return cloudflareError("rate-limited", errors.rateLimited, { retryAt, cause });
  }
  if (isNewKey || status >= 500 || status < 400)
    return cloudflareError("unavailable", errors.unavailable, { cause });
  if (status === 401 || codeOf(response) === "SignatureDoesNotMatch")
    return cloudflareError("credential", errors.credential, { cause });
  if (status === 403)
    return cloudflareError("forbidden", tokens.missingPermission(PERMISSIONS[permission]), {
      cause,
    });
  return cloudflareError("rejected", errors.refused(`${status} ${codeOf(response)}`), { cause });
}

/** R2 returns the ETag of what it stores and reads, and complete lists. Any other response is from a proxy in between. */
function isOwnSuccess({ method, key }: R2Request, { status, headers, body }: ProviderResponse) {
  if (method === "DELETE") return status === 204;
  if (key !== "") return status === 200 && headers.etag !== undefined;
  return status === 200 && /<ListBucketResult\b[\s\S]*<\/ListBucketResult>/.test(body.toString());
}

/** A missing key is no failure, a missing bucket is one. The response to a HEAD has no body, so no code. */
function isExpected(request: R2Request, response: ProviderResponse): boolean {
  const { method } = request;
  const { status } = response;
  if (status === 404) return method === "HEAD" || codeOf(response) === "NoSuchKey";
  return status === 412 || isOwnSuccess(request, response);
}

/** Sends signed requests, once each. */
function openSender({ accountId, bucket, tokenId, token, endpoint, silenceMs }: R2Place) {
  const host = `${accountId}.r2.cloudflarestorage.com`;
  const origin = endpoint ?? new URL(`https://${host}`);
  const keys = { accessKey: tokenId, secretKey: hash("sha256", token) };
  const sign = createSigner(keys, { region: "auto", service: "s3" });
  return ({ method, key, query = "", headers, body }: R2Request) => {
    const path = key === "" ? `/${bucket}` : `/${bucket}/${encodeKey(key)}`;
    const payloadHash = hash("sha256", body ?? "");
    const named = { ...headers, host };
    const signed = sign({ method, path, query, headers: named, payloadHash, at: new Date() });
    const target = query === "" ? path : `${path}?${query}`;
    const timeoutMs = silenceMs ?? DEFAULT_TIMEOUT_MS;
    return sendRequest({ origin, method, path: target, headers: signed, body, timeoutMs });
  };
}

/** A signed connection to one bucket of R2. The key is derived from the token: no other secret is stored. */
export function openR2(place: R2Place): R2Connection {
  const attempt = openSender(place);

  async function send(request: R2Request): Promise<ProviderResponse> {
    const operation = request.key === "" ? "ListObjectsV2" : NAMES[request.method];
    for (let n = 1; ; n += 1) {
      await request.beforeTry?.();
      const trace = { provider: "cloudflare" as const, operation, attempt: n };
      const outcome = await withCallTrace(trace, () => attempt(request));
      const isNewKey = isRefusedKey(outcome) && Date.now() - place.storedAt.getTime() < NEW_KEY_MS;
      if (n < triesOf(outcome) && (isNewKey || isPassing(outcome))) {
        await sleep(Math.max(backoffMs(n, place.silenceMs), pauseOf(outcome)));
      } else if ("fault" in outcome) throw errorFromFault(outcome, operation);
      else if (isExpected(request, outcome)) return outcome;
      else throw errorFrom(outcome, isNewKey);
    }
  }

  return { send: (request) => perCredential(place.tokenId, () => send(request)) };
}

const triesOf = (outcome: ProviderResponse | ConnectionFault) =>
  "fault" in outcome && outcome.fault === "timeout" ? MAX_TRIES_ON_TIMEOUT : TRIES;

const isRefusedKey = (outcome: ProviderResponse | ConnectionFault) =>
  "status" in outcome && (outcome.status === 401 || outcome.status === 403);

const isPassing = (outcome: ProviderResponse | ConnectionFault) =>
  "fault" in outcome || outcome.status >= 500 || outcome.status === 429;

/** After a second a key accepts the next write. */
const pauseOf = (outcome: ProviderResponse | ConnectionFault) =>
  "status" in outcome && outcome.status === 429 ? WRITE_PAUSE_MS : 0;
