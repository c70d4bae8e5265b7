import { freshProofInput, type SecondFactor } from "@mainstreet/contract/second-factor";
import { Button, Modal, TextInput } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { finishFreshProof, freshProofStore } from "../../lib/fresh-proof.ts";
import { hasPasskeys } from "../../lib/passkeys.ts";
import { resetRefusal, useSchemaForm } from "../../lib/use-schema-form.ts";
import { useUser } from "../../lib/use-user.ts";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useOpened } from "../../ui/use-opened.ts";
import classes from "./account.module.css";
import { useGiveFreshProof, useSecondFactor } from "./second-factor-api.ts";

const cancel = () => finishFreshProof(false);

/** Asks the user for fresh proof, while a call waits for it. */
export function FreshProofDialog({ opened }: { opened: boolean }) {
  return (
    <Modal
      opened={useOpened(opened)}
      onClose={cancel}
      title="Confirm that it is you"
      size="26rem"
      // Above the dialog whose call waits.
      zIndex={300}
      overlayProps={{ blur: 4 }}
    >
      {opened && <Proof />}
    </Modal>
  );
}

function Proof() {
  const { data, isPending, error, refetch } = useSecondFactor();
  if (data !== undefined) return <ProofForm ways={waysOf(data)} />;
  if (isPending) return <Placeholder lines={3} label="Loading your second factor" />;
  return (
    <FailurePanel
      title={messageOf(error, "Failed to load your second factor")}
      onRetry={() => void refetch()}
    />
  );
}

type Way = keyof typeof WAYS;

/** The ways to give proof; the first one is shown first. */
function waysOf({ passkeys, totp, recoveryCodesLeft }: SecondFactor): readonly Way[] {
  const ways: Way[] = [];
  if (passkeys.length > 0 && hasPasskeys()) ways.push("passkey");
  if (totp !== null) ways.push("totp");
  if ((passkeys.length > 0 || totp !== null) && recoveryCodesLeft > 0) ways.push("recovery-code");
  return ways;
}

const WAYS = {
  passkey: { choose: "Use your passkey", field: undefined },
  totp: {
    choose: "Use your authenticator app",
    field: {
      label: "Code of your authenticator app",
      description: "The 6 digits that it shows now",
      inputMode: "numeric",
      autoComplete: "one-time-code",
    },
  },
  "recovery-code": {
    choose: "Use a recovery code",
    field: {
      label: "Recovery code",
      description: "One of the ten that you kept. Each works once.",
      inputMode: "text",
      autoComplete: "off",
    },
  },
} as const;

type Values = {
  currentPassword: string;
  secondFactor: { method: "totp" | "recovery-code"; code: string } | undefined;
};

const factorOf = (way: Way | undefined): Values["secondFactor"] =>
  way === undefined || way === "passkey" ? undefined : { method: way, code: "" };

function ProofForm({ ways }: { ways: readonly Way[] }) {
  const [way, setWay] = useState(ways[0]);
  const prove = useGiveFreshProof();
  const [typed] = useState(freshProofStore.typedPassword);
  const initial: Values = { currentPassword: typed, secondFactor: factorOf(way) };
  const { form, submit, refuse } = useSchemaForm(freshProofInput, {
    initial,
    onEdit: () => resetRefusal(prove),
  });
  const send = submit((values) =>
    prove.mutate(
      { body: freshProofInput.parse(values), byPasskey: way === "passkey" },
      { onError: refuse, onSuccess: () => finishFreshProof(true) },
    ),
  );
  const choose = (next: Way) => {
    form.setFieldValue("secondFactor", factorOf(next));
    form.clearErrors();
    setWay(next);
  };
  const field = way === undefined ? undefined : WAYS[way].field;
  // The password is requested again only if it was wrong.
  const [asksPassword, setAsksPassword] = useState(typed === "");
  if (!asksPassword && form.errors["currentPassword"] !== undefined) setAsksPassword(true);
  const wrongFactor = form.errors["secondFactor"];
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <p>We make sure that it is you first. For the next 10 minutes you are not asked again.</p>
      <input hidden readOnly autoComplete="username" value={useUser()?.email ?? ""} />
      {asksPassword && (
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps("currentPassword")}
        />
      )}
      {field !== undefined && (
        <TextInput
          key={way}
          data-autofocus={!asksPassword || undefined}
          {...field}
          {...form.getInputProps("secondFactor.code")}
        />
      )}
      {way === "passkey" && <p className="muted">Then your browser asks for your passkey.</p>}
      {wrongFactor !== undefined && (
        <p role="alert" className={classes.error}>
          {wrongFactor}
        </p>
      )}
      <RefusalNotice error={prove.error} fallback="Failed to confirm that it is you" />
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <button key={other} type="button" className={classes.link} onClick={() => choose(other)}>
            {WAYS[other].choose}
          </button>
        ))}
      <div className={classes.actions}>
        <Button variant="default" onClick={cancel}>
          Cancel
        </Button>
        <SubmitButton busy={prove.isPending} busyText="Checking...">
          Confirm
        </SubmitButton>
      </div>
    </form>
  );
}
