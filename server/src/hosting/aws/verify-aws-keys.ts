import { ProviderError } from "../../provider-error.ts";
import { administer, type AwsAccount } from "./admin-client.ts";
import { findAccountId } from "./find-account-id.ts";

const HEADER_SAFE = /^[\x21-\x7e]+$/;

export type VerifiedKeys = { valid: boolean; message?: string; accountId?: string | undefined };

/** The result of {@link verifyAwsKeys}, and the account of valid keys if STS returns it. */
export async function identifyAwsKeys(account: AwsAccount): Promise<VerifiedKeys> {
  const [verified, accountId] = await Promise.all([
    verifyAwsKeys(account),
    HEADER_SAFE.test(account.accessKey) ? findAccountId(account) : undefined,
  ]);
  return verified.valid ? { ...verified, accountId } : verified;
}

/**
 * Whether AWS accepts the keys, within 8 seconds; `message` names what valid keys may not do. Throws ProviderError when AWS did not
 * respond: that proves nothing about the keys (docs/providers.md §2.3).
 */
export async function verifyAwsKeys(
  account: AwsAccount,
): Promise<{ valid: boolean; message?: string }> {
  if (!HEADER_SAFE.test(account.accessKey)) return { valid: false };
  const task = {
    action: "list",
    bucket: "",
    region: "us-east-1",
    timeoutMs: 3_000,
    wholeMs: 7_500,
    tries: 2,
  } as const;
  try {
    await administer(account, task, (client, { ListBucketsCommand }) =>
      client.send(new ListBucketsCommand({ MaxBuckets: 1 })),
    );
    return { valid: true };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === "forbidden") return { valid: true, message: error.message };
    if (error.kind === "credential" || error.kind === "rejected") return { valid: false };
    throw error;
  }
}
