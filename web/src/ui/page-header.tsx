import { createContext, useContext } from "react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useDocumentTitle } from "./document-title.ts";
import classes from "./page-header.module.css";

/** The element of the shell into which page titles and buttons are rendered. */
export const HeaderStrip = createContext<HTMLElement | null>(null);

type Props = {
  title: string;
  subtitle?: ReactNode;
  above?: ReactNode;
  /** On a phone the buttons are next to the title instead of below it, so they have to be small. */
  isCompact?: boolean;
  children?: ReactNode;
};

/** The page's title, for the reader and for the tab, with the page's buttons as children. */
export function PageHeader({ title, subtitle, above, isCompact = false, children }: Props) {
  const strip = useContext(HeaderStrip);
  useDocumentTitle(title);
  if (strip === null) return null;
  return createPortal(
    <>
      <div className={`${classes.title} ${isCompact ? classes.compact : ""}`}>
        {above}
        <h1>{title}</h1>
        {subtitle !== undefined && <p className="muted">{subtitle}</p>}
      </div>
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </>,
    strip,
  );
}
