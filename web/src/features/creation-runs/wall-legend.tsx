import { type SiteState, type Tally } from "./site-state.ts";
import { STATE_LOOKS } from "./site-words.ts";
import classes from "./wall-legend.module.css";

const ORDER: readonly SiteState[] = [
  "live",
  "underWay",
  "waiting",
  "attention",
  "cancelled",
  "deleted",
];

/** What the tiles that are on the wall mean; the list's filters count them. */
export function WallLegend({ tally }: { tally: Tally }) {
  return (
    <ul className={classes.legend} aria-label="What the tiles mean">
      {ORDER.filter((state) => tally[state] > 0).map((state) => (
        <li key={state} className={classes.state}>
          <span className={classes.tile} data-state={state} aria-hidden />
          {STATE_LOOKS[state].word}
        </li>
      ))}
    </ul>
  );
}
