import { changeEmailInput } from "@mainstreet/contract/account-recovery";
import { Button, TextInput } from "@mantine/core";
import { resetRefusal, useSchemaForm } from "../../lib/use-schema-form.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useChangeEmail } from "./email-api.ts";
import classes from "./security.module.css";

const EMPTY = { newEmail: "", currentPassword: "" };

type Props = { onClose: () => void; onSent: (newEmail: string) => void };

/** Asks for the new address and the password. The address changes when the link that is sent to it is followed. */
export function ChangeEmail({ onClose, onSent }: Props) {
  const change = useChangeEmail();
  const { form, submit, refuse } = useSchemaForm(changeEmailInput, {
    initial: EMPTY,
    onEdit: () => resetRefusal(change),
  });
  const send = submit((values) =>
    change.mutate(changeEmailInput.parse(values), {
      onError: refuse,
      onSuccess: (_sent, { newEmail }) => onSent(newEmail),
    }),
  );
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextInput
        label="New email address"
        type="email"
        autoComplete="email"
        data-autofocus
        {...form.getInputProps("newEmail")}
      />
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        {...form.getInputProps("currentPassword")}
      />
      <RefusalNotice error={change.error} fallback="Failed to change the address" />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busy={change.isPending} busyText="Sending...">
          Send the link
        </SubmitButton>
      </div>
    </form>
  );
}
