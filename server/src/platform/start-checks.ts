import { once } from "node:events";
import { createServer } from "node:net";
import type { Config } from "../config.ts";

/** Throws, before anything is opened, when something else listens on our port. Port 0 is any free one. */
export async function assertPortFree({ port, host }: Pick<Config, "port" | "host">): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}

/** One sentence on why the server did not start. For a failed query it contains the cause, as the query's own message lists values. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return "Mainstreet could not start.";
  if ("query" in error) return `The database refused to start: ${startFailure(error.cause)}`;
  const isPortTaken = "code" in error && error.code === "EADDRINUSE" && "port" in error;
  if (isPortTaken)
    return `Port ${String(error.port)} is in use. Stop what listens there, or set PORT.`;
  return error.message;
}
