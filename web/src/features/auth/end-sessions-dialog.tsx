import { confirmPasswordInput, type Session } from "@mainstreet/contract/sessions";
import { Button, Modal } from "@mantine/core";
import { toastSuccess } from "../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../lib/use-schema-form.ts";
import { useUser } from "../../lib/use-user.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { deviceName } from "@mainstreet/contract/device-name";
import classes from "./security.module.css";
import { useEndSessions } from "./security-api.ts";

type Props = {
  /** Which sessions are to end; absent = closed. */
  target: Session | "others" | undefined;
  /** Whether the focus goes back to where it was when the dialog closes. */
  returnFocus: boolean;
  onClose: () => void;
  onEnded: () => void;
};

/** Asks for the password before other sessions end. */
export function EndSessionsDialog({ target, returnFocus, onClose, onEnded }: Props) {
  const end = useEndSessions();
  const close = () => {
    resetRefusal(end);
    onClose();
  };
  return (
    <Modal
      opened={target !== undefined}
      onClose={close}
      // Escape closes the dialog on top, but all open dialogs listen for it.
      closeOnEscape={!end.isPending}
      returnFocus={returnFocus}
      title={target === "others" ? "Sign out all others" : "Sign out a device"}
      size="26rem"
    >
      {target !== undefined && (
        <EndSessionsForm target={target} end={end} onClose={close} onEnded={onEnded} />
      )}
    </Modal>
  );
}

type FormProps = Pick<Props, "onClose" | "onEnded"> & {
  target: Session | "others";
  end: ReturnType<typeof useEndSessions>;
};

function EndSessionsForm({ target, end, onClose, onEnded }: FormProps) {
  const device = target === "others" ? undefined : deviceName(target.userAgent);
  const { form, submit, refuse } = useSchemaForm(confirmPasswordInput, {
    initial: { currentPassword: "" },
    onEdit: () => resetRefusal(end),
  });
  const send = submit((body) =>
    end.mutate(
      { id: target === "others" ? undefined : target.id, body },
      {
        onError: refuse,
        onSuccess: () => {
          toastSuccess(
            device === undefined
              ? "You are signed out everywhere else."
              : `${device} is signed out.`,
          );
          onEnded();
        },
      },
    ),
  );
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <p>
        {device === undefined
          ? "All sessions but this one end. Enter your password to go on."
          : `The session of ${device} ends. Enter your password to go on.`}
      </p>
      <input hidden readOnly autoComplete="username" value={useUser()?.email ?? ""} />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        data-autofocus
        {...form.getInputProps("currentPassword")}
      />
      <RefusalNotice error={end.error} fallback="Failed to end the session" />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busy={end.isPending} busyText="Signing out...">
          Sign out
        </SubmitButton>
      </div>
    </form>
  );
}
