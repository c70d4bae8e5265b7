import type { ReactNode } from "react";
import classes from "./badge.module.css";

export type Tone = "good" | "waiting" | "bad" | "plain";

export function Badge({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${classes.badge} ${classes[tone]}`}>{children}</span>;
}
