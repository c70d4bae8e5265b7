import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { CashfreeError } from "./cashfree-error.ts";

/** The merchant a sandbox is paid through. */
export const sandboxAppId = "MAINSTREETSANDBOX0001";

/** Every app id is a merchant of its own with this secret, so tests make merchants by making up ids. */
export function merchantSecretFor(appId: string): string {
  const digest = createHmac("sha256", "cashfree emulator").update(appId).digest("hex");
  return `cfsk_ma_emulated_${digest.slice(0, 32)}`;
}

/** As at the real service, ids that begin with TEST live in its test environment and their sessions open nowhere else. */
export function modeOf(appId: string): "sandbox" | "production" {
  return appId.startsWith("TEST") ? "sandbox" : "production";
}

/** The merchant of a request. Throws 401 for a missing or wrong pair of id and secret. */
export function authenticate(headers: IncomingHttpHeaders): string {
  const appId = headers["x-client-id"];
  const secret = headers["x-client-secret"];
  const isKnown =
    typeof appId === "string" &&
    /^[A-Za-z0-9]{8,64}$/.test(appId) &&
    typeof secret === "string" &&
    isSame(secret, merchantSecretFor(appId));
  if (!isKnown) throw new CashfreeError(401, "request_failed", "authentication Failed");
  return appId;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
