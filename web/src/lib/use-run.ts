import { useDocumentVisibility } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { EMPTY_RUN_VIEW, followRun, type RunFollower } from "./follow-run.ts";

/**
 * A run, followed while the component is mounted and its tab is visible: a browser has only six connections for all tabs
 * together. Use it once per page, and give the component the run's id as `key`. `reopen` reconnects at once where the
 * stream was lost or had ended; `update` takes the run that a call returned.
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
    // Two windows next to each other: a run that ended here may have been retried there.
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
