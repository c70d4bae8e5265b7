import type { MultiSite } from "@mainstreet/generator/multi-location/multi-site";
import { useEffect, useRef, useState } from "react";
import { usePreviewWorker } from "./use-preview-worker.ts";

/** The page looked at of a site of many, and what is to be said of all of them; `go` leads to another one. */
export function useMultiPages(site: MultiSite | undefined) {
  const { ask, start, report, ...drawn } = usePreviewWorker();
  const [siteId, setSiteId] = useState<number>();
  const path = useRef("");
  // Sites are made anew with every render: only what they say counts.
  const said = site && JSON.stringify(site);
  useEffect(() => {
    if (said !== undefined)
      setSiteId(ask({ kind: "multi", site: JSON.parse(said), path: path.current }));
  }, [said, start, ask]);
  return {
    ...drawn,
    report,
    /** What is reported is of what was typed before. */
    isBehind: report !== undefined && report.id !== siteId,
    go: (to: string) => {
      path.current = to;
      ask({ kind: "walk", path: to });
    },
  };
}
