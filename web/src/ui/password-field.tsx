import { TextInput } from "@mantine/core";
import type { TextInputProps } from "@mantine/core";
import { useState } from "react";
import { PasswordToggle } from "./password-toggle.tsx";

/** A field for a secret, with a button to show it. */
export function PasswordField(props: TextInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      rightSection={<PasswordToggle isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
    />
  );
}
