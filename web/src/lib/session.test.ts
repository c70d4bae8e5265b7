import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { readDraft, writeDraft } from "./draft.ts";
import {
  clearSession,
  followOtherTabs,
  onSessionChange,
  replaceToken,
  sessionToken,
  signOutReason,
  storeSession,
} from "./session.ts";
import { memoryStorage } from "./test-storage.ts";

const someone = (id: string) => ({ id, _id: id, name: id, email: `${id}@example.test` });
const draft = () => readDraft("single-site", z.string());

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  followOtherTabs();
  storeSession({ token: "abc", user: someone("asha") });
  writeDraft("single-site", "half typed");
});

/** Simulates changes by another tab in the common storage, with the events that this tab gets for them. */
function elsewhere(...changes: [key: string, newValue: string | null][]): void {
  for (const [key, newValue] of changes) {
    if (newValue === null) localStorage.removeItem(key);
    else localStorage.setItem(key, newValue);
    window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  }
}

const signOutElsewhere = (reason: string) =>
  elsewhere(["sign-out", reason], ["token", null], ["user", null], ["sign-out", null]);
const signInElsewhere = (id: string) =>
  elsewhere(["token", `of ${id}`], ["user", JSON.stringify(someone(id))]);

test("signing out removes the drafts, and gives no reason to the user who did it", () => {
  clearSession("LOGOUT");
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(signOutReason()).toBeUndefined();
});

test.each(["SESSION_ENDED", "PASSWORD_CHANGED", "SESSION_REQUIRED"] as const)(
  "a session ended by %s removes the drafts and keeps its reason until the next sign-in",
  (reason) => {
    clearSession(reason);
    expect([localStorage.length, Object.values(sessionStorage).includes("half typed")]).toEqual([
      0,
      false,
    ]);
    expect(sessionStorage.length).toBe(1);
    expect(signOutReason()).toBe(reason);
    storeSession({ token: "def", user: someone("asha") });
    expect([signOutReason(), draft()]).toEqual([undefined, undefined]);
  },
);

test("an expired session keeps the drafts for its own user only", () => {
  clearSession("SESSION_EXPIRED");
  expect([signOutReason(), draft()]).toEqual(["SESSION_EXPIRED", undefined]);
  storeSession({ token: "def", user: someone("asha") });
  expect([signOutReason(), draft()]).toEqual([undefined, "half typed"]);

  clearSession("SESSION_EXPIRED");
  storeSession({ token: "ghi", user: someone("ben") });
  expect([draft(), sessionStorage.length]).toEqual([undefined, 0]);
});

test("signing out in another tab removes this tab's drafts and keeps the reason", () => {
  signOutElsewhere("LOGOUT");
  expect([signOutReason(), sessionStorage.length]).toEqual(["LOGOUT", 1]);
  signInElsewhere("ben");
  expect([signOutReason(), draft(), sessionStorage.length]).toEqual([undefined, undefined, 0]);
});

test("the reason why another tab was signed out is this tab's reason too", () => {
  signOutElsewhere("SESSION_EXPIRED");
  expect(signOutReason()).toBe("SESSION_EXPIRED");
  signInElsewhere("asha");
  expect([signOutReason(), draft()]).toEqual([undefined, "half typed"]);
  signOutElsewhere("SESSION_EXPIRED");
  signInElsewhere("ben");
  expect([draft(), sessionStorage.length]).toEqual([undefined, 0]);
});

test("a tab that comes back when someone else is signed in finds no drafts", () => {
  localStorage.setItem("user", JSON.stringify(someone("ben")));
  followOtherTabs();
  expect(sessionStorage.length).toBe(0);
});

test("a token that is replaced, here or in another tab, is neither a sign-in nor a sign-out", () => {
  const changed = vi.fn<() => void>();
  const stop = onSessionChange(changed);
  replaceToken("abc", "new");
  expect(sessionToken()).toBe("new");
  elsewhere(["token", "newer"]);
  expect([changed.mock.calls.length, draft()]).toEqual([0, "half typed"]);
  signOutElsewhere("LOGOUT");
  expect(changed).toHaveBeenCalled();
  stop();
});

test("the token of a session that has ended here in the meantime is not stored", () => {
  clearSession("LOGOUT");
  replaceToken("abc", "new");
  expect(sessionToken()).toBeNull();
});
