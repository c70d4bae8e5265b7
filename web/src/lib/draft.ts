import type { z } from "zod";

/**
 * Something half typed, kept for this tab over a refresh. It lives in the session storage, which signing out clears.
 * What does not fit `schema` any more (another version wrote it) counts as absent.
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

/** What is too large for the browser's storage is not kept: better that than an older state of it. */
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

function keyOf(name: string): string {
  return `draft:${name}`;
}
