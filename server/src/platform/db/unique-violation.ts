const UNIQUE_VIOLATION = "23505";

/** Whether an error, whose cause Drizzle wraps, means that another row has the same value already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && error.code === UNIQUE_VIOLATION) return true;
  return isUniqueViolation(error.cause);
}
