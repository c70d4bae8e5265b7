import { Button } from "@mantine/core";
import type { ButtonProps } from "@mantine/core";
import classes from "./submit-button.module.css";

type Props = ButtonProps & { busy: boolean; busyText: string; onClick?: () => void };

/**
 * A button that says what it is doing while it does it. Without `onClick` it submits its form. While busy it does
 * nothing but keeps the focus, which a disabled button would drop.
 */
export function SubmitButton({ busy, busyText, children, onClick, ...props }: Props) {
  const idle = onClick === undefined ? { type: "submit" as const } : { onClick };
  return (
    <Button
      type="button"
      {...(busy ? { "aria-disabled": true, className: classes.busy ?? "" } : idle)}
      {...props}
      leftSection={busy ? <span className={classes.spinner} /> : props.leftSection}
    >
      {busy ? busyText : children}
    </Button>
  );
}
