import { useEffect, useRef, useState } from "react";
import { followRun, type RunFollower } from "./follow-run.ts";
import { NOT_TOLD_YET } from "./run-view.ts";

/**
 * A run, followed as long as the component is there and its tab can be seen: a hidden tab closes its stream, as a browser
 * has only six connections for all tabs together, and goes on when it is looked at again. One call a page: each is a
 * stream. Of another run it is another component (`key`). `reopen` asks at once where the stream was lost or had ended;
 * `know` takes what a call answered of the run.
 */
export function useRun(id: string) {
  const [view, setView] = useState(NOT_TOLD_YET);
  const follower = useRef<RunFollower>(null);
  useEffect(() => {
    const run = followRun(id, setView);
    follower.current = run;
    const look = () => (document.visibilityState === "visible" ? run.open() : run.close());
    look();
    document.addEventListener("visibilitychange", look);
    // Two windows side by side: what ended here may have been tried again there.
    window.addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
      run.close();
    };
  }, [id]);
  return {
    ...view,
    know: (run: Parameters<RunFollower["know"]>[0]) => follower.current?.know(run),
    reopen: () => {
      follower.current?.close();
      follower.current?.open();
    },
  };
}
