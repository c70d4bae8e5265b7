import type { Site } from "@mainstreet/generator/site";
import { useEffect } from "react";
import { usePreviewWorker } from "./use-preview-worker.ts";

/** The page of a site, generated again whenever the site changes. */
export function usePreviewPage(site: Site | undefined) {
  const { ask, start, ...drawn } = usePreviewWorker();
  // Sites are made anew with every render: only what they say counts.
  const said = site && JSON.stringify(site);
  useEffect(() => {
    if (said !== undefined) ask({ kind: "single", site: JSON.parse(said) });
  }, [said, start, ask]);
  return drawn;
}
