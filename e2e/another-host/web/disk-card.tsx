import { diskAccountInput } from "@mainstreet/contract/hosts/disk/disk-accounts";
import { diskTexts } from "@mainstreet/contract/hosts/disk/disk-texts";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../../lib/api-error.ts";
import { toastSuccess, toastFailure } from "../../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../../lib/use-schema-form.ts";
import { Card } from "../../../ui/card.tsx";
import { RefusalNotice } from "../../../ui/refusal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import classes from "../credentials.module.css";
import { DeleteAccount } from "../delete-account.tsx";
import { useAddDiskAccount, useDeleteDiskAccount, useDiskAccounts } from "./api.ts";

/** Settings: the folders in which sites can be published. */
export function DiskCard() {
  const accounts = useDiskAccounts().data ?? [];
  const deletion = useDeleteDiskAccount();
  const [deleted, setDeleted] = useState<{ id: string }>();
  return (
    <Card title="Folders on Disk">
      <AddFolder />
      {accounts.map((account) => (
        <p key={account.id}>
          {account.name} <span className="mono">{account.folder}</span>{" "}
          <Button variant="default" onClick={() => setDeleted(account)}>
            Remove {account.name}
          </Button>
        </p>
      ))}
      <DeleteAccount
        account={deleted}
        deletion={{
          mutate: deletion.mutate,
          title: "Remove folder",
          question: diskTexts.confirmDelete,
          note: "Sites in it stay live.",
          done: diskTexts.removed,
          failed: diskTexts.deleteFailed,
        }}
        onClose={() => setDeleted(undefined)}
        onDeleted={() => undefined}
      />
    </Card>
  );
}

function AddFolder() {
  const add = useAddDiskAccount();
  const { form, submit, refuse, clear } = useSchemaForm(diskAccountInput, {
    initial: { name: "", folder: "", address: "", key: "" },
    onEdit: () => resetRefusal(add),
  });
  const send = submit((values) =>
    add.mutate(values, {
      onError: (error) => {
        if (!refuse(error)) toastFailure(messageOf(error, diskTexts.addFailed));
      },
      onSuccess: () => {
        toastSuccess(diskTexts.added);
        clear(values);
      },
    }),
  );
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextInput label="Folder Name" {...form.getInputProps("name")} />
      <TextInput label="Path" {...form.getInputProps("folder")} />
      <TextInput label="Address" {...form.getInputProps("address")} />
      <TextInput label="Key" {...form.getInputProps("key")} />
      <RefusalNotice error={add.error} fallback={diskTexts.addFailed} />
      <SubmitButton busy={add.isPending} busyText="Verifying...">
        Add Folder
      </SubmitButton>
    </form>
  );
}
