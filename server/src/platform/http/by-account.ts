import { createHash } from "node:crypto";
import type { RequestLimit } from "./request-limits.ts";

/** Counts for an account that someone tries to enter, or an address that gets mails. Whether it exists makes no difference, and it is not kept. */
export function byAccount(
  limit: RequestLimit,
  emailKey: string,
): [limit: RequestLimit, who: string] {
  return [limit, createHash("sha256").update(emailKey).digest("base64url")];
}
