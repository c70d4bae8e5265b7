import { messageOf } from "../../lib/api-error.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";

type Outcome = { onSuccess: (answer: { valid: boolean }) => void; onError: (error: Error) => void };

/** How a stored secret is verified, and the texts of the result. */
export type Verification = {
  mutate: (id: string, outcome: Outcome) => void;
  valid: string;
  invalid: string;
  failed: string;
};

/** Verifies it with the provider and shows the result. */
export function checkAccount(id: string, verification: Verification): void {
  verification.mutate(id, {
    onSuccess: ({ valid }) =>
      valid ? toastSuccess(verification.valid) : toastFailure(verification.invalid),
    onError: (error) => toastFailure(messageOf(error, verification.failed)),
  });
}
