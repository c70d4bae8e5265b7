import { signupForm } from "@mainstreet/contract/auth";
import { MIN_PASSWORD_LENGTH } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { useDocumentTitle } from "../../ui/page-header.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Refusal } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useSignup } from "./api.ts";
import classes from "./auth-form.module.css";

const EMPTY = { name: "", email: "", password: "", confirmPassword: "" };

export function SignupForm() {
  useDocumentTitle("Create your account");
  const signup = useSignup();
  const { form, submit, refuse } = useSchemaForm(signupForm, { initial: EMPTY });
  const send = submit(({ name, email, password }) =>
    signup.mutate({ name, email, password }, { onError: refuse }),
  );
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <h1>Create your account</h1>
      <TextInput label="Full Name" autoComplete="name" {...form.getInputProps("name")} />
      <TextInput
        type="email"
        label="Email address"
        autoComplete="username"
        {...form.getInputProps("email")}
      />
      <PasswordField
        label="Password"
        description={`At least ${MIN_PASSWORD_LENGTH} characters`}
        autoComplete="new-password"
        {...form.getInputProps("password")}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...form.getInputProps("confirmPassword")}
      />
      <Refusal error={signup.error} fallback={texts.auth.signupFailed} />
      <SubmitButton busy={signup.isPending} busyText="Creating account..." fullWidth>
        Sign up
      </SubmitButton>
      <p className={classes.other}>
        Already have an account? <Link to={paths.login}>Sign in</Link>
      </p>
    </form>
  );
}
