import { Button } from "@mantine/core";
import type { ButtonProps } from "@mantine/core";
import classes from "./submit-button.module.css";

type Props = ButtonProps & {
  "aria-label"?: string;
  busy: boolean;
  busyText: string;
  onClick?: () => void;
};

/**
 * A button that shows its progress. Without `onClick` it submits its form. While busy or disabled it does nothing but keeps
 * the focus, which the `disabled` attribute would remove.
 */
export function SubmitButton(all: Props) {
  const { busy, busyText, disabled = false, children, onClick, ...props } = all;
  const active = onClick === undefined ? { type: "submit" as const } : { onClick };
  return (
    <Button
      type="button"
      {...(busy || disabled ? { "aria-disabled": true } : active)}
      {...(busy && { className: classes.busy ?? "" })}
      {...(disabled && !busy && { "data-disabled": true })}
      {...props}
      leftSection={busy ? <span className={classes.spinner} /> : props.leftSection}
    >
      {busy ? busyText : children}
    </Button>
  );
}
