import type { Site } from "@mainstreet/generator/site";
import { useEffect } from "react";
import { useLocalFacts } from "./api.ts";
import type { QualityCheck } from "./api.ts";
import { withSample } from "./draft.ts";
import type { PreviewDraft } from "./draft.ts";
import { siteOfDraft } from "./site-of-draft.ts";
import { usePreviewWorker } from "./use-preview-worker.ts";

/** The previewed page of a single site. `quality`: the number of attempts and the similarity, as the server computed them. */
export function useSingleSite(typed: PreviewDraft, quality: QualityCheck) {
  const { draft, isSample } = withSample(typed);
  const { facts, isKnown } = useLocalFacts(draft);
  const { attempt = 0, nearest, evidence, overrides } = quality.data ?? {};
  const likeness = nearest?.likeness ?? null;
  const site = isKnown
    ? siteOfDraft(draft, { facts, attempt, likeness, evidence, overrides })
    : undefined;
  return { draft, isSample, rendered: usePreviewPage(site, draft.overrides !== undefined) };
}

/** The page of a site, generated again whenever the site changes. */
function usePreviewPage(site: Site | undefined, isEdited: boolean) {
  const { request, start, ...rest } = usePreviewWorker();
  // A new object is created with every render, so its content is compared.
  const key = site && JSON.stringify(site);
  useEffect(() => {
    if (key !== undefined) request({ kind: "single", site: JSON.parse(key), isEdited });
  }, [key, start, request, isEdited]);
  return rest;
}
