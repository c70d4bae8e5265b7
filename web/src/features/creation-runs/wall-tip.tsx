import type { RunSite } from "@mainstreet/contract/creation-runs";
import { StateShape } from "../../ui/state-shape.tsx";
import { stateOf } from "./site-state.ts";
import { placeOf, STATE_LOOKS } from "./site-words.ts";
import classes from "./wall.module.css";

type Props = {
  site: RunSite;
  /** The tile's upper left corner and its size, in pixels of a wall of so many. */
  at: { x: number; y: number };
  size: number;
  width: number;
};

/** Half of the tip's largest width: it never stands out of the wall. */
const HALF = 110;

/** Names the tile that is pointed at. For the eye only. */
export function WallTip({ site, at, size, width }: Props) {
  const { word, shape } = STATE_LOOKS[stateOf(site)];
  const middle = at.x + size / 2;
  return (
    <>
      <div
        className={classes.pointed}
        style={{ left: at.x, top: at.y, width: size, height: size }}
      />
      <div
        className={classes.tip}
        style={{ left: Math.min(Math.max(middle, HALF), width - HALF), top: at.y - 6 }}
      >
        <strong>{placeOf(site)}</strong>
        <span className={classes.tipState} data-state={stateOf(site)}>
          <StateShape status={shape} /> {word}
        </span>
      </div>
    </>
  );
}
