import { confirmTotpInput } from "@mainstreet/contract/second-factor";
import { Button, Modal, TextInput } from "@mantine/core";
import { toastSuccess } from "../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../lib/use-schema-form.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./account.module.css";
import type { FactorDialog } from "./factor-dialog.ts";
import { QrCode } from "./qr-code.tsx";
import { useConfirmTotp } from "./second-factor-api.ts";

/** What an authenticator app needs to know. */
export type AppSecret = { uri: string; secret: string };

type Props = Omit<FactorDialog, "opened"> & {
  /** Absent = closed. */
  app: AppSecret | undefined;
};

/** Shows the secret of an authenticator app as a QR code and to type, and checks a first code of the app. */
export function AddAppDialog({ app, onClose, onAdded }: Props) {
  const confirm = useConfirmTotp();
  return (
    <Modal
      opened={app !== undefined}
      onClose={onClose}
      // Escape closes the dialog on top, but all open dialogs listen for it.
      closeOnEscape={!confirm.isPending}
      closeOnClickOutside={false}
      title="Set up an authenticator app"
      size="28rem"
    >
      {app !== undefined && (
        <CodeForm app={app} confirm={confirm} onClose={onClose} onAdded={onAdded} />
      )}
    </Modal>
  );
}

type FormProps = Omit<FactorDialog, "opened"> & {
  app: AppSecret;
  confirm: ReturnType<typeof useConfirmTotp>;
};

function CodeForm({ app, confirm, onClose, onAdded }: FormProps) {
  const { form, submit, refuse } = useSchemaForm(confirmTotpInput, {
    initial: { code: "" },
    onEdit: () => resetRefusal(confirm),
  });
  const send = submit((values) =>
    confirm.mutate(confirmTotpInput.parse(values), {
      onError: refuse,
      onSuccess: ({ recoveryCodes }) => {
        if (recoveryCodes === undefined) toastSuccess("Authenticator app added.");
        onAdded(recoveryCodes);
      },
    }),
  );
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <p>Scan this code with your app, such as Google Authenticator, 1Password or Aegis.</p>
      <QrCode text={app.uri} label="QR code of the key that stands below it" />
      <div className={classes.head}>
        <p>
          Or type this key: <code className={classes.secret}>{grouped(app.secret)}</code>
        </p>
        <CopyButton text={app.secret} label="Copy the key" />
      </div>
      <TextInput
        label="Code of your app"
        description="The 6 digits that it shows now"
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        {...form.getInputProps("code")}
      />
      <RefusalNotice error={confirm.error} fallback="Failed to add the app" />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busy={confirm.isPending} busyText="Checking...">
          Add app
        </SubmitButton>
      </div>
    </form>
  );
}

/** In groups of four, as one types it. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;
