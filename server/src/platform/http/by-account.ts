import { createHash } from "node:crypto";
import type { RequestLimit } from "./request-limits.ts";

/**
 * Counts per account that someone tries to enter, or per address that gets mails. It makes no difference whether the account exists, and
 * its name is not stored.
 */
export function byAccount(
  limit: RequestLimit,
  emailKey: string,
): [limit: RequestLimit, who: string] {
  return [limit, createHash("sha256").update(emailKey).digest("base64url")];
}
