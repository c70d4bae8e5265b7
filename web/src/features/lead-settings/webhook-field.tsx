import { leadTexts } from "@mainstreet/contract/lead-texts";
import type { LeadSettingsOfBusiness } from "@mainstreet/contract/lead-settings";
import { MAX_LENGTH } from "@mainstreet/contract/limits";
import { requiredText } from "@mainstreet/contract/text-field";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { plainOf, useSaveLeadSettings } from "./api.ts";
import classes from "./lead-settings.module.css";

const KINDS = {
  webhook: {
    title: "Webhook",
    field: "webhookUrl",
    label: "Address of the webhook",
    about:
      "Each lead as signed JSON, for a CRM or an automation. What is not taken is tried again for a day.",
    host: (settings: LeadSettingsOfBusiness) => settings.webhookHost,
  },
  sms: {
    title: "Text messages",
    field: "smsUrl",
    label: "Address of the service that sends them",
    about: "A service of yours gets {id, to, text} as signed JSON for each number, and sends it.",
    host: (settings: LeadSettingsOfBusiness) => settings.smsHost,
  },
} as const;

type Props = {
  businessId: string;
  settings: LeadSettingsOfBusiness;
  kind: keyof typeof KINDS;
};

/** An address to which leads are sent by a signed request. Only its host is shown; its secret is shown once. */
export function WebhookField({ businessId, settings, kind }: Props) {
  const { title, about, host } = KINDS[kind];
  const [secret, setSecret] = useState("");
  const [isOpen, setOpen] = useState(false);
  const known = host(settings);
  const open = known === null ? "Add address" : "Replace address";
  return (
    <section aria-label={title} className={classes.part}>
      <h3>{title}</h3>
      <p className="note">{about}</p>
      {known !== null && <Known {...{ businessId, settings, kind }} host={known} />}
      {secret !== "" && (
        <Notice tone="good" role="status" title="Copy the secret now. It is shown only this once.">
          <p className="mono">{secret}</p>
          <p>
            Each request has X-Mainstreet-Signature: t=seconds,v1=HMAC-SHA256 of the time, a dot and
            the body.
          </p>
          <CopyButton text={secret} label="Copy secret" />
        </Notice>
      )}
      {isOpen ? (
        <AddressForm
          {...{ businessId, settings, kind }}
          onSaved={(made) => {
            setSecret(made);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : (
        <div>
          <Button
            variant="default"
            aria-label={`${open}: ${title}`}
            onClick={() => {
              setSecret("");
              setOpen(true);
            }}
          >
            {open}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The host of the stored address, with a button that removes the address. */
function Known({ businessId, settings, kind, host }: Props & { host: string }) {
  const { title, field } = KINDS[kind];
  const save = useSaveLeadSettings(businessId);
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className={classes.person}>
      <strong className={classes.about}>{host}</strong>
      <Button
        size="sm"
        variant="default"
        aria-label={`Remove ${title.toLowerCase()} address`}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title="Remove address"
        question={`${host} gets no further leads of this business.`}
        confirm="Remove"
        busy={save.isPending}
        busyText="Removing…"
        onConfirm={() =>
          save.mutate(
            { ...plainOf(settings), [field]: "" },
            {
              onSuccess: () => toastSuccess("Removed"),
              onError: (error) => toastFailure(messageOf(error, "This could not be removed")),
              onSettled: close,
            },
          )
        }
        onClose={close}
      />
    </div>
  );
}

type FormProps = Props & { onSaved: (secret: string) => void; onClose: () => void };

function AddressForm({ businessId, settings, kind, onSaved, onClose }: FormProps) {
  const { title, field, label } = KINDS[kind];
  const save = useSaveLeadSettings(businessId);
  const { form, submit, refuse } = useSchemaForm<Record<string, string>>(
    z.object({ [field]: requiredText("Address", MAX_LENGTH.url, leadTexts.invalidWebhook) }),
    { initial: { [field]: "" }, onEdit: () => save.isError && save.reset() },
  );
  const send = submit((values) =>
    save.mutate(
      { ...plainOf(settings), [field]: values[field] },
      {
        onSuccess: ({ webhookSecret = "", smsSecret = "" }) =>
          onSaved(kind === "webhook" ? webhookSecret : smsSecret),
        onError: (error) => void refuse(error),
      },
    ),
  );
  return (
    <form className={classes.form} noValidate onSubmit={send} aria-label={`New address: ${title}`}>
      <TextInput
        label={label}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        // It replaces the button that was pressed.
        autoFocus
        {...form.getInputProps(field)}
      />
      <RefusalNotice error={save.error} fallback="The address was not saved. Please try again." />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton variant="default" busy={save.isPending} busyText="Saving…">
          Save address
        </SubmitButton>
      </div>
    </form>
  );
}
