import { messageOf } from "../../lib/api-error.ts";
import { toastSuccess, toastFailure } from "../../lib/toasts.ts";

/** `problem`: another reason why an account cannot be used, or why a secret is refused. */
type Verified = { valid: boolean; problem?: string | null };
type Outcome = { onSuccess: (response: Verified) => void; onError: (error: Error) => void };

/** How a stored secret is verified, and the texts of the result. */
export type Verification = {
  mutate: (id: string, outcome: Outcome) => void;
  valid: string;
  invalid: string;
  failed: string;
};

/** Verifies a stored secret with the provider and shows the result. */
export function checkAccount(id: string, verification: Verification): void {
  verification.mutate(id, {
    onSuccess: ({ valid, problem }) => {
      if (valid && !problem) toastSuccess(verification.valid);
      else toastFailure(problem || verification.invalid);
    },
    onError: (error) => toastFailure(messageOf(error, verification.failed)),
  });
}
