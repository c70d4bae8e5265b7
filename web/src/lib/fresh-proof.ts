import { ApiError } from "./api-error.ts";

/** Code of the 403 for a call that needs fresh proof; a constant of its own, since the first page does not load the contract's schemas. */
const FRESH_PROOF_REQUIRED = "FRESH_PROOF_REQUIRED";

let finish: ((isProved: boolean) => void) | undefined;
let pending: Promise<boolean> | undefined;
let typed = "";
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

/** Whether a call waits for the user to prove who they are; for `useSyncExternalStore`. */
export const freshProofStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isWaiting: (): boolean => pending !== undefined,
  /** The password in the waiting call, so that the dialog need not ask for it again. '' for none. */
  typedPassword: (): string => typed,
};

/** Ends the wait: the calls are sent again when the proof was accepted, and fail with their refusal otherwise. */
export function finishFreshProof(isProved: boolean): void {
  finish?.(isProved);
  finish = undefined;
  pending = undefined;
  typed = "";
  notify();
}

/**
 * Sends a call; if the server requires fresh proof, sends it once more after the user has given the proof. `body` is the
 * body of the call, which may contain the password.
 */
export async function withFreshProof<T>(send: () => Promise<T>, body?: unknown): Promise<T> {
  try {
    return await send();
  } catch (error) {
    // Where no page shows the dialog, nobody can give the proof.
    if (!needsProof(error) || listeners.size === 0 || !(await proof(body))) throw error;
    return send();
  }
}

function needsProof(error: unknown): boolean {
  return error instanceof ApiError && error.code === FRESH_PROOF_REQUIRED;
}

/** The result of the one dialog for all waiting calls. */
function proof(body: unknown): Promise<boolean> {
  pending ??= new Promise((resolve) => {
    finish = resolve;
    typed = passwordIn(body);
  });
  notify();
  return pending;
}

function passwordIn(body: unknown): string {
  const has = typeof body === "object" && body !== null && "currentPassword" in body;
  return has && typeof body.currentPassword === "string" ? body.currentPassword : "";
}
