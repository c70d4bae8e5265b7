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
import { NewPasswordFields } from "./new-password-fields.tsx";
import { useLinkToken } from "./use-link-token.ts";
import { useSignIn } from "./use-sign-in.ts";

export function ResetPasswordForm() {
  useDocumentTitle("Choose a new password");
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  const { form, errors, refusal, isBusy } = useSignIn("choosePassword", () => setIsDone(true));
  if (token === "" || errors["token"] !== undefined)
    return (
      <InvalidLink
        title="Choose a new password"
        next={{ to: paths.forgotPassword, label: "Ask for a new link" }}
      />
    );
  if (isDone)
    return (
      <div className={classes.form}>
        <h1>Choose a new password</h1>
        <Notice tone="good" role="status" title="Your password was changed.">
          All devices were signed out. Sign in with the new one.
        </Notice>
        <PageLink to={paths.login} look="button">
          Sign in
        </PageLink>
      </div>
    );
  return (
    <form className={classes.form} {...form}>
      <h1>Choose a new password</h1>
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields name="newPassword" label="New Password" errors={errors} />
      <RefusalNotice
        error={refusal}
        fallback={{ refused: texts.shell.unexpected, unreadable: texts.shell.unexpected }}
      />
      <PrimaryButton isBusy={isBusy}>{isBusy ? "Saving..." : "Change Password"}</PrimaryButton>
    </form>
  );
}
