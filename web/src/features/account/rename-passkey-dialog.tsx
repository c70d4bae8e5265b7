import { renamePasskeyInput, type Passkey } from "@mainstreet/contract/second-factor";
import { Button, Modal, TextInput } from "@mantine/core";
import { resetRefusal, useSchemaForm } from "../../lib/use-schema-form.ts";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./account.module.css";
import { useRenamePasskey } from "./second-factor-api.ts";

type Props = {
  /** Absent = closed. */
  passkey: Passkey | undefined;
  onClose: () => void;
};

export function RenamePasskeyDialog({ passkey, onClose }: Props) {
  const rename = useRenamePasskey();
  const close = () => {
    resetRefusal(rename);
    onClose();
  };
  return (
    <Modal
      opened={passkey !== undefined}
      onClose={close}
      // Escape closes the dialog on top, but all open dialogs listen for it.
      closeOnEscape={!rename.isPending}
      title="Rename passkey"
      size="26rem"
    >
      {passkey !== undefined && <NameForm passkey={passkey} rename={rename} onClose={close} />}
    </Modal>
  );
}

type FormProps = {
  passkey: Passkey;
  rename: ReturnType<typeof useRenamePasskey>;
  onClose: () => void;
};

function NameForm({ passkey: { id, name }, rename, onClose }: FormProps) {
  const { form, submit, refuse } = useSchemaForm(renamePasskeyInput, {
    initial: { name },
    onEdit: () => resetRefusal(rename),
  });
  const send = submit((values) =>
    rename.mutate(
      { id, ...renamePasskeyInput.parse(values) },
      { onError: refuse, onSuccess: onClose },
    ),
  );
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextInput label="Name of the passkey" data-autofocus {...form.getInputProps("name")} />
      <RefusalNotice error={rename.error} fallback="Failed to rename the passkey" />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busy={rename.isPending} busyText="Renaming...">
          Rename
        </SubmitButton>
      </div>
    </form>
  );
}
