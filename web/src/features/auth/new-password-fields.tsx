import { MIN_PASSWORD_LENGTH } from "@mainstreet/contract/limits";
import { SignInField } from "./sign-in-field.tsx";

type Props = {
  name: "password" | "newPassword";
  label: string;
  errors: Readonly<Record<string, string | true | undefined>>;
};

/** A new password, twice. */
export function NewPasswordFields({ name, label, errors }: Props) {
  const field = { type: "password", autoComplete: "new-password" } as const;
  return (
    <>
      <SignInField
        {...field}
        name={name}
        label={label}
        description={`At least ${MIN_PASSWORD_LENGTH} characters`}
        error={errors[name]}
      />
      <SignInField
        {...field}
        name="confirmPassword"
        label={`Confirm ${label}`}
        error={errors["confirmPassword"]}
      />
    </>
  );
}
