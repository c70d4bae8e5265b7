import { useBusinessNames } from "../../lib/labels-and-businesses.ts";
import { columnsFrom } from "@mainstreet/contract/list-columns";
import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { useFocusedRow } from "../../ui/use-focused-row.ts";
import { usePagePosition } from "../../ui/use-page-position.ts";
import { withoutLayout } from "./list-search.ts";
import type { ListSearch } from "./list-search.ts";
import type { Sight } from "./list-window.ts";
import { SitesTableHead } from "./sites-table-head.tsx";
import { SitesTableRow, WaitingRow } from "./sites-table-row.tsx";
import classes from "./sites-table.module.css";
import { templateOf } from "./table-columns.ts";
import type { Selection } from "./use-selection.ts";

/** The style sheet has the same height. */
const ROW_REM = 2.75;
/** Extra rows outside the visible part of the table, so that the keyboard can reach the next one. */
const OVERSCAN = 10;

type Props = {
  /** The campaign in a row; undefined where it is not loaded. */
  rowAt: (index: number) => ListedCampaign | undefined;
  /** The number of campaigns, loaded or not: the table has the height of all of them from the start. */
  total: number;
  search: ListSearch;
  onSearch: (change: ListSearch) => void;
  selection: Selection;
  /** Selects all that the filter finds. */
  onAll: () => void;
  /** Called with the rows in sight, so that those that are missing are loaded. */
  onSight: (sight: Sight) => void;
};

/** Sites as rows, of which only those in sight are in the document. It scrolls both ways in a box of its own. */
export function SitesTable(props: Props) {
  const { rowAt, total, search, onSearch, selection, onAll, onSight } = props;
  const columns = useMemo(() => columnsFrom(search.columns), [search.columns]);
  const businesses = useNamesOfBusinesses();
  const box = useRef<HTMLDivElement>(null);
  const { rem = 16 } = usePagePosition(box) ?? {};
  const { focused, keepFocused, focusProps } = useFocusedRow();
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_REM * rem,
    overscan: OVERSCAN,
    rangeExtractor: keepFocused,
    useFlushSync: false,
  });
  // The length of a rem is known after the first render.
  useEffect(() => rows.measure(), [rows, rem]);
  const shown = rows.getVirtualItems();
  const { range, isScrolling } = rows;
  const { startIndex: first, endIndex: last } = range ?? NO_RANGE;
  useEffect(() => {
    onSight({ first, last, isSettled: !isScrolling });
  }, [first, last, isScrolling, onSight]);
  useBeginAgain(box, search);
  const isFocusedGone = focused !== undefined && rowAt(focused) === undefined;
  useEffect(() => {
    if (!isFocusedGone) return;
    // The row is too far away to stay rendered, so the keys keep scrolling the table.
    focusProps.onBlur();
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isFocusedGone, focusProps]);
  return (
    // A box that scrolls must be reachable by keyboard.
    <div
      ref={box}
      className={classes.box}
      role="region"
      aria-label="Table of sites"
      tabIndex={0}
      onKeyDown={goToEnd}
    >
      <div
        role="table"
        aria-label="Campaigns"
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 2}
        className={classes.table}
        style={templateOf(columns)}
        {...focusProps}
      >
        <SitesTableHead
          columns={columns}
          search={search}
          onSearch={onSearch}
          selection={selection}
          total={total}
          onAll={onAll}
        />
        <div role="rowgroup" className={classes.rows} style={{ height: rows.getTotalSize() }}>
          {shown.map(({ key, index, start }) => {
            const campaign = rowAt(index);
            if (campaign === undefined)
              return <WaitingRow key={key} index={index} start={start} columns={columns} />;
            return (
              <SitesTableRow
                key={campaign.id}
                campaign={campaign}
                index={index}
                start={start}
                columns={columns}
                businesses={businesses}
                isChosen={selection.isWhole || selection.choice.has(campaign.id)}
                onChoose={selection.click}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

const NO_RANGE = { startIndex: 0, endIndex: 0 };

/** Home and End lead to the first and the last row wherever the focus is in the table, even on a row that is then removed. */
function goToEnd(event: KeyboardEvent<HTMLDivElement>) {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget: box } = event;
  if ((key !== "Home" && key !== "End") || altKey || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  box.focus({ preventScroll: true });
  box.scrollTop = key === "Home" ? 0 : box.scrollHeight;
}

/** Another filter or order makes another list, which starts at its first row. */
function useBeginAgain(box: RefObject<HTMLDivElement | null>, search: ListSearch) {
  const list = JSON.stringify(withoutLayout(search));
  const shown = useRef(list);
  useLayoutEffect(() => {
    if (shown.current !== list && box.current !== null) box.current.scrollTop = 0;
    shown.current = list;
  }, [box, list]);
}

const NONE: ReadonlyMap<string, string> = new Map();

function useNamesOfBusinesses(): ReadonlyMap<string, string> {
  const { data } = useBusinessNames();
  return useMemo(
    () => (data === undefined ? NONE : new Map(data.map(({ id, name }) => [id, name]))),
    [data],
  );
}
