import { netlifyTokenInput } from "@mainstreet/contract/netlify-tokens";
import type { NetlifyToken } from "@mainstreet/contract/netlify-tokens";
import { texts } from "@mainstreet/contract/texts";
import { Button, TextInput } from "@mantine/core";
import { Pencil, Trash2 } from "lucide-react";
import { toastDone } from "../../lib/toasts.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Refusal } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useUpdateNetlifyToken } from "./api.ts";
import classes from "./credentials.module.css";
import { MaskField } from "./mask-field.tsx";

type RowProps = { token: NetlifyToken; onEdit: () => void; onDelete: () => void };

export function NetlifyTokenRow({ token, onEdit, onDelete }: RowProps) {
  return (
    <tr>
      <td className={classes.name}>{token.name}</td>
      <td className={`mono ${classes.mask}`}>{token.token}</td>
      <td>
        <div className={classes.actions}>
          <IconButton icon={Pencil} label={`Edit ${token.name}`} onClick={onEdit} />
          <IconButton icon={Trash2} label={`Delete ${token.name}`} onClick={onDelete} />
        </div>
      </td>
    </tr>
  );
}

/** The same row being edited. */
export function NetlifyTokenEditor({ token, onDone }: { token: NetlifyToken; onDone: () => void }) {
  const update = useUpdateNetlifyToken(token.id);
  const { form, submit, refuse } = useSchemaForm(netlifyTokenInput, {
    initial: { name: token.name, token: token.token },
    onEdit: () => update.reset(),
  });
  const save = submit((values) =>
    update.mutate(values, {
      onError: refuse,
      onSuccess: () => {
        toastDone(texts.netlifyTokens.updated);
        onDone();
      },
    }),
  );
  return (
    <tr>
      <td colSpan={3}>
        <form className={`${classes.form} ${classes.editor}`} onSubmit={save} noValidate>
          <TextInput label="Name" autoComplete="off" {...form.getInputProps("name")} />
          <MaskField label="Token" {...form.getInputProps("token")} />
          <Refusal
            className={classes.wide}
            error={update.error}
            fallback={texts.netlifyTokens.updateFailed}
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
