import { MAX_LENGTH } from "@mainstreet/contract/limits";
import { requiredText } from "@mainstreet/contract/text-field";
import { leadTexts } from "@mainstreet/contract/lead-texts";
import { NativeSelect, TextInput } from "@mantine/core";
import { z } from "zod";
import { toastSuccess } from "../../lib/toasts.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import checkbox from "../../ui/checkbox.module.css";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useAddRecipient } from "./api.ts";
import classes from "./lead-settings.module.css";

const typed = z.object({
  channel: z.enum(["mail", "sms"]),
  address: requiredText("Address", MAX_LENGTH.email, leadTexts.recipientNeeded),
  isEscalation: z.boolean(),
});
type Typed = z.input<typeof typed>;

const NOBODY: Typed = { channel: "mail", address: "", isEscalation: false };

type Props = { businessId: string; canText: boolean };

/** Adds a person who is notified of leads. */
export function NewRecipient({ businessId, canText }: Props) {
  const add = useAddRecipient(businessId);
  const { form, submit, refuse } = useSchemaForm<Typed>(typed, {
    initial: NOBODY,
    onEdit: () => add.isError && add.reset(),
  });
  const { channel, isEscalation } = form.values;
  const isMail = channel === "mail";
  const send = submit((values) =>
    add.mutate(values, {
      onSuccess: ({ address, confirmedAt }) => {
        form.setValues({ ...NOBODY, channel: values.channel });
        toastSuccess(
          isMail && confirmedAt === null
            ? `${address} got a mail with a link that confirms the address`
            : "Added",
        );
      },
      onError: (error) => void refuse(error),
    }),
  );
  return (
    <form className={classes.form} noValidate onSubmit={send} aria-label="Add somebody">
      <div className={classes.fields}>
        {canText && (
          <NativeSelect
            label="By"
            data={[
              { value: "mail", label: "Mail" },
              { value: "sms", label: "Text message" },
            ]}
            {...form.getInputProps("channel")}
          />
        )}
        <TextInput
          label={isMail ? "Email address" : "Phone number"}
          type={isMail ? "email" : "tel"}
          autoComplete="off"
          {...form.getInputProps("address")}
        />
      </div>
      <label className={classes.check}>
        <input
          type="checkbox"
          className={checkbox.box}
          checked={isEscalation}
          onChange={({ currentTarget }) =>
            form.setFieldValue("isEscalation", currentTarget.checked)
          }
        />
        <span>Only of leads that nobody has opened in time</span>
      </label>
      <RefusalNotice error={add.error} fallback="Nobody was added. Please try again." />
      <div>
        <SubmitButton variant="default" busy={add.isPending} busyText="Adding…">
          Add
        </SubmitButton>
      </div>
    </form>
  );
}
