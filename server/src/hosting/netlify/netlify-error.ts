import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import type { ProviderResponse, ConnectionFault } from "../../platform/http-client/send-request.ts";
import { ProviderError, type ProviderErrorKind } from "../../provider-error.ts";
import { retryTimeOf } from "../rate-watch.ts";
import { errorText } from "./netlify-answers.ts";

export function netlifyError(
  kind: ProviderErrorKind,
  message: string,
  details: { retryAt?: Date; cause?: unknown } = {},
): ProviderError {
  return new ProviderError({ provider: "netlify", kind, message, ...details });
}

const MS_WITHOUT_HEADER = 5_000;

/** When to come back after a 429. */
export function resetTime({ headers }: ProviderResponse): Date {
  return retryTimeOf(headers) ?? new Date(Date.now() + MS_WITHOUT_HEADER);
}

/** The error for a response that is no success; `call` names the request for the operator. */
export function errorFromAnswer(response: ProviderResponse, call: string): ProviderError {
  const { status } = response;
  const cause = new Error(`${call} answered ${status}`);
  if (status === 401) return netlifyError("credential", netlifyTexts.errors.credential, { cause });
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
  const text = errorText(response.body.toString("utf8"));
  return netlifyError("rejected", netlifyTexts.errors.refused(text), { cause });
}

/** The error for a connection that broke, was refused or fell silent. */
export function errorFromFault({ fault, detail }: ConnectionFault, call: string): ProviderError {
  const cause = new Error(`${call}: connection ${fault}, ${detail}`);
  const kind = fault === "timeout" ? "timeout" : "unavailable";
  return netlifyError(kind, netlifyTexts.errors.unavailable, { cause });
}
