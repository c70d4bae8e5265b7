import { messageOf } from "../../lib/api-error.ts";
import { toastDone, toastFailure } from "../../lib/toasts.ts";

type Outcome = { onSuccess: (answer: { valid: boolean }) => void; onError: (error: Error) => void };

/** How it is found out whether a stored secret still works, and what is said of it. */
export type Verification = {
  mutate: (id: string, outcome: Outcome) => void;
  valid: string;
  invalid: string;
  failed: string;
};

/** Asks the provider and says what it answered. */
export function checkAccount(id: string, verification: Verification): void {
  verification.mutate(id, {
    onSuccess: ({ valid }) =>
      valid ? toastDone(verification.valid) : toastFailure(verification.invalid),
    onError: (error) => toastFailure(messageOf(error, verification.failed)),
  });
}
