/** unreachable: no answer came; busy: it gave up on a lock, a time bound or a conflict. Both pass by themselves. */
export type DatabaseFault = "unreachable" | "busy";

const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);
const BUSY = new Set(["55P03", "57014", "40001", "40P01", "25P03"]);

/** What pg says without a code when a connection is lost, never came, or is used after its loss. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The passing fault of the database behind an error, whose cause Drizzle wraps; undefined for every other error. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (UNREACHABLE.has(code) || code.startsWith("08") || LOST.test(error.message))
    return "unreachable";
  if (BUSY.has(code)) return "busy";
  return databaseFault(error.cause);
}
