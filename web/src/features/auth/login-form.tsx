import { useState } from "react";
import { texts } from "@mainstreet/contract/texts";
import { paths } from "../../app/paths.ts";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { signOutReason, type SignOutReason } from "../../lib/session.ts";
import { Notice } from "../../ui/notice.tsx";
import { PrimaryButton } from "../../ui/primary-button.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import classes from "./auth-form.module.css";
import { SandboxMailbox } from "./sandbox-mailbox.tsx";
import { SignInField } from "./sign-in-field.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** Names neither the user nor a device, since a person who passes by can read it. */
const SIGNED_OUT: Readonly<Record<SignOutReason, string>> = {
  LOGOUT: "You signed out in another tab.",
  SESSION_REQUIRED: "You have been signed out. Please sign in again.",
  SESSION_EXPIRED: "Your session has expired. Please sign in again.",
  SESSION_ENDED: "This device was signed out from another one. Please sign in again.",
  PASSWORD_CHANGED:
    "The password was changed on another device. Please sign in with the new password.",
};

export function LoginForm() {
  useDocumentTitle("Sign in");
  const { form, errors, refusal, isBusy } = useSignIn("logIn");
  const [reason] = useState(signOutReason);
  return (
    <form className={classes.form} {...form}>
      <h1>Sign in to your account</h1>
      {reason !== undefined && <Notice tone="plain" role="status" title={SIGNED_OUT[reason]} />}
      <SignInField
        name="email"
        type="email"
        label="Email address"
        autoComplete="username"
        error={errors["email"]}
      />
      <SignInField
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        error={errors["password"]}
      />
      <RefusalNotice
        error={refusal}
        fallback={{ refused: texts.auth.loginFailed, unreadable: texts.auth.noLogin }}
      />
      <PrimaryButton isBusy={isBusy}>{isBusy ? "Signing in..." : "Sign in"}</PrimaryButton>
      <p className={classes.other}>
        <PageLink to={paths.forgotPassword}>Forgot your password?</PageLink>
      </p>
      <p className={classes.other}>
        New to Mainstreet? <PageLink to={paths.signup}>Create an account</PageLink>
      </p>
      <SandboxMailbox />
    </form>
  );
}
