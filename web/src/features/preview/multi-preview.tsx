import type { PageReport } from "@mainstreet/generator/multi-location/multi-site";
import type { Design } from "@mainstreet/generator/site";
import { NativeSelect } from "@mantine/core";
import { memo } from "react";
import type { ReactNode } from "react";
import classes from "./page-choice.module.css";
import { pageName } from "./page-name.ts";
import type { Editing } from "./page-frame.tsx";
import { PreviewStage } from "./preview-stage.tsx";
import type { MultiSiteView } from "./use-multi-site.ts";

type Props = {
  site: MultiSiteView;
  /** The address of the site, also before it is published. */
  address: string;
  /** Absent: the design cannot be changed here. */
  onDesign?: (design: Partial<Design>) => void;
  editing?: Editing | undefined;
  /** More buttons next to the choice of design. */
  actions?: ReactNode;
};

/** A site of many pages as it will be published, rendered while it is typed. Its own links lead from page to page. */
export function MultiPreview({ site, address, onDesign, editing, actions }: Props) {
  const { report, page, go } = site;
  const pages = report?.pages ?? NONE;
  const follow = (href: string) => {
    const path = linkedPath(href, page?.path ?? "");
    if (path !== undefined && pages.some((known) => known.path === path)) go(path);
  };
  return (
    <PreviewStage
      rendered={site}
      address={site.isSample ? undefined : address}
      design={site.design}
      onDesign={onDesign}
      onFollow={follow}
      editing={editing}
      pages={<PageChoice pages={pages} path={page?.path ?? ""} onGo={go} />}
      actions={actions}
    />
  );
}

const NONE: NonNullable<MultiSiteView["report"]>["pages"] = [];

/** Replaces the site's address in the preview; no such host can exist (RFC 2606). */
const FRONT = "https://preview.invalid/site/";

/**
 * The path of the page to which a link on the page at `path` points, relative to the site's first page; undefined if it
 * points elsewhere.
 */
export function linkedPath(href: string, path: string): string | undefined {
  const target = URL.parse(href, FRONT + path)?.href.replace(/[?#].*$/, "");
  return target?.startsWith(FRONT) ? target.slice(FRONT.length) : undefined;
}

type PageChoiceProps = { pages: readonly PageReport[]; path: string; onGo: (path: string) => void };

const GROUPS = [
  { group: "Main", isIn: (path: string) => path === "" },
  { group: "Locations", isIn: (path: string) => path.startsWith("locations/") },
  { group: "Services", isIn: (path: string) => path.startsWith("services/") },
];

/** The choice of the previewed page. */
const PageChoice = memo(function PageChoice({ pages, path, onGo }: PageChoiceProps) {
  const groups = GROUPS.map(({ group, isIn }) => ({
    group,
    items: pages
      .filter((page) => isIn(page.path))
      .map((page) => ({ value: page.path, label: pageName(page) })),
  })).filter(({ items }) => items.length > 0);
  return (
    <div className={classes.choice}>
      <NativeSelect
        aria-label="Page of the site"
        size="sm"
        data={groups}
        value={path}
        onChange={({ currentTarget }) => onGo(currentTarget.value)}
      />
    </div>
  );
});
