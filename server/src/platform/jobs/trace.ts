import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyBaseLogger } from "fastify";

/** What caused the current work. Only ids: every line of its log contains them. */
export type Trace = {
  /** The id of the request that caused it, now or long ago. */
  requestId?: string | undefined;
  /** Who is signed in: an id, never an address or a name. */
  userId?: string | undefined;
  jobId?: string;
  campaignId?: string;
  runId?: string;
  orderId?: string;
};

type Scope = { log: FastifyBaseLogger; trace: Trace };

const scopes = new AsyncLocalStorage<Scope>();

/** Runs `work`, and everything that it calls and awaits, with `trace` added to its trace; provider calls are logged to `log`. */
export function withTrace<T>(log: FastifyBaseLogger, trace: Trace, work: () => T): T {
  return scopes.run({ log, trace: { ...currentTrace(), ...trace } }, work);
}

/** A copy of the current trace; empty for work that no request caused. */
export function currentTrace(): Trace {
  return { ...scopes.getStore()?.trace };
}

/** The log of the current work; undefined outside of a trace. */
export function currentLog(): FastifyBaseLogger | undefined {
  return scopes.getStore()?.log;
}
