import type { Design } from "@mainstreet/generator/site";
import type { ReactNode } from "react";
import type { QualityCheck } from "./api.ts";
import { designOf } from "./draft.ts";
import type { PreviewDraft } from "./draft.ts";
import { PreviewStage } from "./preview-stage.tsx";
import { useSingleSite } from "./use-single-site.ts";

type Props = {
  draft: PreviewDraft;
  /** The number of attempts and the similarity, as the server computed them. */
  quality: QualityCheck;
  /** The address of the site, also before it is published. */
  address: string;
  onDesign: (design: Partial<Design>) => void;
  /** More buttons next to the choice of design. */
  actions?: ReactNode;
};

/** The site as it will be published, while it is typed (decision D25). */
export function SitePreview({ draft: typed, quality, address, onDesign, actions }: Props) {
  const { draft, isSample, rendered } = useSingleSite(typed, quality);
  return (
    <PreviewStage
      rendered={rendered}
      address={isSample ? undefined : address}
      design={designOf(draft)}
      onDesign={onDesign}
      actions={actions}
    />
  );
}
