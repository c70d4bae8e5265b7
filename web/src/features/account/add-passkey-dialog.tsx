import { deviceName } from "@mainstreet/contract/device-name";
import { renamePasskeyInput } from "@mainstreet/contract/second-factor";
import { Button, Modal, TextInput } from "@mantine/core";
import { toastSuccess } from "../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../lib/use-schema-form.ts";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./account.module.css";
import type { FactorDialog } from "./factor-dialog.ts";
import { useAddPasskey } from "./second-factor-api.ts";

/** Names a passkey, and has the browser make it. */
export function AddPasskeyDialog({ opened, onClose, onAdded }: FactorDialog) {
  const add = useAddPasskey();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      // Escape closes the dialog on top, but all open dialogs listen for it.
      closeOnEscape={!add.isPending}
      title="Add a passkey"
      size="26rem"
    >
      {opened && <NameForm add={add} onClose={onClose} onAdded={onAdded} />}
    </Modal>
  );
}

type Props = Omit<FactorDialog, "opened"> & { add: ReturnType<typeof useAddPasskey> };

function NameForm({ add, onClose, onAdded }: Props) {
  const { form, submit, refuse } = useSchemaForm(renamePasskeyInput, {
    initial: { name: deviceName(navigator.userAgent) },
    onEdit: () => resetRefusal(add),
  });
  const send = submit((values) =>
    add.mutate(renamePasskeyInput.parse(values), {
      onError: refuse,
      onSuccess: ({ recoveryCodes }) => {
        // The dialog of the codes is message enough, and on a phone the toast would cover it.
        if (recoveryCodes === undefined) toastSuccess("Passkey added.");
        onAdded(recoveryCodes);
      },
    }),
  );
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <p>
        Your browser asks for your fingerprint, your face, a PIN or a security key. The passkey
        stays on that device.
      </p>
      <TextInput
        label="Name of the passkey"
        description="By which you know it again, such as the device"
        data-autofocus
        {...form.getInputProps("name")}
      />
      <RefusalNotice error={add.error} fallback="Failed to add the passkey" />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busy={add.isPending} busyText="Waiting for your passkey...">
          Add passkey
        </SubmitButton>
      </div>
    </form>
  );
}
