import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import type { ProviderResponse, ConnectionFault } from "../../platform/http-client/send-request.ts";
import { ProviderError, type ProviderErrorKind } from "../../provider-error.ts";
import { retryTimeOf } from "../rate-watch.ts";
import { errorText } from "./netlify-responses.ts";

export function netlifyError(
  kind: ProviderErrorKind,
  message: string,
  details: { retryAt?: Date; discard?: () => Promise<void>; cause?: unknown } = {},
): ProviderError {
  return new ProviderError({ provider: "netlify", kind, message, ...details });
}

const MS_WITHOUT_HEADER = 5_000;

/**
 * Netlify's text for a team that has used up its plan: "Account credit usage exceeded - new deploys are blocked until credits are added".
 */
const USED_UP = /\bcredit usage exceeded\b|\busage (?:limit|allowance)s? (?:exceeded|reached)\b/i;
/** Netlify's text for a team that has as many projects as its plan allows; its form is not documented. */
const TOO_MANY_PROJECTS = /\blimit of [\d,]+ (?:projects|sites)\b|\b(?:project|site) limit\b/i;

/** When to try again after a 429. */
export function resetTime({ headers }: ProviderResponse): Date {
  return retryTimeOf(headers) ?? new Date(Date.now() + MS_WITHOUT_HEADER);
}

/** The error for a response that is not a success; `call` names the request for the operator. */
export function errorFromResponse(response: ProviderResponse, call: string): ProviderError {
  const { status } = response;
  const cause = new Error(`${call} responded with ${status}`);
  if (status === 401) return netlifyError("credential", netlifyTexts.errors.credential, { cause });
  const text = errorText(response.body.toString("utf8"));
  if (status === 402 || (status === 403 && USED_UP.test(text)))
    return netlifyError("quota", netlifyTexts.errors.creditsUsedUp, { cause });
  if ((status === 403 || status === 422) && TOO_MANY_PROJECTS.test(text))
    return netlifyError("forbidden", netlifyTexts.errors.tooManyProjects, { cause });
  if (status === 403) return netlifyError("forbidden", netlifyTexts.errors.forbidden, { cause });
  if (status === 404 && /\/deploys\/[^/]/.test(call))
    return netlifyError("rejected", netlifyTexts.errors.deployGone, { cause });
  if (status === 404)
    return netlifyError("missing-target", netlifyTexts.errors.siteGone, { cause });
  if (status === 429)
    return netlifyError("rate-limited", netlifyTexts.errors.rateLimited, {
      retryAt: resetTime(response),
      cause,
    });
  if (status === 408) return netlifyError("timeout", netlifyTexts.errors.unavailable, { cause });
  if (status >= 500 || status < 400)
    return netlifyError("unavailable", netlifyTexts.errors.unavailable, { cause });
  return netlifyError("rejected", netlifyTexts.errors.refused(text), { cause });
}

/** The error for a connection that broke, was refused or was silent for too long. */
export function errorFromFault({ fault, detail }: ConnectionFault, call: string): ProviderError {
  const cause = new Error(`${call}: connection ${fault}, ${detail}`);
  const kind = fault === "timeout" ? "timeout" : "unavailable";
  return netlifyError(kind, netlifyTexts.errors.unavailable, { cause });
}
