import type { LucideIcon } from "lucide-react";
import classes from "./icon-button.module.css";

type Props = {
  icon: LucideIcon;
  label: string;
  /** The button then does nothing, but keeps the focus, which the `disabled` attribute would remove. */
  isDisabled?: boolean;
  onClick: () => void;
};

/** A button with an icon only; `label` is its name, and is shown on hovering. */
export function IconButton({ icon: Icon, label, isDisabled = false, onClick }: Props) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      title={label}
      {...(isDisabled ? { "aria-disabled": true } : { onClick })}
    >
      <Icon size={17} aria-hidden />
    </button>
  );
}
