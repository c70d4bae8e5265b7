import { providerRetries, providerSeconds } from "../metrics.ts";
import { currentLog } from "../jobs/trace.ts";
import type { ProviderResponse, ConnectionFault } from "./send-request.ts";
import type { ProviderName } from "../../provider-error.ts";

/**
 * One try of a call, the first being 1. `operation` is one of a few names, as the provider's documents have them: never an
 * id, a key or a host.
 */
export type CallAttempt = { provider: ProviderName; operation: string; attempt: number };

/** How a try ended: the status of its answer, or why there was none. */
type Ended = Pick<ProviderResponse, "status"> | Pick<ConnectionFault, "fault">;

/** Makes a try of a call, measures it and says in the log of the work at hand how it went; in short, and no secret with it. */
export async function withCallTrace<Outcome extends Ended>(
  call: CallAttempt,
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  const begun = performance.now();
  const outcome = await send();
  traceCall(call, outcome, performance.now() - begun);
  return outcome;
}

/** The same of a try that was made and measured elsewhere. */
export function traceCall(call: CallAttempt, ended: Ended, ms: number): void {
  const { provider, operation, attempt } = call;
  const outcome = outcomeOf(ended);
  providerSeconds.observe({ provider, operation, outcome }, ms / 1_000);
  if (attempt > 1) providerRetries.inc({ provider, operation });
  // Of an answer nothing else: its headers and its body are the provider's words.
  const status = "status" in ended ? ended.status : undefined;
  const line = { provider, operation, attempt, outcome, status, ms: Math.round(ms) };
  if (outcome === "ok") currentLog()?.debug(line, "provider call");
  else currentLog()?.info(line, "provider call");
}

function outcomeOf(ended: Ended): string {
  if ("fault" in ended) return ended.fault === "refused" ? "unreachable" : ended.fault;
  const { status } = ended;
  if (status === 429) return "limited";
  if (status >= 500) return "failed";
  return status < 400 ? "ok" : "refused";
}
