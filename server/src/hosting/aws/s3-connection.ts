import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import {
  backoffMs,
  MAX_PAUSE_MS,
  sleep,
  MAX_TRIES_ON_TIMEOUT,
  DEFAULT_TIMEOUT_MS,
} from "../../platform/http-client/backoff.ts";
import { createKeyedLimit } from "../../platform/http-client/concurrency.ts";
import {
  type ProviderResponse,
  type ConnectionFault,
  sendRequest,
} from "../../platform/http-client/send-request.ts";
import { ProviderError } from "../../provider-error.ts";
import { retryTimeOf } from "../rate-watch.ts";
import { withCallTrace } from "../../platform/http-client/trace-call.ts";
import { checkBucketName } from "./bucket-name.ts";
import { s3Error } from "./s3-error.ts";
import { type AwsKeys, createSigner, encodeKey } from "../sign.ts";
import { isS3Region, type S3Region } from "./website-url.ts";

/** `endpoint` replaces AWS's own hosts and means path style. */
export type S3Place = AwsKeys & {
  bucket: string;
  region: S3Region;
  endpoint?: string | undefined;
  /** The account that must own the bucket: its 12 digits, if they are known. S3 refuses a bucket of anyone else. */
  accountId?: string | undefined;
  /** How long S3 may be silent. */
  silenceMs?: number | undefined;
};

/** `key` '' is the bucket itself. `payloadHash`: SHA-256 of `body` in hex. */
export type S3Request = {
  method: "GET" | "PUT" | "HEAD" | "POST";
  key: string;
  query?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  payloadHash: string;
  /** Awaited before each attempt, once the request has its slot. An error that it throws ends the request. */
  beforeTry?: () => Promise<void>;
};

export type S3Connection = {
  bucket: string;
  /** The region in which the bucket was found. */
  region: () => S3Region;
  /** Sets the region that is known: requests are sent there from now on. */
  moveTo: (region: S3Region) => void;
  /** The final response, whatever its status. Throws ProviderError when there is none. */
  send: (request: S3Request) => Promise<ProviderResponse>;
};

export const EMPTY_HASH = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

const TRIES = 5;
const perCredential = createKeyedLimit(32);

const triesOf = (outcome: ProviderResponse | ConnectionFault) =>
  "fault" in outcome && outcome.fault === "timeout" ? MAX_TRIES_ON_TIMEOUT : TRIES;

const isPassing = (outcome: ProviderResponse | ConnectionFault) =>
  "fault" in outcome || outcome.status >= 500 || errorCode(outcome) === "RequestTimeout";

/** Pause before attempt `n + 1`, or undefined for no more attempts: when a store names a time, the pause is not shorter. */
function pauseBeforeRetry(
  outcome: ProviderResponse | ConnectionFault,
  n: number,
  silenceMs: number,
) {
  if (!isPassing(outcome) || n >= triesOf(outcome)) return undefined;
  const retryAt = "headers" in outcome ? retryTimeOf(outcome.headers) : undefined;
  const wait = retryAt === undefined ? 0 : retryAt.getTime() - Date.now();
  return wait > MAX_PAUSE_MS ? undefined : Math.max(wait, backoffMs(n, silenceMs));
}

/** The text of an element in one of S3's flat error bodies; '' when it is missing. */
export function xmlText(body: Buffer, element: string): string {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(body.toString("utf8"))?.[1] ?? "";
}

/** S3's error code of a failed response; the response to a HEAD has no body and so no code. */
export function errorCode(response: ProviderResponse): string {
  return response.status < 400 ? "" : xmlText(response.body, "Code");
}

/** Virtual hosts as AWS requires them; names with dots do not match its certificates and use path style (docs/providers.md §2.2). */
function addressOf({ bucket, endpoint }: S3Place, region: S3Region) {
  if (endpoint) return { origin: new URL(endpoint), root: `/${bucket}/` };
  if (bucket.includes("."))
    return { origin: new URL(`https://s3.${region}.amazonaws.com`), root: `/${bucket}/` };
  return { origin: new URL(`https://${bucket}.s3.${region}.amazonaws.com`), root: "/" };
}

/** The region of the bucket, when S3 refuses a request because it was sent to another region (docs/providers.md §2.8). */
function redirectedRegion(response: ProviderResponse): string | undefined {
  const isRedirect = response.status === 301 || response.status === 307;
  const isMalformed = response.status === 400;
  if (!isRedirect && !isMalformed) return undefined;
  const header = response.headers["x-amz-bucket-region"];
  return (
    (typeof header === "string" ? header : "") || xmlText(response.body, "Region") || undefined
  );
}

function faultError(bucket: string, { fault, detail }: ConnectionFault): ProviderError {
  return s3Error({ action: "write", bucket, code: fault === "timeout" ? "TimeoutError" : detail });
}

type Home = ReturnType<typeof addressOf> & {
  silenceMs: number;
  owner: Record<string, string>;
  region: S3Region;
  sign: ReturnType<typeof createSigner>;
};

function openHome(place: S3Place, region: S3Region): Home {
  const { silenceMs = DEFAULT_TIMEOUT_MS, accountId } = place;
  const sign = createSigner(place, { region, service: "s3" });
  const owner = accountId === undefined ? {} : { "x-amz-expected-bucket-owner": accountId };
  return { ...addressOf(place, region), silenceMs, owner, region, sign };
}

/** The operation's name in S3's documents. */
function callOf({ method, key }: S3Request) {
  const names = { GET: "GetObject", PUT: "PutObject", HEAD: "HeadObject", POST: "DeleteObjects" };
  const operation = method === "HEAD" && key === "" ? "HeadBucket" : names[method];
  return { provider: "aws", operation } as const;
}

function attempt({ origin, root, owner, sign, silenceMs }: Home, request: S3Request) {
  const { method, key, query = "", body, payloadHash } = request;
  const path = root + encodeKey(key);
  const headers = sign({
    method,
    path,
    query,
    headers: { ...request.headers, ...owner, host: origin.host },
    payloadHash,
    at: new Date(),
  });
  const target = query ? `${path}?${query}` : path;
  return sendRequest({ origin, method, path: target, headers, body, timeoutMs: silenceMs });
}

/**
 * A signed connection to one bucket: keep-alive, with retries (every request here may be repeated), moved once when the bucket is found in
 * another region, 32 requests at a time per credential. Throws ProviderError.
 */
export function openConnection(place: S3Place): S3Connection {
  const { bucket } = place;
  checkBucketName(bucket);
  let home = openHome(place, place.region);

  function moveTo(region: S3Region): void {
    if (region !== home.region) home = openHome(place, region);
  }

  function moveHome(response: ProviderResponse, from: S3Region): boolean {
    const region = redirectedRegion(response);
    if (region === undefined || region === from) return false;
    if (!isS3Region(region)) {
      const message = awsTexts.errors.bucketElsewhere(bucket, region);
      throw new ProviderError({ provider: "aws", kind: "rejected", message });
    }
    moveTo(region);
    return true;
  }

  async function send(request: S3Request): Promise<ProviderResponse> {
    let hasMoved = false;
    for (let n = 1; ; n += 1) {
      const used = home;
      await request.beforeTry?.();
      const outcome = await withCallTrace({ ...callOf(request), attempt: n }, () =>
        attempt(used, request),
      );
      const pause = pauseBeforeRetry(outcome, n, used.silenceMs);
      if (pause !== undefined) await sleep(pause);
      else if ("fault" in outcome) throw faultError(bucket, outcome);
      else if (hasMoved || !moveHome(outcome, used.region)) return outcome;
      else hasMoved = true;
    }
  }

  return {
    bucket,
    region: () => home.region,
    moveTo,
    send: (request) => perCredential(place.accessKey, () => send(request)),
  };
}
