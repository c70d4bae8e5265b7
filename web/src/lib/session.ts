import { user as userSchema } from "@mainstreet/contract/auth";
import type { SignedIn, User } from "@mainstreet/contract/auth";
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

function readUser(stored: string | null): User | undefined {
  if (stored === null) return undefined;
  try {
    return userSchema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/** The signed-in user as stored; undefined when signed out or unreadable. */
export function useUser(): User | undefined {
  const stored = useSyncExternalStore(onSessionChange, () => localStorage.getItem(USER));
  return readUser(stored);
}
