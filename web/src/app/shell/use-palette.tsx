import { lazy, Suspense, useEffect, useState } from "react";
import type { ReactNode } from "react";

const CommandPalette = lazy(() =>
  import("./command-palette.tsx").then(({ CommandPalette: component }) => ({
    default: component,
  })),
);

/** The name of the shortcut on this kind of machine. */
export const PALETTE_KEYS = /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘ K" : "Ctrl K";

/** The command palette, to be placed anywhere, and the function that opens it; Ctrl K or ⌘ K opens it on every page. */
export function useCommandPalette(): { open: () => void; palette: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return {
    open: () => setIsOpen(true),
    palette: isOpen && (
      <Suspense>
        <CommandPalette onClose={() => setIsOpen(false)} />
      </Suspense>
    ),
  };
}
