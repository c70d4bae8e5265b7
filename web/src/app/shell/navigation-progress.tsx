import { useRouterState } from "@tanstack/react-router";
import classes from "./navigation-progress.module.css";

/** A line at the top while the next page is on its way: the page that is shown stays until then. */
export function NavigationProgress() {
  const isPending = useRouterState({ select: ({ status }) => status === "pending" });
  if (!isPending) return null;
  return <div role="progressbar" aria-label="Loading page" className={classes.line} />;
}
