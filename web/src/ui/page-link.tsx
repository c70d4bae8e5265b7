import type { MouseEvent, ReactNode } from "react";
import { goTo } from "../lib/place.ts";
import button from "./primary-button.module.css";

type Props = { to: string; look?: "link" | "button"; children: ReactNode };

/** A link between the pages before the sign-in, which have no router. */
export function PageLink({ to, look = "link", children }: Props) {
  const follow = (event: MouseEvent) => {
    // The browser itself opens a new tab or a new window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a href={to} className={look === "button" ? button.primary : undefined} onClick={follow}>
      {children}
    </a>
  );
}
