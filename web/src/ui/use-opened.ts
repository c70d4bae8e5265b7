import { useEffect, useState } from "react";

/**
 * Opens a dialog one render after it was mounted. Mantine notes what had the focus, and returns it there, only when `opened` changes:
 * without this a dialog whose code is loaded at its first opening would lose it.
 */
export function useOpened(isWanted: boolean): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return isMounted && isWanted;
}
