import { HEALTH_RECHECK_MS, TIMEOUT_MS } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { useEffect, useSyncExternalStore } from "react";
import { ApiError } from "./api-error.ts";
import { onUnreachable } from "./reachability.ts";

/** `error` is why the last check failed; undefined before the first response and while the API is healthy. */
type Health = { hasResponded: boolean; isChecking: boolean; error: unknown };

let health: Health = { hasResponded: false, isChecking: false, error: undefined };
const listeners = new Set<() => void>();

function replace(next: Health): void {
  health = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Checks the API's health, unless a check is in flight. */
export async function checkHealth(): Promise<void> {
  if (health.isChecking) return;
  replace({ ...health, isChecking: true });
  try {
    await fetchHealth();
    replace({ hasResponded: true, isChecking: false, error: undefined });
  } catch (error) {
    replace({ ...health, isChecking: false, error });
  }
}

/** The API's health: checked every 30 seconds (spec §2), and at once when any other call gets no response. */
export function useHealth(): Health {
  useEffect(() => {
    const checkIfVisible = () => {
      if (document.visibilityState === "visible") void checkHealth();
    };
    // While the API is known to be down, other failing calls need no further check.
    const stop = onUnreachable(() => void (health.error === undefined && checkHealth()));
    const timer = setInterval(checkIfVisible, HEALTH_RECHECK_MS);
    document.addEventListener("visibilitychange", checkIfVisible);
    void checkHealth();
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", checkIfVisible);
    };
  }, []);
  return useSyncExternalStore(subscribe, () => health);
}

/**
 * The contract's `GET /health`, validated by hand: it runs before the schemas have loaded.
 * @throws {ApiError} when the API does not respond, or is not healthy.
 */
async function fetchHealth(): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS.default);
  const response = await fetch("/api/health", { cache: "no-store", signal }).catch((cause) => {
    throw new ApiError({ status: 0, code: "NETWORK", message: texts.shell.network, cause });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok || !isWell(body))
    throw new ApiError({ status: response.status, code: "NO_REASON", message: "" });
}

function isWell(body: unknown): boolean {
  return typeof body === "object" && body !== null && "status" in body && body.status === "ok";
}
