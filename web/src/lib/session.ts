import type { SignedIn } from "@mainstreet/contract/auth";
import { useSyncExternalStore } from "react";

/** The spec names both keys (§9). */
const TOKEN = "token";
const USER = "user";

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever someone signs in or out, in this tab or another. Returns the way to stop. */
export function onSessionChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === TOKEN || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}

export function sessionToken(): string | null {
  return localStorage.getItem(TOKEN);
}

export function startSession({ token, user }: SignedIn): void {
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(USER, JSON.stringify(user));
  notify();
}

/** Forgets the user, and what was half typed: the next one at this browser must not find it. */
export function endSession(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(USER);
  sessionStorage.clear();
  notify();
}

/** The user as `startSession` wrote it; anything may have been written since. */
export function storedUser(): string | null {
  return localStorage.getItem(USER);
}

/** The token, kept up to date; null when signed out. */
export function useSessionToken(): string | null {
  return useSyncExternalStore(onSessionChange, sessionToken);
}
