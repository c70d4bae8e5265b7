import type { z } from "zod";
import { storedUserId } from "./stored-user.ts";

/**
 * The values of an unfinished form, stored for this tab in the session storage, so that they survive a refresh. They are
 * stored under the user's id, so that no other user gets them, and removed at sign-out (session.ts). A draft that does not
 * fit `schema` (another version wrote it) counts as absent.
 */
export function readDraft<S extends z.ZodType>(name: string, schema: S): z.output<S> | undefined {
  const stored = sessionStorage.getItem(keyOf(name));
  if (stored === null) return undefined;
  try {
    const draft = schema.safeParse(JSON.parse(stored));
    return draft.success ? draft.data : undefined;
  } catch {
    return undefined;
  }
}

/** A draft that is too large for the browser's storage is dropped, since an older state of it would be worse than none. */
export function writeDraft(name: string, draft: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    dropDraft(name);
  }
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(keyOf(name));
}

/** Removes this tab's drafts of everyone but the signed-in user. */
export function dropDraftsOfOthers(): void {
  const userId = storedUserId();
  const keys = Array.from({ length: sessionStorage.length }, (_, n) => sessionStorage.key(n) ?? "");
  for (const key of keys)
    if (key.startsWith(PREFIX) && !(userId !== undefined && key.startsWith(prefixOf(userId))))
      sessionStorage.removeItem(key);
}

const PREFIX = "draft:";
const prefixOf = (userId: string) => `${PREFIX}${userId}:`;
const keyOf = (name: string) => `${prefixOf(storedUserId() ?? "")}${name}`;
