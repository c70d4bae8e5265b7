import { ERASURE_DELAY_DAYS, requestErasureInput } from "@mainstreet/contract/account-erasure";
import { countOf } from "@mainstreet/contract/count";
import { Button, Modal, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { toastSuccess } from "../../lib/toasts.ts";
import { resetRefusal, useSchemaForm } from "../../lib/use-schema-form.ts";
import { useUser } from "../../lib/use-user.ts";
import { Notice } from "../../ui/notice.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useOpened } from "../../ui/use-opened.ts";
import classes from "./account.module.css";
import { useRequestErasure } from "./api.ts";

type Props = { opened: boolean; liveSites: number; credits: number; onClose: () => void };

/** Asks what becomes of the live sites, and for the address of the account as confirmation. */
export function DeleteAccountDialog({ opened, onClose, ...lost }: Props) {
  const request = useRequestErasure();
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={onClose}
      // Escape closes the dialog on top, but all open dialogs listen for it.
      closeOnEscape={!request.isPending}
      title="Delete your account"
      size="30rem"
    >
      {opened && <DeleteForm {...lost} request={request} onClose={onClose} />}
    </Modal>
  );
}

type FormProps = Omit<Props, "opened"> & { request: ReturnType<typeof useRequestErasure> };

const CHOICES = [
  {
    sites: "take-down",
    title: "Take my live sites down",
    text: "Each is removed from your host, as when you delete it here. With https for S3, or Cloudflare, what was set up stays in your own account: delete the CloudFront distributions, or the Worker and its R2 bucket, there.",
  },
  {
    sites: "leave",
    title: "Leave my live sites up",
    text: "They stay at your host as they are. Nothing here can change them any more, and their forms stop working.",
  },
] as const;

const EMPTY = { confirmation: "", sites: "" };

function DeleteForm({ liveSites, credits, request, onClose }: FormProps) {
  const email = useUser()?.email ?? "";
  const { form, submit, refuse } = useSchemaForm(requestErasureInput, {
    // Without live sites there is nothing to choose.
    initial: liveSites === 0 ? { ...EMPTY, sites: "take-down" } : EMPTY,
    onEdit: () => resetRefusal(request),
  });
  const send = submit((values) =>
    request.mutate(requestErasureInput.parse(values), {
      onError: refuse,
      onSuccess: () => {
        toastSuccess(`Your account is deleted in ${ERASURE_DELAY_DAYS} days.`);
        onClose();
      },
    }),
  );
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <Notice tone="bad" title={lossOf(liveSites, credits)}>
        You have {ERASURE_DELAY_DAYS} days to call it off. After that nothing can bring it back.
      </Notice>
      {liveSites > 0 && (
        <SitesChoice
          value={form.values.sites}
          error={form.errors["sites"]}
          onChoose={(sites) => form.setFieldValue("sites", sites)}
        />
      )}
      <TextInput
        label="Type the email address of your account"
        description={email}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        {...form.getInputProps("confirmation")}
      />
      <RefusalNotice error={request.error} fallback="Failed to request the deletion" />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton color="red" busy={request.isPending} busyText="Requesting...">
          Delete my account
        </SubmitButton>
      </div>
    </form>
  );
}

function lossOf(liveSites: number, credits: number): string {
  const lost = [
    liveSites > 0 && countOf(liveSites, "live site"),
    credits > 0 && countOf(credits, "unused credit"),
  ].filter((part) => part !== false);
  return lost.length === 0
    ? "Everything in this account will be deleted."
    : `Everything in this account will be deleted: ${lost.join(", ")} and all your data.`;
}

type ChoiceProps = {
  value: string;
  error: ReactNode;
  onChoose: (sites: string) => void;
};

function SitesChoice({ value, error, onChoose }: ChoiceProps) {
  return (
    <fieldset className={classes.choices}>
      <legend>What becomes of your live sites?</legend>
      {CHOICES.map(({ sites, title, text }) => (
        <label key={sites} className={classes.choice}>
          <input
            type="radio"
            name="sites"
            checked={value === sites}
            aria-invalid={error !== undefined && error !== null}
            onChange={() => onChoose(sites)}
          />
          <strong>{title}</strong>
          <span>{text}</span>
        </label>
      ))}
      {error !== undefined && error !== null && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
