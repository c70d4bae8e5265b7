import { texts } from "@mainstreet/contract/texts";
import { useState } from "react";
import { paths } from "../../app/paths.ts";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageLink } from "../../ui/page-link.tsx";
import { PrimaryButton } from "../../ui/primary-button.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import classes from "./auth-form.module.css";
import { InvalidLink } from "./invalid-link.tsx";
import { SandboxMailbox } from "./sandbox-mailbox.tsx";
import { useLinkToken } from "./use-link-token.ts";
import { useSignIn } from "./use-sign-in.ts";

type Next = { to: string; label: string; hint?: string };

const DASHBOARD: Next = { to: paths.dashboard, label: "Go to the dashboard" };
/** A link for a new password would end all sessions, and remove the keys of an account whose address is not confirmed. */
const ACCOUNT: Next = {
  to: paths.account,
  label: "Go to your account",
  hint: "If you have followed it before, there is nothing left to do. Otherwise have a new one sent under Account.",
};
const FORGOT: Next = { to: paths.forgotPassword, label: "Ask for a new password" };

const FORMS = {
  confirmAddress: {
    title: "Confirm your email address",
    text: "Receipts and the link for a forgotten password are sent to it.",
    button: "Confirm this address",
    done: "Your address is confirmed.",
    next: DASHBOARD,
    invalid: ACCOUNT,
  },
  applyNewAddress: {
    title: "Use your new email address",
    text: "From now on you sign in with it. Your former address gets a message about it.",
    button: "Use this address",
    done: "Your address was changed.",
    next: DASHBOARD,
    invalid: ACCOUNT,
  },
  takeBack: {
    title: "Take your account back",
    text: "Your former address is used again, every device is signed out, and a link for a new password is sent to it.",
    button: "Take the account back",
    done: "The account has your address again. A link for a new password is on its way to it.",
    // The user is signed out everywhere, and the password may be known only to a stranger.
    next: undefined,
    invalid: FORGOT,
  },
};

/** A button for what a link in a mail does, since programs that check mails for harm follow their links. */
export function LinkForm({ call }: { call: keyof typeof FORMS }) {
  const { title, text, button, done, next, invalid } = FORMS[call];
  useDocumentTitle(title);
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  const { form, errors, refusal, isBusy } = useSignIn(call, () => setIsDone(true));
  if (token === "" || errors["token"] !== undefined)
    return <InvalidLink title={title} next={invalid} />;
  return (
    <form className={classes.form} {...form}>
      <h1>{title}</h1>
      <input type="hidden" name="token" value={token} />
      {isDone ? (
        <>
          <Notice tone="good" role="status" title={done} />
          {next ? (
            <PageLink to={next.to} look="button">
              {next.label}
            </PageLink>
          ) : (
            <SandboxMailbox />
          )}
        </>
      ) : (
        <>
          <p className="muted">{text}</p>
          <RefusalNotice
            error={refusal}
            fallback={{ refused: texts.shell.unexpected, unreadable: texts.shell.unexpected }}
          />
          <PrimaryButton isBusy={isBusy}>{isBusy ? "Please wait..." : button}</PrimaryButton>
        </>
      )}
    </form>
  );
}
