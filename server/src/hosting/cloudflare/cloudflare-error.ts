import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { type Permission, PERMISSIONS } from "@mainstreet/contract/hosts/cloudflare/permissions";
import type { ConnectionFault, ProviderResponse } from "../../platform/http-client/send-request.ts";
import { ProviderError, type ProviderErrorKind } from "../../provider-error.ts";
import { retryTimeOf } from "../rate-watch.ts";

const { tokens, errors } = cloudflareTexts;

/** Cloudflare's own error codes that we handle (docs/hosts.md §1.1); its texts change. */
export const CODES = {
  invalidToken: 1000,
  unauthorized: 9109,
  authentication: 10_000,
  notFound: 10_007,
  bucketExists: [10_004, 10_073],
  noBucket: 10_006,
  bucketNotEmpty: 10_008,
  noRoute: 10_009,
  noRecord: 81_044,
  r2Off: 10_042,
  routeExists: 10_020,
  /** A name that has DNS records of its own. */
  hasRecords: 100_117,
  hostnameExists: 1406,
  hostnameQuota: [1404, 1405],
  hostnameUnknown: 1436,
  noFallback: [1436, 1551],
} as const;

/** When the used-up window of a rate limit ends. */
const WINDOW_MS = 300_000;

/** An error of Cloudflare; `cause` is for the operator. */
export function cloudflareError(
  kind: ProviderErrorKind,
  message: string,
  details: { retryAt?: Date; cause?: unknown } = {},
): ProviderError {
  return new ProviderError({ provider: "cloudflare", kind, message, ...details });
}

/** The context of a refusal: `permission` is the one that the call needs, `call` names it for the operator. */
export type RefusedCall = {
  response: ProviderResponse;
  code: number;
  permission: Permission;
  call: string;
};

/** The error for a response of the REST API that is not a success. */
export function errorFromResponse({
  response,
  code,
  permission,
  call,
}: RefusedCall): ProviderError {
  const { status, headers } = response;
  const cause = new Error(`${call} responded with ${status} and code ${code}`);
  if (status === 429) {
    const retryAt = retryTimeOf(headers) ?? new Date(Date.now() + WINDOW_MS);
    return cloudflareError("rate-limited", errors.rateLimited, { retryAt, cause });
  }
  if (status === 401 || code === CODES.invalidToken)
    return cloudflareError("credential", errors.credential, { cause });
  if (code === CODES.r2Off) return cloudflareError("rejected", tokens.r2Off, { cause });
  if (status === 403)
    return cloudflareError("forbidden", tokens.missingPermission(PERMISSIONS[permission]), {
      cause,
    });
  if (status >= 500 || status < 400)
    return cloudflareError("unavailable", errors.unavailable, { cause });
  return cloudflareError("rejected", errors.refused(`code ${code}`), { cause });
}

/** The error for a connection that broke, was refused or was silent for too long. */
export function errorFromFault({ fault, detail }: ConnectionFault, call: string): ProviderError {
  const cause = new Error(`${call}: connection ${fault}, ${detail}`);
  const kind = fault === "timeout" ? "timeout" : "unavailable";
  return cloudflareError(kind, errors.unavailable, { cause });
}
