import { useDocumentVisibility } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { EMPTY_RUN_VIEW, followRun, type RunFollower } from "./follow-run.ts";

/**
 * A run, followed while the component is mounted and its tab is visible, since a browser has only six connections for all
 * its tabs. Use it once per page, with the run's id as the component's `key`. `reopen` reconnects at once if the stream was
 * lost or had ended; `update` shows the run that a call returned.
 */
export function useRun(id: string) {
  const [view, setView] = useState(EMPTY_RUN_VIEW);
  const follower = useRef<RunFollower>(null);
  const visibility = useDocumentVisibility();
  useEffect(() => {
    follower.current = followRun(id, setView);
    return () => follower.current?.close();
  }, [id]);
  useEffect(() => {
    const open = () => follower.current?.open();
    if (visibility === "hidden") follower.current?.close();
    else open();
    // For two windows side by side: a run that ended in this window may have been retried in the other.
    window.addEventListener("focus", open);
    return () => window.removeEventListener("focus", open);
  }, [id, visibility]);
  return {
    ...view,
    update: (run: Parameters<RunFollower["update"]>[0]) => follower.current?.update(run),
    reopen: () => {
      follower.current?.close();
      follower.current?.open();
    },
  };
}
