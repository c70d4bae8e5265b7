import { useSyncExternalStore } from "react";

// The address of a visitor who is not signed in. After the sign-in the router replaces this; it notices these changes.

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/** The path of the page's address, kept up to date. */
export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

/** Opens another page, like a click on a link. */
export function goTo(path: string): void {
  window.history.pushState(null, "", path);
  for (const listener of listeners) listener();
}

/** Replaces this page by another: going back does not return here. */
export function replaceBy(path: string): void {
  window.history.replaceState(null, "", path);
  for (const listener of listeners) listener();
}
