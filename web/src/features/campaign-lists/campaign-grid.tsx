import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useFocusedRow } from "../../ui/use-focused-row.ts";
import { usePagePosition } from "../../ui/use-page-position.ts";
import { CampaignCard } from "./campaign-card.tsx";
import classes from "./campaign-grid.module.css";
import type { Sight } from "./list-window.ts";
import type { Selection } from "./use-selection.ts";

const ROW_REM = 12.75;
/** The smallest width of a card; the style sheet of the loading cards has the same. */
const MIN_CARD_REM = 17.5;
const GAP_REM = 1;
/** Extra rows outside the window, so that the keyboard can reach the next card. */
const OVERSCAN = 2;

type Props = {
  /** The campaign at an index of the list; undefined where it is not loaded. */
  rowAt: (index: number) => ListedCampaign | undefined;
  /** The number of campaigns, loaded or not: the page has the height of all of them from the start. */
  total: number;
  selection: Selection;
  /** Whether cards show their service below a company's name. */
  isServiceNamed: boolean;
  onDelete: (campaign: ListedCampaign) => void;
  warning: (campaign: ListedCampaign) => ReactNode;
  /** Called with the visible rows, so that those that are missing are loaded. */
  onSight: (sight: Sight) => void;
};

/** A grid for thousands of cards, which renders only those in the window. */
export function CampaignGrid(props: Props) {
  const { rowAt, total, selection, isServiceNamed, onDelete, warning, onSight } = props;
  const grid = useRef<HTMLDivElement>(null);
  const { width = 0, top = 0, rem = 16 } = usePagePosition(grid) ?? {};
  const columns = columnsIn(width / rem);
  const { keepFocused, focusProps } = useFocusedRow();
  const rows = useWindowVirtualizer({
    count: Math.ceil(total / columns),
    estimateSize: () => ROW_REM * rem,
    gap: GAP_REM * rem,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: keepFocused,
    useFlushSync: false,
  });
  const shown = rows.getVirtualItems();
  const { range, isScrolling } = rows;
  const first = (range?.startIndex ?? 0) * columns;
  const last = ((range?.endIndex ?? 0) + 1) * columns - 1;
  useEffect(() => {
    onSight({ first, last, isSettled: !isScrolling });
  }, [first, last, isScrolling, onSight]);
  return (
    <div
      ref={grid}
      role="list"
      aria-label="Campaigns"
      className={classes.grid}
      style={{ height: rows.getTotalSize() }}
      {...focusProps}
    >
      {shown.map(({ key, index, start }) => (
        <div
          key={key}
          ref={rows.measureElement}
          data-index={index}
          className={classes.row}
          style={{
            transform: `translateY(${start - top}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {placesIn(index, columns, total).map((at) => {
            const campaign = rowAt(at);
            if (campaign === undefined) return <WaitingCard key={at} />;
            return (
              <CampaignCard
                key={campaign.id}
                campaign={campaign}
                index={at}
                total={total}
                isServiceNamed={isServiceNamed}
                isChosen={isChosen(selection, campaign.id)}
                onChoose={selection.click}
                onDelete={onDelete}
                warning={warning}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Keeps the space of a card that is not loaded yet. */
export function WaitingCard() {
  return (
    <div className={classes.waiting} aria-hidden>
      <div className={classes.block} />
      <div className={classes.lines}>
        <div className={classes.line} />
        <div className={classes.line} />
        <div className={classes.line} />
      </div>
    </div>
  );
}

/** Undefined outside select mode. */
function isChosen({ isSelecting, isWhole, choice }: Selection, id: string): boolean | undefined {
  return isSelecting ? isWhole || choice.has(id) : undefined;
}

function placesIn(row: number, columns: number, total: number): number[] {
  const length = Math.min(columns, total - row * columns);
  return Array.from({ length: Math.max(0, length) }, (_, column) => row * columns + column);
}

/** How many cards fit into a row of a width given in rem. */
export function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + GAP_REM) / (MIN_CARD_REM + GAP_REM)));
}
