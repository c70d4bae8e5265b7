import { awsCredentialsInput } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { Button, TextInput } from "@mantine/core";
import { renewAttempt } from "../../../lib/attempt.ts";
import { usePublicConfig } from "../../../lib/public-config.ts";
import { toastSuccess } from "../../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../../lib/use-schema-form.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { RefusalNotice } from "../../../ui/refusal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { useAddAwsCredentials } from "./api.ts";
import classes from "../credentials.module.css";
import { SANDBOX_NAME } from "../sandbox-account.ts";

/** The form of the AWS card: a name and a pair of keys. */
export function AddAwsCredentials() {
  const add = useAddAwsCredentials();
  const { form, submit, refuse, clear } = useSchemaForm(awsCredentialsInput, {
    initial: { name: "", accessKey: "", secretKey: "" },
    onEdit: () => {
      resetRefusal(add);
      renewAttempt("aws-credentials");
    },
  });
  const sandbox = usePublicConfig().data?.sandbox;
  const fill = (keys: NonNullable<typeof sandbox>) =>
    form.setValues({
      name: SANDBOX_NAME,
      accessKey: keys.awsAccessKey,
      secretKey: keys.awsSecretKey,
    });
  const send = submit((values) =>
    add.mutate(values, {
      onError: refuse,
      onSuccess: () => {
        toastSuccess(awsTexts.credentials.added);
        clear(values);
      },
    }),
  );
  return (
    <form className={`${classes.form} ${classes.three}`} onSubmit={send} noValidate>
      <TextInput
        label="Credentials Name"
        placeholder="My agency"
        autoComplete="off"
        {...form.getInputProps("name")}
      />
      <TextInput
        label="Access Key"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps("accessKey")}
      />
      <PasswordField label="Secret Key" autoComplete="off" {...form.getInputProps("secretKey")} />
      <RefusalNotice
        className={classes.wide}
        error={add.error}
        fallback={awsTexts.credentials.addFailed}
      />
      <div className={`${classes.buttons} ${classes.wide}`}>
        <SubmitButton variant="light" busy={add.isPending} busyText="Verifying...">
          Add Credentials
        </SubmitButton>
        {sandbox !== undefined && (
          <Button variant="default" onClick={() => fill(sandbox)}>
            Use the sandbox account
          </Button>
        )}
      </div>
    </form>
  );
}
