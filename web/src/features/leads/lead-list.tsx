import type { Lead } from "@mainstreet/contract/leads";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { useFocusedRow } from "../../ui/use-focused-row.ts";
import { usePagePosition } from "../../ui/use-page-position.ts";
import { LeadRow } from "./lead-row.tsx";
import classes from "./leads.module.css";

const ROW_REM = 4.75;
/** Extra rows outside the window, so that the keyboard can reach the next one. */
const OVERSCAN = 6;
/** How many rows before the end of the loaded ones the next page is fetched. */
const AHEAD = 40;

type Props = {
  /** The loaded leads, in order. */
  leads: readonly Lead[];
  /** The number of leads, loaded or not: the page has the height of all of them from the start. */
  total: number;
  /** Called when rows that are not loaded yet are near the window. */
  onNear: () => void;
};

/** A list for thousands of leads, which renders only the rows in the window. */
export function LeadList({ leads, total, onNear }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { top = 0, rem = 16 } = usePagePosition(list) ?? {};
  const { keepFocused, focusProps } = useFocusedRow();
  const rows = useWindowVirtualizer({
    count: total,
    estimateSize: () => ROW_REM * rem,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: keepFocused,
    useFlushSync: false,
  });
  const shown = rows.getVirtualItems();
  const wanted = Math.min(total, (shown.at(-1)?.index ?? 0) + AHEAD);
  useEffect(() => {
    if (leads.length < wanted) onNear();
  }, [leads.length, wanted, onNear]);
  return (
    <div
      ref={list}
      role="list"
      aria-label="Leads"
      className={classes.list}
      style={{ height: rows.getTotalSize() }}
      {...focusProps}
    >
      {shown.map(({ key, index, start }) => {
        const lead = leads[index];
        return (
          <div
            key={lead?.id ?? key}
            ref={rows.measureElement}
            role="listitem"
            aria-setsize={total}
            aria-posinset={index + 1}
            data-index={index}
            className={classes.place}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {lead === undefined ? <WaitingRow /> : <LeadRow lead={lead} />}
          </div>
        );
      })}
    </div>
  );
}

/** Keeps the space of a row that is not loaded yet. */
const WaitingRow = () => (
  <div className={classes.row}>
    <span className="visually-hidden">Loading</span>
    <div className={classes.line} aria-hidden />
  </div>
);
