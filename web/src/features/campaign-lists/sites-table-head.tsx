import { columnHeading } from "@mainstreet/contract/list-columns";
import type { ListColumn } from "@mainstreet/contract/list-columns";
import { count } from "@mainstreet/contract/count";
import { SELECTION_LIMIT } from "@mainstreet/contract/limits";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef } from "react";
import checkbox from "../../ui/checkbox.module.css";
import { orderIn, sortByColumn, sortOfColumn } from "./list-sorts.ts";
import type { ListSearch } from "./list-search.ts";
import classes from "./sites-table.module.css";
import type { Selection } from "./use-selection.ts";

type Props = {
  columns: readonly ListColumn[];
  search: ListSearch;
  onSearch: (change: ListSearch) => void;
  selection: Selection;
  total: number;
  onAll: () => void;
};

/** The headings, which sort the table, and the checkbox for all sites that the filter finds. */
export function SitesTableHead({ columns, search, onSearch, ...all }: Props) {
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.row}>
        <div role="columnheader" className={classes.tick}>
          <TickAll {...all} />
        </div>
        <Heading column="name" search={search} onSearch={onSearch} />
        {columns.map((column) => (
          <Heading key={column} column={column} search={search} onSearch={onSearch} />
        ))}
      </div>
    </div>
  );
}

type HeadingProps = Pick<Props, "search" | "onSearch"> & { column: ListColumn | "name" };

function Heading({ column, search, onSearch }: HeadingProps) {
  const title = column === "name" ? "Name" : columnHeading(column);
  const className = column === "name" ? classes.name : classes.cell;
  const sort = sortOfColumn(column);
  if (sort === undefined)
    return (
      <div role="columnheader" className={className}>
        {title}
      </div>
    );
  const now = orderIn(search);
  const isSorted = now.sort === sort;
  const Arrow = now.direction === "asc" ? ArrowUp : ArrowDown;
  return (
    <div
      role="columnheader"
      className={className}
      aria-sort={isSorted ? SORTED[now.direction] : "none"}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSearch(sortByColumn(search, sort))}
      >
        {title}
        {isSorted && <Arrow size={14} aria-hidden />}
      </button>
    </div>
  );
}

const SORTED = { asc: "ascending", desc: "descending" } as const;

/** Ticks all sites that the filter finds, loaded or not; half ticked while only some are selected. */
function TickAll({ selection, total, onAll }: Pick<Props, "selection" | "total" | "onAll">) {
  const box = useRef<HTMLInputElement>(null);
  const most = Math.min(total, SELECTION_LIMIT);
  const isAll = selection.isWhole || (most > 0 && selection.choice.size >= most);
  const isSome = !isAll && selection.choice.size > 0;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className={classes.choice}>
      <input
        ref={box}
        type="checkbox"
        className={checkbox.box}
        checked={isAll}
        aria-label={`Select all ${count(most)} sites`}
        onChange={() => (isAll ? selection.choose([]) : onAll())}
      />
    </label>
  );
}
