// Not the global timers: tests that skip pauses must not change time limits.
import { clearTimeout, setTimeout } from "node:timers";
import type * as AwsSdk from "@aws-sdk/client-s3";
import { DEFAULT_TIMEOUT_MS } from "../../platform/http-client/backoff.ts";
import { ProviderError } from "../../provider-error.ts";
import { traceCall } from "../../platform/http-client/trace-call.ts";
import { type S3Action, s3Error } from "./s3-error.ts";
import type { AwsKeys } from "../sign.ts";

/**
 * `endpoint` replaces AWS's own hosts and means path style. `stsUrl`: where the account's id is requested. `accountId`: that id; only its
 * own buckets are administered. `silenceMs`: how long S3 may be silent, at most.
 */
export type AwsAccount = AwsKeys & {
  endpoint?: string | undefined;
  stsUrl?: string | undefined;
  accountId?: string | undefined;
  silenceMs?: number | undefined;
};

/** The action and its bucket ('' = the account), which choose the text of a refusal; and the time limits. */
export type AdminTask = {
  action: S3Action;
  bucket: string;
  region: string;
  timeoutMs?: number;
  /** Limit for the whole action, in ms. */
  wholeMs?: number;
  tries?: number;
};

export type Sdk = typeof AwsSdk;

/** S3's error code and status in an error that the SDK threw; `tries`: an earlier attempt may have had its effect. */
export function readSdkError(error: unknown): { code: string; status?: number; tries: number } {
  if (!(error instanceof Error)) return { code: "unknown", tries: 1 };
  const metadata =
    "$metadata" in error && typeof error.$metadata === "object" ? error.$metadata : null;
  const { httpStatusCode, attempts } = { httpStatusCode: 0, attempts: 1, ...metadata };
  const code = error.name === "Error" && "code" in error ? String(error.code) : error.name;
  return { code, tries: attempts, ...(httpStatusCode && { status: httpStatusCode }) };
}

/**
 * Runs bucket administration with the AWS SDK, which is loaded on first use: it is heavy, and objects never need it. An error of the SDK
 * becomes a ProviderError without any part of the original, since SDK errors contain the request. The whole action takes no longer than
 * four times the time that S3 may be silent.
 */
export async function administer<T>(
  account: AwsAccount,
  { action, bucket, region, timeoutMs, wholeMs, tries = 5 }: AdminTask,
  work: (client: AwsSdk.S3Client, sdk: Sdk) => Promise<T>,
): Promise<T> {
  const sdk = await import("@aws-sdk/client-s3");
  const { silenceMs = DEFAULT_TIMEOUT_MS } = account;
  const limitMs = Math.min(timeoutMs ?? silenceMs, silenceMs);
  const client = openClient(sdk, account, { region, tries, limitMs });
  const outOfTime = refuseLate(client, wholeMs ?? 4 * limitMs);
  try {
    return await Promise.race([outOfTime.promise, work(client, sdk)]);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw s3Error({ action, bucket, ...readSdkError(error) });
  } finally {
    outOfTime.end();
    client.destroy();
  }
}

type Patience = { region: string; tries: number; limitMs: number };

function openClient(
  sdk: Sdk,
  { accessKey, secretKey, endpoint, stsUrl, accountId }: AwsAccount,
  { region, tries, limitMs }: Patience,
): AwsSdk.S3Client {
  // Stores of other makers have no STS of AWS.
  const isAws = endpoint === undefined || stsUrl !== undefined;
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: tries,
    followRegionRedirects: true,
    requestHandler: {
      connectionTimeout: Math.min(limitMs, 5_000),
      requestTimeout: limitMs,
      throwOnRequestTimeout: true,
      httpsAgent: { maxSockets: 16 },
    },
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  if (accountId !== undefined) expectOwner(client, accountId);
  if (isAws) readForeignAsDenied(client);
  refuseForeign(client);
  tellEach(client);
  return client;
}

/** Every command that names a bucket, except the one that creates it, names the owner that the bucket must have. */
function expectOwner({ middlewareStack }: AwsSdk.S3Client, accountId: string): void {
  middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        const { input } = args;
        const isExpected = "Bucket" in input && commandName !== "CreateBucketCommand";
        return next(
          isExpected ? { ...args, input: { ...input, ExpectedBucketOwner: accountId } } : args,
        );
      },
    { step: "initialize", priority: "high" },
  );
}

/**
 * AWS responds with MethodNotAllowed to a request for a bucket's policy from outside its owner's account. At stores of other makers the
 * same code means a setting that they do not have, which is no failure (`unless`).
 */
function readForeignAsDenied({ middlewareStack }: AwsSdk.S3Client): void {
  middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        const { code } = readSdkError(error);
        if (code === "MethodNotAllowed" && error instanceof Error) error.name = "AccessDenied";
        throw error;
      }
    },
    { step: "initialize", priority: "high" },
  );
}

/** Traces each attempt separately. An attempt that throws here got no response. */
function tellEach({ middlewareStack }: AwsSdk.S3Client): void {
  middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        const operation = commandName.replace(/Command$/, "");
        const call = { provider: "aws", operation, attempt: triesIn(args.request) } as const;
        const begun = performance.now();
        try {
          const result = await next(args);
          traceCall(call, { status: statusIn(result.response) }, performance.now() - begun);
          return result;
        } catch (error) {
          const { code } = readSdkError(error);
          const fault = code === "TimeoutError" ? "timeout" : "dropped";
          traceCall(call, { fault }, performance.now() - begun);
          throw error;
        }
      },
    { step: "deserialize", priority: "low" },
  );
}

/** The SDK numbers its attempts in a header: `attempt=2; max=5`. */
function triesIn(request: unknown): number {
  const { headers } = { headers: {}, ...(typeof request === "object" ? request : {}) };
  const [, value = ""] =
    Object.entries(headers).find(([name]) => name.toLowerCase() === "amz-sdk-request") ?? [];
  return Number(/attempt=(\d+)/.exec(String(value))?.[1] ?? 1);
}

function statusIn(response: unknown): number {
  const { statusCode } = { statusCode: 0, ...(typeof response === "object" ? response : {}) };
  return statusCode;
}

/** S3 responds in XML or with an empty body: a success in HTML is from a proxy in between, and nothing has happened. */
function refuseForeign({ middlewareStack }: AwsSdk.S3Client): void {
  middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      if (isHtml(result.response)) throw named("ForeignResponse");
      return result;
    },
    { step: "deserialize", priority: "low" },
  );
}

function isHtml(response: unknown): boolean {
  const { headers } = { headers: {}, ...(typeof response === "object" ? response : {}) };
  return Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === "content-type" && /^text\/html\b/.test(String(value)),
  );
}

function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}

/** After `limitMs` the promise rejects, and the client sends no more requests. */
function refuseLate({ middlewareStack }: AwsSdk.S3Client, limitMs: number) {
  const { promise, reject } = Promise.withResolvers<never>();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reject(named("TimeoutError"));
  }, limitMs);
  middlewareStack.add((next) => (args) => (isLate ? promise : next(args)), {
    step: "finalizeRequest",
    priority: "low",
  });
  return { promise, end: () => clearTimeout(timer) };
}
