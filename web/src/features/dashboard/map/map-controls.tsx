import { countOf } from "@mainstreet/contract/count";
import { Maximize, Minus, Plus } from "lucide-react";
import { IconButton } from "../../../ui/icon-button.tsx";
import classes from "./map.module.css";

/** The id of the button that shows what has no place. */
export const UNPLACED = "unplaced-sites";

type Props = {
  /** How many sites the map cannot show. */
  unplaced: number;
  onZoom: (factor: number) => void;
  onReset: () => void;
  onUnplaced: () => void;
};

/** The line under the map: what it does not show, and the ways to look closer. */
export function MapControls({ unplaced, onZoom, onReset, onUnplaced }: Props) {
  return (
    <div className={classes.controls}>
      {unplaced > 0 && (
        <button type="button" id={UNPLACED} className={classes.unplaced} onClick={onUnplaced}>
          {countOf(unplaced, "site")} without a place
        </button>
      )}
      <span className={classes.tools}>
        <IconButton icon={Maximize} label="Show the whole country" onClick={onReset} />
        <IconButton icon={Minus} label="Zoom out" onClick={() => onZoom(0.5)} />
        <IconButton icon={Plus} label="Zoom in" onClick={() => onZoom(2)} />
      </span>
    </div>
  );
}
