import type { ReactNode } from "react";
import type { Tone } from "./badge.tsx";
import classes from "./timeline.module.css";

/** What happened, one stop below the other. */
export const Timeline = ({ children }: { children: ReactNode }) => (
  <ol className={classes.timeline}>{children}</ol>
);

type StopProps = { mark: ReactNode; tone: Tone; title: string; details: ReactNode[] };

/** One stop; each of its `details` is one line. */
export const Stop = ({ mark, tone, title, details }: StopProps) => (
  <li>
    <span className={`${classes.mark} ${classes[tone]}`}>{mark}</span>
    <div>
      <div className={classes.title}>{title}</div>
      {details.map((detail, index) => (
        <div key={index} className={classes.detail}>
          {detail}
        </div>
      ))}
    </div>
  </li>
);
