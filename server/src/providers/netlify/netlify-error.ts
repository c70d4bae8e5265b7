import type { Answer, ConnectionFault } from "../exchange.ts";
import { ProviderError, type ProviderErrorKind } from "../provider-error.ts";
import { errorText } from "./netlify-answers.ts";

/** The user's texts (providers.md §1.4). */
export const NETLIFY_TEXTS = {
  credential: "Netlify rejected this token. Create a new one and update it in Settings.",
  forbidden: "This token may not deploy to that team.",
  siteGone: "This site no longer exists at Netlify. Deploy it as a new site.",
  rateLimited: "Netlify's limit is reached. The deployment waits and goes on by itself.",
  unavailable: "Netlify is not answering",
  locked: "Deploys of this site are locked at Netlify. Unlock them there, then deploy again.",
  deployGone: "This deploy was removed at Netlify before it was finished. Deploy again.",
  unfinished: "Netlify did not finish this deploy in five minutes. Deploy again.",
  refused: (text: string) => `Netlify refused this: ${text || "no reason given"}`,
  failed: (text: string) => `Netlify could not finish this deploy: ${text || "no reason given"}`,
};

export function netlifyError(
  kind: ProviderErrorKind,
  message: string,
  details: { retryAt?: Date; cause?: unknown } = {},
): ProviderError {
  return new ProviderError({ provider: "netlify", kind, message, ...details });
}

const MS_WITHOUT_HEADER = 5_000;

/** When to come back after a 429; the reset header counts in Unix seconds. */
export function resetTime(answer: Answer): Date {
  const seconds = Number(answer.headers["x-ratelimit-reset"]);
  const known = Number.isFinite(seconds) && seconds > 0;
  return new Date(known ? seconds * 1000 : Date.now() + MS_WITHOUT_HEADER);
}

/** The error for an answer that is no success; `call` names the request for the operator. */
export function errorFromAnswer(answer: Answer, call: string): ProviderError {
  const { status } = answer;
  const cause = new Error(`${call} answered ${status}`);
  if (status === 401) return netlifyError("credential", NETLIFY_TEXTS.credential, { cause });
  if (status === 403) return netlifyError("forbidden", NETLIFY_TEXTS.forbidden, { cause });
  if (status === 404 && /\/deploys\/[^/]/.test(call))
    return netlifyError("rejected", NETLIFY_TEXTS.deployGone, { cause });
  if (status === 404) return netlifyError("missing-target", NETLIFY_TEXTS.siteGone, { cause });
  if (status === 429)
    return netlifyError("rate-limited", NETLIFY_TEXTS.rateLimited, {
      retryAt: resetTime(answer),
      cause,
    });
  if (status === 408) return netlifyError("timeout", NETLIFY_TEXTS.unavailable, { cause });
  if (status >= 500 || status < 400)
    return netlifyError("unavailable", NETLIFY_TEXTS.unavailable, { cause });
  const text = errorText(answer.body.toString("utf8"));
  return netlifyError("rejected", NETLIFY_TEXTS.refused(text), { cause });
}

/** The error for a connection that broke, was refused or fell silent. */
export function errorFromFault({ fault, detail }: ConnectionFault, call: string): ProviderError {
  const cause = new Error(`${call}: connection ${fault}, ${detail}`);
  const kind = fault === "timeout" ? "timeout" : "unavailable";
  return netlifyError(kind, NETLIFY_TEXTS.unavailable, { cause });
}
