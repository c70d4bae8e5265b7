import { createHash, createHmac } from "node:crypto";

/** The access key the sandbox offers in Settings. */
export const sandboxAccessKeyId = "AKIASANDBOXMAINSTREE";

/** Who signed a request. Every access key is an account of its own. */
export interface Caller {
  accessKeyId: string;
  accountId: string;
  arn: string;
}

/** Whether the text has the form of a long-term AWS access key id. */
export function isAccessKeyId(text: string): boolean {
  return /^AKIA[A-Z0-9]{16}$/.test(text);
}

/** The one valid secret of an access key id: 40 characters, the length real secrets have. */
export function secretKeyFor(accessKeyId: string): string {
  return createHmac("sha256", "mainstreet s3 emulator secret")
    .update(accessKeyId)
    .digest("base64")
    .slice(0, 40);
}

/** The 12-digit account id an access key belongs to. */
export function accountIdFor(accessKeyId: string): string {
  const digest = createHash("sha256").update(`account ${accessKeyId}`).digest();
  return String(digest.readBigUInt64BE() % 1_000_000_000_000n).padStart(12, "0");
}

/** The 64-character canonical user id S3 prints as `Owner.ID`. */
export function canonicalUserId(accountId: string): string {
  return createHash("sha256").update(`canonical user ${accountId}`).digest("hex");
}

/** The identity of a valid access key. */
export function callerFor(accessKeyId: string): Caller {
  const accountId = accountIdFor(accessKeyId);
  return { accessKeyId, accountId, arn: `arn:aws:iam::${accountId}:user/${accessKeyId}` };
}
