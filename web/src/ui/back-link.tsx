import { Link, useRouter } from "@tanstack/react-router";
import type { LinkProps } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { paths } from "../app/paths.ts";
import { stepsToLastPage } from "../lib/visited-pages.ts";
import classes from "./back-link.module.css";

type Props = {
  /** The target when the user did not come from a page of the app. */
  to: NonNullable<LinkProps["to"]>;
  params?: { id: string };
  label?: string;
  children: ReactNode;
};

/** The link back, above a page's title. */
export function BackLink({ to, params, label, children }: Props) {
  const goBack = useWayBack();
  return (
    <Link
      to={to}
      {...(params && { params })}
      className={classes.back}
      onClick={goBack}
      {...(label && { "aria-label": label })}
    >
      <ArrowLeft size={15} aria-hidden /> {children}
    </Link>
  );
}

/** Links to the page of the app that the user came from, else to the dashboard. */
export function BackToDashboard() {
  return <BackLink to={paths.dashboard}>Back to Dashboard</BackLink>;
}

/**
 * Handles a click on a link that leads back: to the page of the app that the user came from, with its filters and scroll
 * position. Without such a page, or in another tab, the link opens its own address.
 */
function useWayBack(): (event: MouseEvent) => void {
  const { history } = useRouter();
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0)
      return;
    const { pathname, state } = history.location;
    const steps = stepsToLastPage(state.__TSR_index, pathname);
    if (steps === undefined) return;
    event.preventDefault();
    history.go(-steps);
  };
}
