import { createHash } from "node:crypto";

/** The SHA-256 digest of a random token, which is stored instead of the token. */
export const tokenDigest = (token: string): Buffer => createHash("sha256").update(token).digest();
