import { TextInput } from "@mantine/core";
import type { TextInputProps } from "@mantine/core";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import classes from "./password-field.module.css";

/** A secret being typed, with a button to look at it. Its name holds no "password": labels stay unique. */
export function PasswordField(props: TextInputProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      rightSection={
        <button
          type="button"
          className={classes.toggle}
          aria-label={isShown ? "Hide what is typed" : "Show what is typed"}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff size={17} /> : <Eye size={17} />}
        </button>
      }
    />
  );
}
