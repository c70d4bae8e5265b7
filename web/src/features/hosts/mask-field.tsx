import { TextInput } from "@mantine/core";
import type { TextInputProps } from "@mantine/core";
import classes from "./credentials.module.css";

/** A stored secret in an edited row. It starts with its mask; if that is not changed, the stored secret stays (decision D5). */
export function MaskField(props: TextInputProps) {
  return (
    <TextInput
      description="Leave it as it is to keep the stored one"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      classNames={{ input: classes.secret ?? "" }}
      {...props}
      // A mask is replaced as a whole, never edited in part.
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
