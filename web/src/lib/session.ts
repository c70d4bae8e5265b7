import type { SignedIn } from "@mainstreet/contract/auth";
import { useSyncExternalStore } from "react";
import { dropDraftsOfOthers } from "./draft.ts";
import { USER } from "./stored-user.ts";

/** The spec names the key (§9). */
const TOKEN = "token";
/** Written for a moment while a tab signs out: the other tabs receive it as an event and know why. */
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
 * Calls `listener` whenever someone signs in or out, in this tab or another; not when only the token is replaced. Returns the way
 * to stop.
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

/** To be called once, before the page is rendered: keeps this tab's drafts and reason up to date with what other tabs do. */
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

export function startSession({ token, user }: SignedIn): void {
  localStorage.setItem(TOKEN, token);
  // Last: it is what other tabs take for the sign-in.
  localStorage.setItem(USER, JSON.stringify(user));
  tidy();
  notify();
}

/** Replaces the token in all tabs, unless the session of the old one has ended here. */
export function replaceToken(old: string | null, token: string): void {
  if (old !== null && sessionToken() === old) localStorage.setItem(TOKEN, token);
}

/**
 * Forgets the user, and what was half typed: the next one at this browser must not find it. Only a session that ran out leaves
 * the drafts to its own user, who did not mean to leave.
 */
export function clearSession(reason: SignOutReason): void {
  localStorage.setItem(SIGN_OUT, reason);
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(USER);
  localStorage.removeItem(SIGN_OUT);
  // A user who signs out here knows why.
  forgetUser(reason === "LOGOUT" ? undefined : reason);
  notify();
}

/** Why this tab was signed out; undefined when it was not, or was by its own button. */
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

/** Drafts are kept for the signed-in user, or for the one whose session ran out here. */
function tidy(): void {
  if (sessionToken() !== null) sessionStorage.removeItem(REASON);
  else if (signOutReason() === "SESSION_EXPIRED") return;
  dropDraftsOfOthers();
}

/** The token, kept up to date; null when signed out. */
export function useSessionToken(): string | null {
  return useSyncExternalStore(onSessionChange, sessionToken);
}
