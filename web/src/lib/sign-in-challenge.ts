import type { SecondFactorMethod } from "@mainstreet/contract/auth";

/** Between the two steps of a sign-in, for this tab: a refresh stays at the second step. It is worth nothing after 5 minutes. */
const KEY = "sign-in-challenge";

/** What the first step of a sign-in gave: the password was right. */
export type Challenge = { challengeId: string; methods: readonly SecondFactorMethod[] };

export function keepChallenge(challenge: Challenge): void {
  sessionStorage.setItem(KEY, JSON.stringify(challenge));
}

export function forgetChallenge(): void {
  sessionStorage.removeItem(KEY);
}

/** Undefined where no sign-in has come to its second step; anything may have been written there. */
export function keptChallenge(): Challenge | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isChallenge(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isChallenge(kept: unknown): kept is Challenge {
  if (typeof kept !== "object" || kept === null) return false;
  const { challengeId, methods }: { challengeId?: unknown; methods?: unknown } = kept;
  return typeof challengeId === "string" && Array.isArray(methods);
}
