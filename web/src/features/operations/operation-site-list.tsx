import type { OperationSite } from "@mainstreet/contract/operations";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { useFocusedRow } from "../../ui/use-focused-row.ts";
import { usePagePosition } from "../../ui/use-page-position.ts";
import { OperationSiteEntry } from "./operation-site-row.tsx";
import classes from "./operations.module.css";

const ROW_REM = 6.5;
/** Extra rows outside the window, so that the keyboard can reach the next one. */
const OVERSCAN = 6;
/** How many rows before the end of the loaded ones the next page is fetched. */
const AHEAD = 40;

type Props = {
  sites: readonly OperationSite[];
  /** Sites that are ticked, by index; absent where sites cannot be ticked. */
  ticked: ReadonlySet<number> | undefined;
  onTick: (siteIndex: number) => void;
  /** Shows the page of a site before and after. */
  onShow: (site: OperationSite) => void;
  /** Called when the end of the loaded rows is near. */
  onEnd: () => void;
};

/** Thousands of sites, of which only those in the window are in the document. */
export function OperationSiteList({ sites, ticked, onTick, onShow, onEnd }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { top = 0, rem = 16 } = usePagePosition(list) ?? {};
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
  const shown = rows.getVirtualItems();
  const isNearEnd = (shown.at(-1)?.index ?? 0) + AHEAD >= sites.length;
  useEffect(() => {
    if (isNearEnd) onEnd();
  });
  return (
    <div
      ref={list}
      role="list"
      aria-label="Sites of this operation"
      className={classes.rows}
      style={{ height: rows.getTotalSize() }}
      {...focusProps}
    >
      {shown.map(({ key, index, start }) => {
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
            <OperationSiteEntry
              site={site}
              isTicked={ticked?.has(site.siteIndex)}
              onTick={() => onTick(site.siteIndex)}
              onShow={() => onShow(site)}
            />
          </div>
        );
      })}
    </div>
  );
}
