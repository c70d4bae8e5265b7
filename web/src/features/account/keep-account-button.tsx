import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useCallOffErasure } from "./api.ts";

/** Calls the deletion of the account off. */
export function KeepAccountButton({ variant = "filled" }: { variant?: "filled" | "default" }) {
  const keep = useCallOffErasure();
  const send = () =>
    keep.mutate(undefined, {
      onSuccess: () => toastSuccess("Your account stays. Nothing was deleted."),
      onError: (error) => toastFailure(messageOf(error, "Failed to call the deletion off")),
    });
  return (
    <SubmitButton
      variant={variant}
      size="sm"
      busy={keep.isPending}
      busyText="Keeping..."
      onClick={send}
    >
      Keep my account
    </SubmitButton>
  );
}
