import { cloudflareTokenInput } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { cloudflareTexts } from "@mainstreet/contract/hosts/cloudflare/cloudflare-texts";
import { Button, TextInput } from "@mantine/core";
import { renewAttempt } from "../../../lib/attempt.ts";
import { usePublicConfig } from "../../../lib/public-config.ts";
import { toastSuccess } from "../../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../../lib/use-schema-form.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import { RefusalNotice } from "../../../ui/refusal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { useAddCloudflareToken } from "./api.ts";
import classes from "../credentials.module.css";
import { SANDBOX_NAME } from "../sandbox-account.ts";

/** The form of the Cloudflare card: name, token and the domain under which sites are published. */
export function AddCloudflareToken() {
  const add = useAddCloudflareToken();
  const { form, submit, refuse, clear } = useSchemaForm(cloudflareTokenInput, {
    initial: { name: "", token: "", zone: "" },
    onEdit: () => {
      resetRefusal(add);
      renewAttempt("cloudflare-token");
    },
  });
  const { cloudflareToken: token, cloudflareZone: zone = "" } =
    usePublicConfig().data?.sandbox ?? {};
  const send = submit((values) =>
    add.mutate(values, {
      onError: refuse,
      onSuccess: () => {
        toastSuccess(cloudflareTexts.tokens.added);
        clear(values);
      },
    }),
  );
  return (
    <form className={`${classes.form} ${classes.three}`} onSubmit={send} noValidate>
      <TextInput
        label="Account Name"
        placeholder="My agency"
        autoComplete="off"
        {...form.getInputProps("name")}
      />
      <PasswordField
        label="Cloudflare API Token"
        autoComplete="off"
        {...form.getInputProps("token")}
      />
      <TextInput
        label="Domain (optional)"
        placeholder="example.com"
        description="Sites are served below it, as name.example.com. Without one they have a trial address."
        inputWrapperOrder={["label", "input", "description", "error"]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps("zone")}
      />
      <RefusalNotice
        className={classes.wide}
        error={add.error}
        fallback={cloudflareTexts.tokens.addFailed}
      />
      <div className={`${classes.buttons} ${classes.wide}`}>
        <SubmitButton variant="light" busy={add.isPending} busyText="Setting up...">
          Add Account
        </SubmitButton>
        {token !== undefined && (
          <Button
            variant="default"
            onClick={() => form.setValues({ name: SANDBOX_NAME, token, zone })}
          >
            Fill in the sandbox account
          </Button>
        )}
      </div>
    </form>
  );
}
