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
import { useLinkToken } from "./use-link-token.ts";
import { useSignIn } from "./use-sign-in.ts";

const FORMS = {
  confirmAddress: {
    title: "Confirm your email address",
    text: "Receipts and the link for a forgotten password are sent to it.",
    button: "Confirm this address",
    done: "Your address is confirmed.",
  },
  applyNewAddress: {
    title: "Use your new email address",
    text: "From now on you sign in with it. The former address is told.",
    button: "Use this address",
    done: "Your address was changed.",
  },
  takeBack: {
    title: "Take your account back",
    text: "Your former address is used again, every device is signed out, and a link for a new password is sent to it.",
    button: "Take the account back",
    done: "The account has your address again. A link for a new password is on its way to it.",
  },
};

/** One button for what a link in a mail does: programs that check mails for harm follow their links. */
export function LinkForm({ call }: { call: keyof typeof FORMS }) {
  const { title, text, button, done } = FORMS[call];
  useDocumentTitle(title);
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  const { form, errors, refusal, isBusy } = useSignIn(call, () => setIsDone(true));
  if (token === "" || errors["token"] !== undefined) return <InvalidLink title={title} />;
  return (
    <form className={classes.form} {...form}>
      <h1>{title}</h1>
      <input type="hidden" name="token" value={token} />
      {isDone ? (
        <Notice tone="good" role="status" title={done}>
          <PageLink to={paths.dashboard}>Go to the dashboard</PageLink>
        </Notice>
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
