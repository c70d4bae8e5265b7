/**
 * unreachable: no response, or one from a read-only standby; busy: the database gave up because of a lock, a timeout or a conflict; full:
 * its disk is full. The first two pass by themselves, the last when an operator frees space.
 */
export type DatabaseFault = "unreachable" | "busy" | "full";

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
  // The server has become a standby: the next connection leads to the new one.
  "25006",
]);
const BUSY = new Set(["55P03", "57014", "40001", "40P01", "25P03"]);
const FULL = "53100";

/** Messages of pg without a code, when a connection is lost, was never made, or is used after its loss. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The temporary fault of the database behind an error, whose cause Drizzle wraps; undefined for every other error. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (UNREACHABLE.has(code) || code.startsWith("08") || LOST.test(error.message))
    return "unreachable";
  if (BUSY.has(code)) return "busy";
  if (code === FULL) return "full";
  return databaseFault(error.cause);
}
