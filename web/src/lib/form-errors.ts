import type { z } from "zod";
import { ApiError } from "./api-error.ts";

/** The error text per dotted path; `true` marks a field without repeating the text shown above it. */
export type FieldErrors = Record<string, string | true>;

/** Validates form values by a schema of the contract, for Mantine's `validate`. */
export function validateWith(schema: z.ZodType): (values: unknown) => FieldErrors {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return {};
    const found = result.error.issues.map(
      ({ path, message }) => [path.join("."), message] as const,
    );
    return sayOnce(found);
  };
}

/** The fields that a refused call names, as form errors. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return error instanceof ApiError ? sayOnce(Object.entries(error.fields)) : {};
}

/** A text such as 'Please fill in all fields' is about the whole form: only the first field shows it, the others are marked. */
function sayOnce(found: readonly (readonly [string, string])[]): FieldErrors {
  const errors: FieldErrors = {};
  const shown = new Set<string>();
  for (const [path, message] of found) {
    if (path in errors) continue;
    errors[path] = shown.has(message) ? true : message;
    shown.add(message);
  }
  return errors;
}
