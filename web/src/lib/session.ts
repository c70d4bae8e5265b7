import type { SignedIn } from "@mainstreet/contract/auth";
import { useSyncExternalStore } from "react";
import { dropDraftsOfOthers } from "./draft.ts";
import { USER } from "./stored-user.ts";

/** The spec names the key (§9). */
const TOKEN = "token";
/** Stored for a moment while a tab signs out: the other tabs get it as an event and know the reason. */
const SIGN_OUT = "sign-out";
/** Why this tab was signed out, in its session storage: the login page shows it, after a refresh too. */
const REASON = "signed-out";

/** What ended a session: its user, or the code of a 401. */
const REASONS = [
  "LOGOUT",
  "SESSION_REQUIRED",
  "SESSION_EXPIRED",
  "SESSION_ENDED",
  "PASSWORD_CHANGED",
] as const;
export type SignOutReason = (typeof REASONS)[number];

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` whenever someone signs in or out, in this tab or another, but not when only the token is replaced.
 * Returns a function that ends this.
 */
export function onSessionChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (isSessionChange(event)) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}

function isSessionChange({ key, newValue }: StorageEvent): boolean {
  return key === null || key === USER || (key === TOKEN && newValue === null);
}

/** Must be called once, before the page is rendered: keeps this tab's drafts and reason in step with the changes by other tabs. */
export function followOtherTabs(): void {
  tidy();
  window.addEventListener("storage", (event) => {
    if (event.key === SIGN_OUT && event.newValue !== null) forgetUser(reasonOf(event.newValue));
    else if (isSessionChange(event)) tidy();
  });
}

export function sessionToken(): string | null {
  return localStorage.getItem(TOKEN);
}

export function storeSession({ token, user }: SignedIn): void {
  localStorage.setItem(TOKEN, token);
  // Stored last: this is the event that other tabs treat as the sign-in.
  localStorage.setItem(USER, JSON.stringify(user));
  tidy();
  notify();
}

/** Replaces the token in all tabs, unless the session of the old one has ended here. */
export function replaceToken(old: string | null, token: string): void {
  if (old !== null && sessionToken() === old) localStorage.setItem(TOKEN, token);
}

/**
 * Removes the user and the drafts, so that the next user of this browser does not find them. Only when the session has
 * expired do the drafts stay, for the same user, who did not want to leave.
 */
export function clearSession(reason: SignOutReason): void {
  localStorage.setItem(SIGN_OUT, reason);
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(USER);
  localStorage.removeItem(SIGN_OUT);
  // A user who signs out here knows the reason.
  forgetUser(reason === "LOGOUT" ? undefined : reason);
  notify();
}

/** Why this tab was signed out; undefined if it was not, or if its own button did it. */
export function signOutReason(): SignOutReason | undefined {
  const kept = sessionStorage.getItem(REASON);
  return kept === null ? undefined : reasonOf(kept);
}

function reasonOf(text: string): SignOutReason | undefined {
  return REASONS.find((reason) => reason === text);
}

function forgetUser(reason: SignOutReason | undefined): void {
  if (reason !== "SESSION_EXPIRED") sessionStorage.clear();
  if (reason !== undefined) sessionStorage.setItem(REASON, reason);
}

/** Removes drafts, except those of the signed-in user, or of the user whose session has expired here. */
function tidy(): void {
  if (sessionToken() !== null) sessionStorage.removeItem(REASON);
  else if (signOutReason() === "SESSION_EXPIRED") return;
  dropDraftsOfOthers();
}

/** The current token; null when signed out. */
export function useSessionToken(): string | null {
  return useSyncExternalStore(onSessionChange, sessionToken);
}
