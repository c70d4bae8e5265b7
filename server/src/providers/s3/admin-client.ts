import type * as AwsSdk from "@aws-sdk/client-s3";
import { ProviderError } from "../provider-error.ts";
import { type S3Action, s3Error } from "./s3-error.ts";
import type { AwsKeys } from "./sign.ts";

/** `endpoint` replaces AWS's own hosts and means path style. */
export type AwsAccount = AwsKeys & { endpoint?: string | undefined };

/** What is asked of which bucket ('' = the account), so that a refusal gets the right text; how patiently. */
export type AdminTask = {
  action: S3Action;
  bucket: string;
  region: string;
  timeoutMs?: number;
  tries?: number;
};

export type Sdk = typeof AwsSdk;

/** S3's error code and status in an error the SDK threw; `tries` tells whether an earlier try may have had its effect. */
export function readSdkError(error: unknown): { code: string; status?: number; tries: number } {
  if (!(error instanceof Error)) return { code: "unknown", tries: 1 };
  const metadata =
    "$metadata" in error && typeof error.$metadata === "object" ? error.$metadata : null;
  const { httpStatusCode, attempts } = { httpStatusCode: 0, attempts: 1, ...metadata };
  const code = error.name === "Error" && "code" in error ? String(error.code) : error.name;
  return { code, tries: attempts, ...(httpStatusCode && { status: httpStatusCode }) };
}

/**
 * Runs bucket administration with the AWS SDK, which is loaded on first use: it is heavy, and objects never need it.
 * What the SDK throws becomes a ProviderError; nothing of its errors is kept, since they echo requests.
 */
export async function administer<T>(
  { accessKey, secretKey, endpoint }: AwsAccount,
  { action, bucket, region, timeoutMs = 30_000, tries = 5 }: AdminTask,
  work: (client: AwsSdk.S3Client, sdk: Sdk) => Promise<T>,
): Promise<T> {
  const sdk = await import("@aws-sdk/client-s3");
  const client = new sdk.S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: tries,
    followRegionRedirects: true,
    requestHandler: {
      connectionTimeout: Math.min(timeoutMs, 5_000),
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      httpsAgent: { maxSockets: 16 },
    },
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  try {
    return await work(client, sdk);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw s3Error({ action, bucket, ...readSdkError(error) });
  } finally {
    client.destroy();
  }
}
