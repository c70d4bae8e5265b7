import { stateCode } from "@mainstreet/contract/us-states";
import { TextInput } from "@mantine/core";
import type { TextInputProps } from "@mantine/core";

type Props = TextInputProps & {
  /** Called when the field is left, with a function that turns what was typed into the value to store. */
  onSettle: (settle: (typed: string) => string) => void;
};

/** A state as typed; a known name is replaced by its two letters once the field is left. */
export function StateField({ onSettle, ...props }: Props) {
  return (
    <TextInput
      label="State"
      className="required"
      description="Two letters: NC"
      autoComplete="off"
      {...props}
      onBlur={() => onSettle((typed) => stateCode(typed) ?? typed)}
    />
  );
}
