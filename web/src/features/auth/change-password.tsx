import { MIN_PASSWORD_LENGTH } from "@mainstreet/contract/limits";
import { changePasswordForm, changePasswordInput } from "@mainstreet/contract/sessions";
import { toastSuccess } from "../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../lib/use-schema-form.ts";
import { useUser } from "../../lib/use-user.ts";
import { Card } from "../../ui/card.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./security.module.css";
import { useChangePassword } from "./security-api.ts";

const EMPTY = { currentPassword: "", newPassword: "", confirmPassword: "" };

export function ChangePassword() {
  const change = useChangePassword();
  const { form, submit, refuse, clear } = useSchemaForm(changePasswordForm, {
    initial: EMPTY,
    onEdit: () => resetRefusal(change),
  });
  const send = submit((values) =>
    change.mutate(changePasswordInput.parse(values), {
      onError: refuse,
      onSuccess: () => {
        toastSuccess("Password changed. You are signed out everywhere else.");
        clear(values);
      },
    }),
  );
  return (
    <Card title="Password" hint="Changing it signs you out everywhere else.">
      <form className={classes.form} onSubmit={send} noValidate>
        {/* Tells a password manager whose password it is. */}
        <input hidden readOnly autoComplete="username" value={useUser()?.email ?? ""} />
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          {...form.getInputProps("currentPassword")}
        />
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          description={`At least ${MIN_PASSWORD_LENGTH} characters`}
          {...form.getInputProps("newPassword")}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          {...form.getInputProps("confirmPassword")}
        />
        <RefusalNotice error={change.error} fallback="Failed to change the password" />
        <div>
          <SubmitButton busy={change.isPending} busyText="Changing...">
            Change Password
          </SubmitButton>
        </div>
      </form>
    </Card>
  );
}
