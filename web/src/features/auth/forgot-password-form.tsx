import { recoveryTexts } from "@mainstreet/contract/account-recovery";
import { texts } from "@mainstreet/contract/texts";
import { useState } from "react";
import { paths } from "../../app/paths.ts";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { PrimaryButton } from "../../ui/primary-button.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import classes from "./auth-form.module.css";
import { SandboxMailbox } from "./sandbox-mailbox.tsx";
import { SignInField } from "./sign-in-field.tsx";
import { useMailSettings } from "./use-mail-settings.ts";
import { useSignIn } from "./use-sign-in.ts";

export function ForgotPasswordForm() {
  useDocumentTitle("Forgot your password?");
  const hasMail = useMailSettings()?.hasMail ?? true;
  const [isSent, setIsSent] = useState(false);
  return (
    <div className={classes.form}>
      <h1>Forgot your password?</h1>
      {!hasMail && <Notice tone="bad" role="status" title={recoveryTexts.noMail} />}
      {hasMail && isSent && <Sent onAgain={() => setIsSent(false)} />}
      {hasMail && !isSent && <AddressForm onSent={() => setIsSent(true)} />}
      <SandboxMailbox />
      <p className={classes.other}>
        <PageLink to={paths.login}>Back to the sign-in</PageLink>
      </p>
    </div>
  );
}

function AddressForm({ onSent }: { onSent: () => void }) {
  const { form, errors, refusal, isBusy } = useSignIn("askForLink", onSent);
  return (
    <form className={classes.form} {...form}>
      <p className="muted">We send a link to your address, by which you choose a new one.</p>
      <SignInField
        name="email"
        type="email"
        label="Email address"
        autoComplete="username"
        error={errors["email"]}
      />
      <RefusalNotice
        error={refusal}
        fallback={{ refused: texts.shell.unexpected, unreadable: texts.shell.unexpected }}
      />
      <PrimaryButton isBusy={isBusy}>{isBusy ? "Sending..." : "Send the link"}</PrimaryButton>
    </form>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <Notice tone="good" role="status" title={recoveryTexts.sent}>
        The link works for 30 minutes. Please look into the folder for junk mail too.
      </Notice>
      <p className={classes.other}>
        <button type="button" className={classes.way} onClick={onAgain}>
          Use another address
        </button>
      </p>
    </>
  );
}
