import type { LucideIcon } from "lucide-react";
import classes from "./icon-button.module.css";

type Props = {
  icon: LucideIcon;
  label: string;
  /** It then does nothing, but keeps the focus, which the `disabled` attribute would drop. */
  isDisabled?: boolean;
  onClick: () => void;
};

/** A button with a picture only; `label` is its name, and what a pointer sees on hovering. */
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
