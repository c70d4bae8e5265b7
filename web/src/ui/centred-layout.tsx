import type { ReactNode } from "react";
import classes from "./centred-layout.module.css";
import { SignMark } from "./sign-mark.tsx";

/** The layout of pages without the sidebar: one panel under the logo. */
export function CentredLayout({ children }: { children: ReactNode }) {
  return (
    <main className={classes.page}>
      <span className={classes.sign}>
        <SignMark size="1.75rem" />
      </span>
      <span className={classes.post} />
      <div className={classes.panel}>{children}</div>
      <span className={classes.post} />
    </main>
  );
}
