import { TextInput } from "@mantine/core";
import { useState } from "react";
import type { FormEvent } from "react";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import checkbox from "../../ui/checkbox.module.css";
import { usePutDomain } from "./api.ts";
import classes from "./domains.module.css";

const FAILED = "The domain was not added. Please try again.";

/** The form that adds a domain to a site. */
export function AddDomain({ campaignId }: { campaignId: string }) {
  const put = usePutDomain(campaignId);
  const [domain, setDomain] = useState("");
  const [withRedirect, setWithRedirect] = useState(true);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    put.mutate({ domain, withRedirect });
  };
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextInput
        label="Domain"
        placeholder="joesplumbing.com"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        value={domain}
        error={put.error && problemOf(put.error)}
        onChange={({ currentTarget }) => {
          setDomain(currentTarget.value);
          if (put.isError) put.reset();
        }}
      />
      <RedirectBox isChecked={withRedirect} onChange={setWithRedirect} />
      <div className={classes.buttons}>
        <SubmitButton variant="light" busy={put.isPending} busyText="Adding…">
          Add domain
        </SubmitButton>
      </div>
    </form>
  );
}

/** The message of an error: all errors are about this one field. */
function problemOf(error: Error): string {
  const field = error instanceof ApiError ? error.fields["domain"] : undefined;
  return field ?? messageOf(error, FAILED);
}

type BoxProps = { isChecked: boolean; onChange: (isChecked: boolean) => void };

/** Whether the name with www, or without it, leads to the domain too. */
export function RedirectBox({ isChecked, onChange }: BoxProps) {
  return (
    <label className={classes.check}>
      <input
        type="checkbox"
        className={checkbox.box}
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        With and without www: the other name redirects to this one, and needs a record too
      </span>
    </label>
  );
}
