import type { Location } from "@mainstreet/generator/multi-location/multi-site";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { nameOf, useFactsOfPlaces, useLocalFacts, useQuality } from "./api.ts";
import { locationsOf, siteOfMultiDraft, withMultiSample } from "./multi-draft.ts";
import type { MultiDraft, SiteAround } from "./multi-draft.ts";
import { usePreviewWorker } from "./use-preview-worker.ts";

/** A multi-location site as it stands in its form: the page of it that is looked at, and what is to be said of each. */
export function useMultiSite(typed: MultiDraft) {
  const { draft, isSample } = withMultiSample(typed);
  const quality = useQuality(typed.first);
  const { attempt = 0, nearest = null, keptAttempts = {} } = quality.data ?? {};
  const main = useLocalFacts(draft.first);
  const places = useFactsOfPlaces(draft.locations);
  const locations = useLocations(draft.locations, places);
  const isKnown = main.data !== undefined || main.isError;
  const known = { facts: main.data?.facts ?? null, attempt, likeness: nearest?.likeness ?? null };
  const pages = useMultiPages(
    isKnown ? siteOfMultiDraft(draft, { ...known, keptAttempts }) : undefined,
    locations,
  );
  const isComplete = draft.locations.every((location) => places.has(nameOf(location)));
  const isWaiting = pages.isBehind || quality.isBehind || !isComplete;
  return { ...pages, quality, isWaiting, isSample, design: typed.first.design };
}
export type MultiSiteView = ReturnType<typeof useMultiSite>;

/** The same locations as long as they say the same: they hold most of a site, and are sent only when they change. */
function useLocations(typed: MultiDraft["locations"], places: ReturnType<typeof useFactsOfPlaces>) {
  const said = JSON.stringify(typed);
  return useMemo(() => {
    const same: MultiDraft["locations"] = JSON.parse(said);
    return locationsOf(same, places);
  }, [said, places]);
}

/**
 * The page looked at of a site of many, and what is to be said of all of them; `go` leads to another one. The locations
 * are compared as they are, so they must be the same ones as long as they say the same.
 */
function useMultiPages(site: SiteAround | undefined, locations: readonly Location[]) {
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
