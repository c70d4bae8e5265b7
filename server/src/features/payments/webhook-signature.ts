import { createHmac, timingSafeEqual } from "node:crypto";

type Signed = { secretKey: string; timestamp: string; rawBody: Buffer; signature: string };

/**
 * Whether Cashfree signed these very bytes: base64 of the HMAC-SHA256 of timestamp and body (docs/providers.md §3.3), compared in
 * constant time. The body must not have been parsed and written again: `170.00` would become `170`.
 */
export function isSignedByCashfree({ secretKey, timestamp, rawBody, signature }: Signed): boolean {
  const expected = createHmac("sha256", secretKey).update(timestamp).update(rawBody).digest();
  const given = Buffer.from(signature, "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
