import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyBaseLogger } from "fastify";

/** What led to the work at hand. Ids only: every line that is logged meanwhile carries them. */
export type Trace = {
  /** Of the request that asked for it, be it now or long ago. */
  requestId?: string | undefined;
  jobId?: string;
  campaignId?: string;
  runId?: string;
  orderId?: string;
};

type Scope = { log: FastifyBaseLogger; trace: Trace };

const scopes = new AsyncLocalStorage<Scope>();

/** Runs `work`, and all that it calls and awaits, as led to by `trace` as well; `log` is where its provider calls are told. */
export function withTrace<T>(log: FastifyBaseLogger, trace: Trace, work: () => T): T {
  return scopes.run({ log, trace: { ...currentTrace(), ...trace } }, work);
}

/** A copy of what led here; empty for work that nobody asked for. */
export function currentTrace(): Trace {
  return { ...scopes.getStore()?.trace };
}

/** The log of the work at hand; undefined outside of it. */
export function currentLog(): FastifyBaseLogger | undefined {
  return scopes.getStore()?.log;
}
