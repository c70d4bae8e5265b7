import type { LucideIcon } from "lucide-react";
import classes from "./icon-button.module.css";

type Props = { icon: LucideIcon; label: string; onClick: () => void };

/** A button with a picture only; `label` is its name, and what a pointer sees on hovering. */
export function IconButton({ icon: Icon, label, onClick }: Props) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon size={17} aria-hidden />
    </button>
  );
}
