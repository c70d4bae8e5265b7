import { z } from "zod";
import { ApiError } from "./api-error.ts";
import { dropDraft, readDraft, writeDraft } from "./draft.ts";
import { randomId } from "./random-id.ts";

/**
 * Creates something only once: `create` gets an Idempotency-Key that stays the same, even after a refresh, until the server
 * has responded. It is renewed after a success or a definite refusal, and by `renewAttempt`.
 */
export async function attempt<T>(form: string, create: (key: string) => Promise<T>): Promise<T> {
  try {
    const made = await create(keyOf(form));
    renewAttempt(form);
    return made;
  } catch (error) {
    if (isDefinite(error)) renewAttempt(form);
    throw error;
  }
}

/** To be called when the form is edited: another body is another attempt. */
export function renewAttempt(form: string): void {
  dropDraft(`attempt:${form}`);
}

function keyOf(form: string): string {
  const name = `attempt:${form}`;
  const kept = readDraft(name, z.string());
  if (kept !== undefined) return kept;
  const key = randomId(26);
  writeDraft(name, key);
  return key;
}

function isDefinite(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
