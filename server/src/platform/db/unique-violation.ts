const UNIQUE_VIOLATION = "23505";

/** Whether an error, whose cause Drizzle wraps, is that of a value that another row has already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && error.code === UNIQUE_VIOLATION) return true;
  return isUniqueViolation(error.cause);
}
