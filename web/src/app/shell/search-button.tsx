import { Search } from "lucide-react";
import classes from "./search-button.module.css";
import { PALETTE_KEYS } from "./use-palette.tsx";

/** Opens the command palette, and shows the keys that do the same. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <Search size={16} aria-hidden />
      <span className={classes.word}>Search</span>
      <kbd className={classes.keys} aria-hidden>
        {PALETTE_KEYS}
      </kbd>
    </button>
  );
}
