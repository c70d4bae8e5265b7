import { CircleCheck, Clock, Info, OctagonAlert } from "lucide-react";
import type { ReactNode } from "react";
import classes from "./notice.module.css";

const ICONS = { good: CircleCheck, waiting: Clock, bad: OctagonAlert, plain: Info };

type Props = {
  tone: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
  role?: "alert" | "status";
};

/** A message in the page. Its tone is shown by color and icon. */
export function Notice({ tone, title, children, role }: Props) {
  const Icon = ICONS[tone];
  return (
    <div className={`${classes.notice} ${classes[tone]}`} {...(role && { role })}>
      <Icon size={17} aria-hidden />
      {title !== undefined && <div className={classes.title}>{title}</div>}
      {children !== undefined && <div className={classes.body}>{children}</div>}
    </div>
  );
}
