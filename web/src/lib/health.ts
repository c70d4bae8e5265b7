import { HEALTH_RECHECK_MS, TIMEOUT_MS } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { useEffect, useSyncExternalStore } from "react";
import { ApiError } from "./api-error.ts";
import { onUnreachable } from "./reachability.ts";

/** `error` is why the last question failed; undefined before the first answer and while all is well. */
type Health = { hasAnswered: boolean; isAsking: boolean; error: unknown };

let health: Health = { hasAnswered: false, isAsking: false, error: undefined };
const listeners = new Set<() => void>();

function replace(next: Health): void {
  health = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the API whether it is well, unless that question is on its way. */
export async function askHealth(): Promise<void> {
  if (health.isAsking) return;
  replace({ ...health, isAsking: true });
  try {
    await fetchHealth();
    replace({ hasAnswered: true, isAsking: false, error: undefined });
  } catch (error) {
    replace({ ...health, isAsking: false, error });
  }
}

/** How the API stands: asked every 30 seconds (spec §2), and at once when any other call finds no server. */
export function useHealth(): Health {
  useEffect(() => {
    const askIfSeen = () => {
      if (document.visibilityState === "visible") void askHealth();
    };
    // After a failure there is nothing new to learn from other calls that fail too.
    const stop = onUnreachable(() => void (health.error === undefined && askHealth()));
    const timer = setInterval(askIfSeen, HEALTH_RECHECK_MS);
    document.addEventListener("visibilitychange", askIfSeen);
    void askHealth();
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askIfSeen);
    };
  }, []);
  return useSyncExternalStore(subscribe, () => health);
}

/**
 * The contract's `GET /health`, checked by hand: it is asked before anything else has loaded, the schemas too.
 * @throws {ApiError} when the API does not answer, or not that it is well.
 */
async function fetchHealth(): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS.default);
  const answer = await fetch("/api/health", { cache: "no-store", signal }).catch((cause) => {
    throw new ApiError({ status: 0, code: "NETWORK", message: texts.shell.network, cause });
  });
  const said: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok || !isWell(said))
    throw new ApiError({ status: answer.status, code: "NO_REASON", message: "" });
}

function isWell(said: unknown): boolean {
  return typeof said === "object" && said !== null && "status" in said && said.status === "ok";
}
