import { providerRetries, providerSeconds } from "../metrics.ts";
import { currentLog } from "../jobs/trace.ts";
import type { ProviderResponse, ConnectionFault } from "./send-request.ts";
import type { ProviderName } from "../../provider-error.ts";

/**
 * One attempt of a call, the first being 1. `operation` is one of a few names from the provider's documents: never an
 * id, a key or a host.
 */
export type CallAttempt = { provider: ProviderName; operation: string; attempt: number };

/** How an attempt ended: the status of its response, or why there was none. */
type CallResult = Pick<ProviderResponse, "status"> | Pick<ConnectionFault, "fault">;

/** Runs one attempt of a call, measures it and logs how it ended, without anything secret. */
export async function withCallTrace<Outcome extends CallResult>(
  call: CallAttempt,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  const begun = performance.now();
  const outcome = await send();
  traceCall(call, outcome, performance.now() - begun);
  return outcome;
}

/** The same for an attempt that was sent and measured elsewhere. */
export function traceCall(call: CallAttempt, ended: CallResult, ms: number): void {
  const { provider, operation, attempt } = call;
  const outcome = outcomeOf(ended);
  providerSeconds.observe({ provider, operation, outcome }, ms / 1_000);
  if (attempt > 1) providerRetries.inc({ provider, operation });
  // Nothing else of a response is logged, as its headers and body may contain anything.
  const status = "status" in ended ? ended.status : undefined;
  const line = { provider, operation, attempt, outcome, status, ms: Math.round(ms) };
  if (outcome === "ok") currentLog()?.debug(line, "provider call");
  else currentLog()?.info(line, "provider call");
}

function outcomeOf(ended: CallResult): string {
  if ("fault" in ended) return ended.fault === "refused" ? "unreachable" : ended.fault;
  const { status } = ended;
  if (status === 429) return "limited";
  if (status >= 500) return "failed";
  return status < 400 ? "ok" : "refused";
}
