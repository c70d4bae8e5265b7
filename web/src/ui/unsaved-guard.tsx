import { useBlocker } from "@tanstack/react-router";
import { sessionToken } from "../lib/session.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** Asks for confirmation before unsaved changes are lost by a link, the back button or closing the tab. Signing out never asks. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty && sessionToken() !== null,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={status === "blocked"}
      title="Leave without saving?"
      question="Your changes on this page are not saved."
      confirm="Leave"
      cancel="Stay"
      busy={false}
      busyText="Leave"
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  );
}
