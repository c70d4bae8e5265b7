import { useId } from "react";
import type { ReactNode } from "react";
import classes from "./card.module.css";

type Props = {
  title: string;
  hint?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
  /** The section's accessible name, where its title is on the page twice. */
  label?: string;
};

/** A titled section of a page. */
export function Card({ title, hint, actions, children, label }: Props) {
  const id = useId();
  return (
    <section
      className={classes.card}
      {...(label === undefined ? { "aria-labelledby": id } : { "aria-label": label })}
    >
      <div className={classes.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {hint !== undefined && <p className="muted">{hint}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
