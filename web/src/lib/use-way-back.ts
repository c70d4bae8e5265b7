import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { stepsToLastPage } from "./visited-pages.ts";

/**
 * For the click on a link that leads back: to where one came from within the app, filters and place on the page included.
 * Without such a page, or into another tab, the link leads where its address says.
 */
export function useWayBack(): (event: MouseEvent) => void {
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
