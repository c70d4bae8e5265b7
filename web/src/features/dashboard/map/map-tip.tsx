import { count } from "@mainstreet/contract/count";
import { stateWord } from "../../../ui/deployment-badge.tsx";
import { StateShape } from "../../../ui/state-shape.tsx";
import { countByStatus, markRadius } from "./cluster.ts";
import type { Mark } from "./cluster.ts";
import { onFrame } from "./frame-place.ts";
import type { FramePlace } from "./frame-place.ts";
import classes from "./map.module.css";
import { placeOf } from "./spots.ts";

/** Names the mark that is pointed at or in focus. For the eye only: the mark's own name says the same. */
export function MapTip({ mark, place }: { mark: Mark; place: FramePlace }) {
  const { sites, spots } = mark;
  const [first] = sites;
  if (first === undefined) return null;
  const { x, y } = onFrame(mark, place);
  const isLow = y < 70;
  const lift = markRadius(sites.length) + 6;
  return (
    <div
      aria-hidden
      className={classes.tip}
      data-side={isLow ? "below" : "above"}
      style={{
        left: Math.min(Math.max(x, 110), place.width - 110),
        top: isLow ? y + lift : y - lift,
      }}
    >
      <strong>
        {sites.length === 1
          ? first.name
          : `${count(sites.length)} sites ${spots.length === 1 ? "in" : "around"} ${placeOf(first)}`}
      </strong>
      <span className={classes.states}>
        {countByStatus(sites).map(([status, found]) => (
          <span key={status} className={classes.state} data-status={status}>
            <StateShape status={status} /> {sites.length > 1 && count(found)} {stateWord(status)}
          </span>
        ))}
      </span>
    </div>
  );
}
