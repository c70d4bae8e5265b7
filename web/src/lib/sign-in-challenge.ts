import type { SecondFactorMethod } from "@mainstreet/contract/auth";

/**
 * Stored between the two steps of a sign-in, for this tab, so that a refresh stays at the second step. The challenge expires
 * after 5 minutes.
 */
const KEY = "sign-in-challenge";

/** The result of the first step of a sign-in: the password was right. */
export type SignInChallenge = { challengeId: string; methods: readonly SecondFactorMethod[] };

export function keepChallenge(challenge: SignInChallenge): void {
  sessionStorage.setItem(KEY, JSON.stringify(challenge));
}

export function forgetChallenge(): void {
  sessionStorage.removeItem(KEY);
}

/** The stored challenge; undefined where no sign-in is at its second step. Validated, since anything may be in the storage. */
export function keptChallenge(): SignInChallenge | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isChallenge(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isChallenge(kept: unknown): kept is SignInChallenge {
  if (typeof kept !== "object" || kept === null) return false;
  const { challengeId, methods }: { challengeId?: unknown; methods?: unknown } = kept;
  return typeof challengeId === "string" && Array.isArray(methods);
}
