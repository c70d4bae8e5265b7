import { netlifyTokenInput } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { Button, TextInput } from "@mantine/core";
import { renewAttempt } from "../../../lib/attempt.ts";
import { usePublicConfig } from "../../../lib/public-config.ts";
import { toastSuccess } from "../../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../../lib/use-schema-form.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { RefusalNotice } from "../../../ui/refusal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { useAddNetlifyToken } from "./api.ts";
import classes from "../credentials.module.css";
import { SANDBOX_NAME } from "../sandbox-account.ts";

/** The form of the Netlify card: name, token, 'Add Token'. */
export function AddNetlifyToken() {
  const add = useAddNetlifyToken();
  const { form, submit, refuse, clear } = useSchemaForm(netlifyTokenInput, {
    initial: { name: "", token: "" },
    onEdit: () => {
      resetRefusal(add);
      renewAttempt("netlify-token");
    },
  });
  const sandbox = usePublicConfig().data?.sandbox;
  const send = submit((values) =>
    add.mutate(values, {
      onError: refuse,
      onSuccess: () => {
        toastSuccess(netlifyTexts.tokens.added);
        clear(values);
      },
    }),
  );
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextInput
        label="Token Name"
        placeholder="My agency"
        autoComplete="off"
        {...form.getInputProps("name")}
      />
      <PasswordField label="Netlify Token" autoComplete="off" {...form.getInputProps("token")} />
      <RefusalNotice
        className={classes.wide}
        error={add.error}
        fallback={{
          refused: netlifyTexts.tokens.addFailed,
          unreadable: netlifyTexts.tokens.notAdded,
        }}
      />
      <div className={`${classes.buttons} ${classes.wide}`}>
        <SubmitButton variant="light" busy={add.isPending} busyText="Verifying...">
          Add Token
        </SubmitButton>
        {sandbox !== undefined && (
          <Button
            variant="default"
            onClick={() => form.setValues({ name: SANDBOX_NAME, token: sandbox.netlifyToken })}
          >
            Use the sandbox account
          </Button>
        )}
      </div>
    </form>
  );
}
