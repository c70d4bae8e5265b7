import { awsCredentialsInput } from "@mainstreet/contract/aws-credentials";
import type { AwsCredentials } from "@mainstreet/contract/aws-credentials";
import { texts } from "@mainstreet/contract/texts";
import { Button, TextInput } from "@mantine/core";
import { Pencil, Trash2 } from "lucide-react";
import { toastDone } from "../../lib/toasts.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Refusal } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import table from "../../ui/table.module.css";
import { useUpdateAwsCredentials } from "./api.ts";
import classes from "./credentials.module.css";
import { MaskField } from "./mask-field.tsx";

type RowProps = {
  credentials: AwsCredentials;
  onBuckets: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

export function AwsCredentialsRow({ credentials, onBuckets, onEdit, onDelete }: RowProps) {
  const { name, accessKey, secretKey } = credentials;
  return (
    <tr>
      <td className={classes.name}>{name}</td>
      <td className={`mono ${classes.mask}`}>{accessKey}</td>
      <td className={`mono ${classes.mask} ${table.wide}`}>{secretKey}</td>
      <td>
        <div className={classes.actions}>
          <Button variant="default" size="sm" onClick={onBuckets}>
            Manage Buckets
          </Button>
          <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
          <IconButton icon={Trash2} label={`Delete ${name}`} onClick={onDelete} />
        </div>
      </td>
    </tr>
  );
}

type EditorProps = { credentials: AwsCredentials; onDone: () => void };

/** The same row being edited. */
export function AwsCredentialsEditor({ credentials, onDone }: EditorProps) {
  const update = useUpdateAwsCredentials(credentials.id);
  const { name, accessKey, secretKey } = credentials;
  const { form, submit, refuse } = useSchemaForm(awsCredentialsInput, {
    initial: { name, accessKey, secretKey },
    onEdit: () => update.reset(),
  });
  const save = submit((values) =>
    update.mutate(values, {
      onError: refuse,
      onSuccess: () => {
        toastDone(texts.awsCredentials.updated);
        onDone();
      },
    }),
  );
  return (
    <tr>
      <td colSpan={4}>
        <form
          className={`${classes.form} ${classes.three} ${classes.editor}`}
          onSubmit={save}
          noValidate
        >
          <TextInput label="Name" autoComplete="off" {...form.getInputProps("name")} />
          <MaskField label="Access Key" {...form.getInputProps("accessKey")} />
          <MaskField label="Secret Key" {...form.getInputProps("secretKey")} />
          <Refusal
            className={classes.wide}
            error={update.error}
            fallback={texts.awsCredentials.updateFailed}
          />
          <div className={`${classes.buttons} ${classes.wide}`}>
            <SubmitButton busy={update.isPending} busyText="Verifying...">
              Save
            </SubmitButton>
            <Button variant="default" onClick={onDone}>
              Cancel
            </Button>
          </div>
        </form>
      </td>
    </tr>
  );
}
