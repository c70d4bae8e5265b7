import type { RunSite } from "@mainstreet/contract/creation-runs";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { useFocusedRow } from "../../ui/use-focused-row.ts";
import { usePagePlace } from "../../ui/use-page-place.ts";
import classes from "./site-list.module.css";
import { SiteRow } from "./site-row.tsx";

const ROW_REM = 3.875;
/** Rows kept beyond the window's edges: the keyboard finds the next link there. */
const OVERSCAN = 6;

type Props = { sites: readonly RunSite[]; isServiceNamed: boolean };

/** Thousands of sites, of which only those in the window are there. */
export function SiteList({ sites, isServiceNamed }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { top = 0, rem = 16 } = usePagePlace(list) ?? {};
  const { keepFocused, focusProps } = useFocusedRow();
  const rows = useWindowVirtualizer({
    count: sites.length,
    estimateSize: () => ROW_REM * rem,
    getItemKey: (index) => sites[index]?.siteIndex ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: keepFocused,
    useFlushSync: false,
  });
  return (
    <div
      ref={list}
      role="list"
      aria-label="Sites of this run"
      className={classes.list}
      style={{ height: rows.getTotalSize() }}
      {...focusProps}
    >
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const site = sites[index];
        if (site === undefined) return null;
        return (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={index}
            role="listitem"
            aria-setsize={sites.length}
            aria-posinset={index + 1}
            className={classes.item}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <SiteRow site={site} isServiceNamed={isServiceNamed} />
          </div>
        );
      })}
    </div>
  );
}
