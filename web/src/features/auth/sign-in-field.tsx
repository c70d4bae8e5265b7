import { useId, useState } from "react";
import { PasswordToggle } from "../../ui/password-toggle.tsx";
import classes from "./sign-in-field.module.css";

type Props = {
  name: string;
  label: string;
  type?: "text" | "email" | "password";
  autoComplete: string;
  inputMode?: "numeric" | "text";
  description?: string;
  /** The text below the field; `true` only marks it. */
  error: string | true | undefined;
};

/** A labelled field with its error and description below it; a password can be shown. */
export function SignInField({ label, type = "text", description, error, ...input }: Props) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isSecret = type === "password";
  const plain = isSecret ? { spellCheck: false, autoCapitalize: "none" } : {};
  const below = [
    { id: `${id}-error`, text: error === true ? undefined : error, className: classes.error },
    { id: `${id}-description`, text: description, className: classes.description },
  ].filter(({ text }) => text !== undefined);
  return (
    <div>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.control}>
        <input
          {...input}
          {...plain}
          id={id}
          type={isSecret && isShown ? "text" : type}
          className={classes.input}
          aria-invalid={error !== undefined}
          aria-describedby={below.map((part) => part.id).join(" ") || undefined}
        />
        {isSecret && <PasswordToggle isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
      </div>
      {below.map((part) => (
        <p key={part.id} id={part.id} className={part.className}>
          {part.text}
        </p>
      ))}
    </div>
  );
}
