import type { Design, Site } from "@mainstreet/generator/site";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { useLocalFacts } from "./api.ts";
import type { QualityCheck } from "./api.ts";
import { designOf, withSample } from "./draft.ts";
import type { PreviewDraft } from "./draft.ts";
import { PreviewStage } from "./preview-stage.tsx";
import { siteOfDraft } from "./site-of-draft.ts";
import { usePreviewWorker } from "./use-preview-worker.ts";

type Props = {
  draft: PreviewDraft;
  /** The number of attempts and the similarity, as the server computed them. */
  quality: QualityCheck;
  /** Where the site is, or will be. */
  address: string;
  onDesign: (design: Partial<Design>) => void;
  /** More buttons next to the choice of design. */
  actions?: ReactNode;
};

/** The site as it will be published, while it is typed (decision D25). */
export function SitePreview({ draft: typed, quality, address, onDesign, actions }: Props) {
  const { draft, isSample } = withSample(typed);
  const { facts, isKnown } = useLocalFacts(draft);
  const { attempt = 0, nearest, evidence, overrides } = quality.data ?? {};
  const likeness = nearest?.likeness ?? null;
  const site = isKnown
    ? siteOfDraft(draft, { facts, attempt, likeness, evidence, overrides })
    : undefined;
  return (
    <PreviewStage
      rendered={usePreviewPage(site)}
      address={isSample ? undefined : address}
      design={designOf(draft)}
      onDesign={onDesign}
      actions={actions}
    />
  );
}

/** The page of a site, generated again whenever the site changes. */
function usePreviewPage(site: Site | undefined) {
  const { request, start, ...rest } = usePreviewWorker();
  // A new object is created with every render, so its content is compared.
  const key = site && JSON.stringify(site);
  useEffect(() => {
    if (key !== undefined) request({ kind: "single", site: JSON.parse(key) });
  }, [key, start, request]);
  return rest;
}
