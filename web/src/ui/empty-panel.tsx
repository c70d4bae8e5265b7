import type { ReactNode } from "react";
import classes from "./empty-panel.module.css";
import { Street } from "./street.tsx";

type Props = { title: string; text: ReactNode; children: ReactNode };

/** A street with empty plots: what is not there yet, and what to do about it. */
export function EmptyPanel({ title, text, children }: Props) {
  return (
    <section className={classes.panel}>
      <Street />
      <h2>{title}</h2>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </section>
  );
}
