import type { ReactNode } from "react";
import { useLocalFacts } from "./api.ts";
import type { QualityCheck } from "./api.ts";
import type { Draft } from "./draft.ts";
import { withSample } from "./draft.ts";
import { PreviewStage } from "./preview-stage.tsx";
import { siteOfDraft } from "./site-of-draft.ts";
import { usePreviewPage } from "./use-preview-page.ts";

type Props = {
  draft: Draft;
  /** Draws and likeness, as the server settled them. */
  quality: QualityCheck;
  /** Where the site is, or will be. */
  address: string;
  onDesign: (design: Partial<Draft["design"]>) => void;
  /** More to do beside the choice of design. */
  actions?: ReactNode;
};

/** The site as it will be published, while it is typed (decision D25). */
export function SitePreview({ draft: typed, quality, address, onDesign, actions }: Props) {
  const { draft, isSample } = withSample(typed);
  const known = useLocalFacts(draft);
  const { attempt = 0, nearest } = quality.data ?? {};
  const isKnown = known.data !== undefined || known.isError;
  const facts = known.data?.facts ?? null;
  const site = isKnown
    ? siteOfDraft(draft, { facts, attempt, likeness: nearest?.likeness ?? null })
    : undefined;
  return (
    <PreviewStage
      drawn={usePreviewPage(site)}
      address={isSample ? undefined : address}
      design={draft.design}
      onDesign={onDesign}
      actions={actions}
    />
  );
}
