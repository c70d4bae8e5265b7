import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useFocusedRow } from "../../ui/use-focused-row.ts";
import classes from "./rows-table.module.css";

const OVERSCAN = 4;

type Props<T> = {
  label: string;
  rows: readonly T[];
  keyOf: (row: T) => string | number;
  /** Class of the table, whose `--columns` divide each row on a wide screen. */
  className: string | undefined;
  columns: readonly string[];
  /** The cells of a row, one for each column. */
  children: (row: T) => ReactNode;
  /** The height of a row in rem before it is measured. */
  rowRem: number;
  isBusy?: boolean;
  /** As high as its container, instead of 15rem at most. */
  isTall?: boolean;
  /** Called with the rows that are visible, or nearly. */
  onSight?: (rows: readonly T[]) => void;
};

/**
 * A table in a box of at most 15rem (spec §2) or of the window's height. It may hold thousands of rows and renders only
 * those in sight. On a narrow screen a row's cells wrap.
 */
export function RowsTable<T>({ rows, keyOf, columns, children, rowRem, ...props }: Props<T>) {
  const box = useRef<HTMLDivElement>(null);
  const { keepFocused, focusProps } = useFocusedRow();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowRem * 16,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    overscan: OVERSCAN,
    rangeExtractor: keepFocused,
    useFlushSync: false,
  });
  const { onSight } = props;
  const { startIndex = 0, endIndex = -1 } = virtual.range ?? {};
  useEffect(
    () => onSight?.(rows.slice(startIndex, endIndex + 1)),
    [onSight, rows, startIndex, endIndex],
  );
  return (
    <div
      ref={box}
      className={`${classes.box} ${props.isTall ? classes.tall : ""}`}
      role="region"
      aria-label={props.label}
      tabIndex={0}
    >
      <div
        role="table"
        aria-label={props.label}
        aria-rowcount={rows.length + 1}
        aria-busy={props.isBusy}
        className={props.className}
      >
        <div role="rowgroup" className={classes.head}>
          <div role="row" aria-rowindex={1} className={classes.row}>
            {columns.map((column) => (
              <div key={column} role="columnheader">
                {column}
              </div>
            ))}
          </div>
        </div>
        <div
          role="rowgroup"
          className={classes.body}
          style={{ height: virtual.getTotalSize() }}
          {...focusProps}
        >
          {virtual.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index];
            return (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                className={`${classes.row} ${classes.placed}`}
                style={{ transform: `translateY(${start}px)` }}
              >
                {row !== undefined && children(row)}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}
