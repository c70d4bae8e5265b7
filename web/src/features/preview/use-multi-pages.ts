import type { Location } from "@mainstreet/generator/multi-location/multi-site";
import { useCallback, useEffect, useRef } from "react";
import type { SiteAround } from "./multi-draft.ts";
import { usePreviewWorker } from "./use-preview-worker.ts";

/**
 * The page looked at of a site of many, and what is to be said of all of them; `go` leads to another one. The locations
 * are compared as they are, so they must be the same ones as long as they say the same.
 */
export function useMultiPages(site: SiteAround | undefined, locations: readonly Location[]) {
  const { ask, start, page, report, ...drawn } = usePreviewWorker();
  const path = useRef("");
  // Sites are made anew with every render: only what they say counts.
  const said = site && JSON.stringify(site);
  useEffect(() => {
    ask({ kind: "locations", locations });
  }, [locations, start, ask]);
  useEffect(() => {
    if (said !== undefined) ask({ kind: "multi", site: JSON.parse(said), path: path.current });
  }, [said, locations, start, ask]);
  const go = useCallback(
    (to: string) => {
      path.current = to;
      ask({ kind: "walk", path: to });
    },
    [ask],
  );
  // What is reported may be of what was typed before.
  return { ...drawn, page, report, isBehind: report?.id !== page?.siteId, go };
}
