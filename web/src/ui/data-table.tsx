import type { ReactNode } from "react";
import table from "./table.module.css";
import type { OlderPages } from "./use-show-more.tsx";
import { useShowMore } from "./use-show-more.tsx";

export type Column<T> = {
  title: string;
  cell: (row: T) => ReactNode;
  /** `number` is aligned right, `wide` is left out of a narrow table, `nowrap` stays on one line. */
  look?: readonly ("number" | "wide" | "nowrap")[];
};

type Props<T> = {
  rows: readonly T[];
  rowKey: (row: T) => string;
  columns: readonly Column<T>[];
  /** How many rows are shown at first, and added by 'Show more'. */
  step: number;
  older?: OlderPages;
  /** The name of the table; with a name the table scrolls in a box of its own. */
  scrollLabel?: string;
};

/** A table of a long list, which shows only the first rows at first. */
export function DataTable<T>({ rows, rowKey, columns, step, older, scrollLabel }: Props<T>) {
  const [shown, more] = useShowMore(rows, step, older);
  // A region that scrolls must be reachable by keyboard.
  const region = { role: "region", "aria-label": scrollLabel, tabIndex: 0 };
  return (
    <div
      {...(scrollLabel === undefined
        ? { className: table.fit }
        : { className: table.scroll, ...region })}
    >
      <table className={table.table}>
        <thead>
          <tr>
            {columns.map(({ title, look = [] }) => (
              <th key={title} scope="col" className={classOf(look.filter((it) => it !== "nowrap"))}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ title, cell, look = [] }) => (
                <td key={title} className={classOf(look)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </div>
  );
}

function classOf(look: readonly string[]): string | undefined {
  return look.length === 0 ? undefined : look.map((name) => table[name]).join(" ");
}
