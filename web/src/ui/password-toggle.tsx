import { Eye, EyeOff } from "lucide-react";
import classes from "./password-toggle.module.css";

type Props = { isShown: boolean; onToggle: () => void };

/** Shows a secret that is being typed, and hides it again. Its name does not contain "password", so that labels stay unique. */
export function PasswordToggle({ isShown, onToggle }: Props) {
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-label={isShown ? "Hide what is typed" : "Show what is typed"}
      onClick={onToggle}
    >
      {isShown ? <EyeOff size={17} /> : <Eye size={17} />}
    </button>
  );
}
