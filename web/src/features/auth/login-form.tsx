import { texts } from "@mainstreet/contract/texts";
import { paths } from "../../app/paths.ts";
import { useDocumentTitle } from "../../ui/document-title.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { PrimaryButton } from "../../ui/primary-button.tsx";
import { Refusal } from "../../ui/refusal.tsx";
import classes from "./auth-form.module.css";
import { SignInField } from "./sign-in-field.tsx";
import { useSignIn } from "./use-sign-in.ts";

export function LoginForm() {
  useDocumentTitle("Sign in");
  const { form, errors, refusal, isBusy } = useSignIn("logIn");
  return (
    <form className={classes.form} {...form}>
      <h1>Sign in to your account</h1>
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
      <Refusal
        error={refusal}
        fallback={{ refused: texts.auth.loginFailed, unreadable: texts.auth.noLogin }}
      />
      <PrimaryButton isBusy={isBusy}>{isBusy ? "Signing in..." : "Sign in"}</PrimaryButton>
      <p className={classes.other}>
        New to Mainstreet? <PageLink to={paths.signup}>Create an account</PageLink>
      </p>
    </form>
  );
}
