import type { Location } from "@mainstreet/generator/multi-location/multi-site";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { locationKey, useFactsOfPlaces, useLocalFacts, useQuality } from "./api.ts";
import { designOf } from "./draft.ts";
import { locationsOf, siteOfMultiDraft, withMultiSample } from "./multi-draft.ts";
import type { MultiDraft, SiteAround } from "./multi-draft.ts";
import { usePreviewWorker } from "./use-preview-worker.ts";

/** A multi-location site with the current values of its form: the previewed page, and the report on all pages. */
export function useMultiSite(typed: MultiDraft) {
  const { draft, isSample } = withMultiSample(typed);
  const quality = useQuality(
    typed.first,
    typed.first.campaignId === undefined ? typed.locations : [],
  );
  const { attempt = 0, nearest, keptAttempts = {}, evidence, overrides } = quality.data ?? {};
  const main = useLocalFacts(draft.first);
  const places = useFactsOfPlaces(draft.locations);
  const locations = useLocations(draft.locations, places);
  const likeness = nearest?.likeness ?? null;
  const known = { facts: main.facts, attempt, likeness, evidence, overrides };
  const pages = useMultiPages(
    main.isKnown ? siteOfMultiDraft(draft, { ...known, keptAttempts }) : undefined,
    { locations, isEdited: typed.first.overrides !== undefined },
  );
  const isComplete = draft.locations.every((location) => places.has(locationKey(location)));
  const isWaiting = pages.isBehind || quality.isBehind || !isComplete;
  return { ...pages, quality, isWaiting, isSample, design: designOf(typed.first) };
}
export type MultiSiteView = ReturnType<typeof useMultiSite>;

/**
 * The same array while its content is the same: locations are most of a site's data and are sent to the worker only
 * when they change.
 */
function useLocations(typed: MultiDraft["locations"], places: ReturnType<typeof useFactsOfPlaces>) {
  const key = JSON.stringify(typed);
  return useMemo(() => {
    const same: MultiDraft["locations"] = JSON.parse(key);
    return locationsOf(same, places);
  }, [key, places]);
}

/**
 * The previewed page of a multi-location site and the report on all pages; `go` shows another page. Locations are
 * compared by identity.
 */
function useMultiPages(
  site: SiteAround | undefined,
  { locations, isEdited }: { locations: readonly Location[]; isEdited: boolean },
) {
  const { request, start, page, report, ...rest } = usePreviewWorker();
  const path = useRef("");
  // A new object is created with every render, so its content is compared.
  const key = site && JSON.stringify(site);
  useEffect(() => {
    request({ kind: "locations", locations });
  }, [locations, start, request]);
  useEffect(() => {
    if (key !== undefined)
      request({ kind: "multi", site: JSON.parse(key), path: path.current, isEdited });
  }, [key, locations, start, request, isEdited]);
  const go = useCallback(
    (to: string) => {
      path.current = to;
      request({ kind: "walk", path: to });
    },
    [request],
  );
  // The report may be about an earlier state of the form.
  return { ...rest, page, report, isBehind: report?.id !== page?.siteId, go };
}
