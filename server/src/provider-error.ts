import type { DeploymentType } from "@mainstreet/contract/deployment";

export type ProviderName = DeploymentType | "cashfree" | "indexnow" | "dns";

/**
 * credential: key or token refused · forbidden: known but not allowed · quota: what the account's plan includes is used up, so that none of
 * its sites can be deployed · missing-target: site or bucket deleted · conflict: name taken · rejected: the request was wrong · not-ready:
 * done, but not yet visible to visitors · not-ready and the last three are temporary.
 */
export type ProviderErrorKind =
  | "credential"
  | "forbidden"
  | "quota"
  | "missing-target"
  | "conflict"
  | "rejected"
  | "not-ready"
  | "rate-limited"
  | "unavailable"
  | "timeout";

type Details = {
  provider: ProviderName;
  kind: ProviderErrorKind;
  message: string;
  retryAt?: Date | undefined;
  discard?: (() => Promise<void>) | undefined;
  cause?: unknown;
};

/**
 * A provider did not do what we requested. `message` is the user's text; `cause` is for the operator. Neither may contain a secret, so
 * causes are our own short summaries and never a request, a response or a provider SDK's error.
 */
export class ProviderError extends Error {
  override name = "ProviderError";
  readonly provider: ProviderName;
  readonly kind: ProviderErrorKind;
  /** When the provider accepts the next request; only with `rate-limited`. */
  readonly retryAt: Date | undefined;
  /** Deletes the empty site that this attempt created; called after the campaign has deleted its record of it. */
  readonly discard: (() => Promise<void>) | undefined;

  constructor({ provider, kind, message, retryAt, discard, cause }: Details) {
    super(message, { cause });
    this.provider = provider;
    this.kind = kind;
    this.retryAt = retryAt;
    this.discard = discard;
  }
}

/** Whether this is a ProviderError of one of the kinds. */
export function isProviderError(
  error: unknown,
  ...kinds: ProviderErrorKind[]
): error is ProviderError {
  return error instanceof ProviderError && kinds.includes(error.kind);
}
