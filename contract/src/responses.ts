import { z } from "zod";

/** The one shape of all failures (docs/conventions.md). `message` and `error` contain the same user text. */
export const failure = z.object({
  message: z.string(),
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** For code `INVALID`: the user's text per field, keyed by its dotted path. */
  fields: z.record(z.string(), z.string()).optional(),
  /** For code `INSUFFICIENT_CREDITS`. */
  required: z.number().optional(),
  available: z.number().optional(),
});
export type Failure = z.infer<typeof failure>;

export const success = z.object({ success: z.literal(true) });
/** The response of a call that returns only its success. */
export const done: z.infer<typeof success> = { success: true };

/** ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** Ids are UUIDs; `message` is the text for a malformed one. */
export function idParam(message: string) {
  return z.object({ id: z.uuid(message) });
}
