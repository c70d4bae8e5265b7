import { columnsFrom } from "@mainstreet/contract/list-columns";
import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef } from "react";
import { useFocusedRow } from "../../ui/use-focused-row.ts";
import { usePagePosition } from "../../ui/use-page-position.ts";
import { useBusinessNames } from "./labels-api.ts";
import type { ListSearch } from "./list-search.ts";
import { SitesTableHead } from "./sites-table-head.tsx";
import { SitesTableRow, WaitingRow } from "./sites-table-row.tsx";
import classes from "./sites-table.module.css";
import { templateOf } from "./table-columns.ts";
import type { Selection } from "./use-selection.ts";

/** The style sheet has the same height. */
const ROW_REM = 2.75;
/** Rows kept beyond the edges of the table: the keyboard finds the next one there. */
const OVERSCAN = 10;
/** How many rows before the end of what is loaded the next page is fetched. */
const AHEAD = 60;

type Props = {
  /** What is loaded, in order. */
  campaigns: readonly ListedCampaign[];
  /** How many there are, loaded or not: the table is as long as all of them from the start. */
  total: number;
  search: ListSearch;
  onSearch: (change: ListSearch) => void;
  selection: Selection;
  /** Selects all that the filter finds. */
  onAll: () => void;
  /** Called when rows come near that are not loaded yet. */
  onNear: () => void;
};

/** Sites as rows, of which only those in sight are in the document. It scrolls both ways in a box of its own. */
export function SitesTable(props: Props) {
  const { campaigns, total, search, onSearch, selection, onAll, onNear } = props;
  const columns = useMemo(() => columnsFrom(search.columns), [search.columns]);
  const businesses = useNamesOfBusinesses();
  const box = useRef<HTMLDivElement>(null);
  const { rem = 16 } = usePagePosition(box) ?? {};
  const { keepFocused, focusProps } = useFocusedRow();
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
  const wanted = Math.min(total, (shown.at(-1)?.index ?? 0) + AHEAD);
  useEffect(() => {
    if (campaigns.length < wanted) onNear();
  }, [campaigns.length, wanted, onNear]);
  return (
    // A box that scrolls must be reachable by keyboard.
    <div ref={box} className={classes.box} role="region" aria-label="Table of sites" tabIndex={0}>
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
            const campaign = campaigns[index];
            if (campaign === undefined) return <WaitingRow key={key} index={index} start={start} />;
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

const NONE: ReadonlyMap<string, string> = new Map();

function useNamesOfBusinesses(): ReadonlyMap<string, string> {
  const { data } = useBusinessNames();
  return useMemo(
    () => (data === undefined ? NONE : new Map(data.map(({ id, name }) => [id, name]))),
    [data],
  );
}
