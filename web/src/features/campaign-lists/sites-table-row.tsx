import { count } from "@mainstreet/contract/count";
import type { ListedCampaign } from "@mainstreet/contract/campaign-lists";
import type { ListColumn } from "@mainstreet/contract/list-columns";
import { Link, useNavigate } from "@tanstack/react-router";
import { memo } from "react";
import type { MouseEvent } from "react";
import { paths } from "../../app/paths.ts";
import checkbox from "../../ui/checkbox.module.css";
import classes from "./sites-table.module.css";
import { TableCell } from "./table-cell.tsx";

type Props = {
  campaign: ListedCampaign;
  index: number;
  /** Its distance from the first row, in pixels. */
  start: number;
  columns: readonly ListColumn[];
  /** Names of businesses by id. */
  businesses: ReadonlyMap<string, string>;
  isChosen: boolean;
  onChoose: (index: number, isRange: boolean) => void;
};

/** One site of the table. A click anywhere opens it; the link in its name is for the keyboard and for new tabs. */
export const SitesTableRow = memo(function SitesTableRow(props: Props) {
  const { campaign, index, start, columns, businesses, isChosen, onChoose } = props;
  const { id, name } = campaign;
  const navigate = useNavigate();
  const open = ({ target }: MouseEvent) => {
    const isOwn = target instanceof Element && target.closest("a, label, button") !== null;
    // A user who selects a phone number to copy it does not want to open the site.
    const isMarking = getSelection()?.isCollapsed === false;
    if (!isOwn && !isMarking) void navigate({ to: paths.campaign, params: { id } });
  };
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      className={`${classes.row} ${classes.site} ${isChosen ? classes.chosen : ""}`}
      style={{ transform: `translateY(${start}px)` }}
      onClick={open}
    >
      <div role="cell" className={classes.tick}>
        <label className={classes.choice}>
          <input
            type="checkbox"
            className={checkbox.box}
            checked={isChosen}
            aria-label={`Select ${name}`}
            onChange={({ nativeEvent }) =>
              onChoose(index, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </label>
      </div>
      <div role="rowheader" className={classes.name}>
        <Link to={paths.campaign} params={{ id }} className={classes.link} title={name}>
          {name}
        </Link>
      </div>
      {columns.map((column) => (
        <div key={column} role="cell" className={classes.cell}>
          <TableCell campaign={campaign} column={column} businesses={businesses} />
        </div>
      ))}
    </div>
  );
});

type WaitingProps = Pick<Props, "index" | "start" | "columns">;

/** Keeps the space of a row that is not loaded yet. */
export function WaitingRow({ index, start, columns }: WaitingProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={`${classes.row} ${classes.site} ${classes.waiting}`}
      style={{ transform: `translateY(${start}px)` }}
    >
      <div role="cell" className={classes.tick} />
      <div role="rowheader" className={classes.name}>
        <span className="visually-hidden">Loading row {count(index + 1)}</span>
        <div className={classes.line} aria-hidden />
      </div>
      {columns.map((column) => (
        <div key={column} role="cell" className={classes.cell}>
          <div className={classes.line} aria-hidden />
        </div>
      ))}
    </div>
  );
}
