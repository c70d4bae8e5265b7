import type { ReactNode } from "react";
import type { Draft } from "./draft.ts";
import { linkedPath } from "./linked-path.ts";
import { PageChoice } from "./page-choice.tsx";
import { PreviewStage } from "./preview-stage.tsx";
import type { MultiSiteView } from "./use-multi-site.ts";

type Props = {
  site: MultiSiteView;
  /** Where the site is, or will be. */
  address: string;
  onDesign: (design: Partial<Draft["design"]>) => void;
  /** More to do beside the choice of design. */
  actions?: ReactNode;
};

/** A site of many pages as it will be published, while it is typed: one goes from page to page by its own links. */
export function MultiPreview({ site, address, onDesign, actions }: Props) {
  const { report, page, go } = site;
  const pages = report?.pages ?? NONE;
  const follow = (href: string) => {
    const path = linkedPath(href, page?.path ?? "");
    if (path !== undefined && pages.some((known) => known.path === path)) go(path);
  };
  return (
    <PreviewStage
      drawn={site}
      address={site.isSample ? undefined : address}
      design={site.design}
      onDesign={onDesign}
      onFollow={follow}
      pages={<PageChoice pages={pages} path={page?.path ?? ""} onGo={go} />}
      actions={actions}
    />
  );
}

const NONE: NonNullable<MultiSiteView["report"]>["pages"] = [];
