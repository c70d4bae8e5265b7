import { loginInput } from "@mainstreet/contract/auth";
import { texts } from "@mainstreet/contract/texts";
import { TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { paths } from "../../app/paths.ts";
import { useSchemaForm } from "../../lib/use-schema-form.ts";
import { useDocumentTitle } from "../../ui/page-header.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Refusal } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useLogin } from "./api.ts";
import classes from "./auth-form.module.css";

export function LoginForm() {
  useDocumentTitle("Sign in");
  const login = useLogin();
  const { form, submit } = useSchemaForm(loginInput, {
    initial: { email: "", password: "" },
  });
  return (
    <form className={classes.form} onSubmit={submit((values) => login.mutate(values))} noValidate>
      <h1>Sign in to your account</h1>
      <TextInput
        type="email"
        label="Email address"
        autoComplete="username"
        {...form.getInputProps("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...form.getInputProps("password")}
      />
      <Refusal error={login.error} fallback={texts.auth.loginFailed} />
      <SubmitButton busy={login.isPending} busyText="Signing in..." fullWidth>
        Sign in
      </SubmitButton>
      <p className={classes.other}>
        New to Mainstreet? <Link to={paths.signup}>Create an account</Link>
      </p>
    </form>
  );
}
