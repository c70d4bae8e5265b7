import { Link } from "@tanstack/react-router";
import type { LinkProps } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useWayBack } from "../lib/use-way-back.ts";
import classes from "./back-link.module.css";

type Props = {
  /** Where it leads when nobody came from within the app. */
  to: NonNullable<LinkProps["to"]>;
  label?: string;
  children: ReactNode;
};

/** The way back, above a page's title. */
export function BackLink({ to, label, children }: Props) {
  const goBack = useWayBack();
  return (
    <Link to={to} className={classes.back} onClick={goBack} {...(label && { "aria-label": label })}>
      <ArrowLeft size={15} aria-hidden /> {children}
    </Link>
  );
}
