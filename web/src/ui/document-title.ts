import { useEffect } from "react";

/** Names the page in its tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Mainstreet`;
  }, [title]);
}
