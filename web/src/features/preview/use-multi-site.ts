import { useFactsOfPlaces, useLocalFacts, useQuality } from "./api.ts";
import type { MultiDraft } from "./multi-draft.ts";
import { siteOfMultiDraft, withMultiSample } from "./multi-draft.ts";
import { useMultiPages } from "./use-multi-pages.ts";

/** A multi-location site as it stands in its form: the page of it that is looked at, and what is to be said of each. */
export function useMultiSite(typed: MultiDraft) {
  const { draft, isSample } = withMultiSample(typed);
  const quality = useQuality(typed.first);
  const { attempt = 0, nearest = null, keptAttempts = {} } = quality.data ?? {};
  const main = useLocalFacts(draft.first);
  const places = useFactsOfPlaces(draft.locations);
  const isKnown = main.data !== undefined || main.isError;
  const known = { facts: main.data?.facts ?? null, attempt, likeness: nearest?.likeness ?? null };
  const pages = useMultiPages(
    isKnown ? siteOfMultiDraft(draft, { ...known, places, keptAttempts }) : undefined,
  );
  const isWaiting = pages.isBehind || quality.isBehind || places.includes(undefined);
  return { ...pages, quality, isWaiting, isSample, design: typed.first.design };
}
export type MultiSiteView = ReturnType<typeof useMultiSite>;
