import { texts } from "@mainstreet/contract/texts";
import { paths } from "../../app/paths.ts";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { PrimaryButton } from "../../ui/primary-button.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import classes from "./auth-form.module.css";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { SandboxMailbox } from "./sandbox-mailbox.tsx";
import { SignInField } from "./sign-in-field.tsx";
import { useSignIn } from "./use-sign-in.ts";

export function SignupForm() {
  useDocumentTitle("Create your account");
  const { form, errors, refusal, isBusy } = useSignIn("signUp");
  return (
    <form className={classes.form} {...form}>
      <h1>Create your account</h1>
      <SignInField name="name" label="Full Name" autoComplete="name" error={errors["name"]} />
      <SignInField
        name="email"
        type="email"
        label="Email address"
        autoComplete="username"
        error={errors["email"]}
      />
      <NewPasswordFields name="password" label="Password" errors={errors} />
      <RefusalNotice
        error={refusal}
        fallback={{ refused: texts.auth.signupFailed, unreadable: texts.auth.noRegistration }}
      />
      <PrimaryButton isBusy={isBusy}>{isBusy ? "Creating account..." : "Sign up"}</PrimaryButton>
      <p className={classes.other}>
        Already have an account? <PageLink to={paths.login}>Sign in</PageLink>
      </p>
      <SandboxMailbox />
    </form>
  );
}
