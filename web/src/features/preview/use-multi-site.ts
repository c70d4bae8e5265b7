import { useMemo } from "react";
import { nameOf, useFactsOfPlaces, useLocalFacts, useQuality } from "./api.ts";
import type { MultiDraft } from "./multi-draft.ts";
import { locationsOf, siteOfMultiDraft, withMultiSample } from "./multi-draft.ts";
import { useMultiPages } from "./use-multi-pages.ts";

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
