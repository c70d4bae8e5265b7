import { useEffect, useState } from "react";

/**
 * Opens a dialog one render after it was mounted. Mantine stores which element had the focus, and restores that, only when
 * `opened` changes: without this, a dialog whose code is loaded at its first opening would lose the focus.
 */
export function useOpened(isWanted: boolean): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted && isWanted;
}
