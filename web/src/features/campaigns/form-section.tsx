import type { ReactNode } from "react";
import classes from "./campaign-form.module.css";

/** A titled part of the edit form. */
export function EditFormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.section}>
      <legend>
        <h3>{title}</h3>
      </legend>
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}
