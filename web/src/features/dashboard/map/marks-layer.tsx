import { count } from "@mainstreet/contract/count";
import { memo, useId } from "react";
import { paths } from "../../../app/paths.ts";
import { stateWord } from "../../../ui/deployment-badge.tsx";
import { StateShape } from "../../../ui/state-shape.tsx";
import {
  commonStatus,
  countSitesByStatus,
  leadsText,
  markName,
  markRadius,
  worstStatus,
} from "./cluster.ts";
import type { Mark } from "./cluster.ts";
import { onFrame } from "./frame-place.ts";
import type { FramePlace } from "./frame-place.ts";
import classes from "./map.module.css";
import { markHandlers } from "./mark-handlers.ts";
import { placeInName } from "./spots.ts";
import { markKey, useMarks } from "./use-marks.ts";
import type { MarksOptions } from "./use-marks.ts";

/** The marks as links and buttons. Only one of them is in the tab order: the arrow keys move from there. */
export function MarksLayer(props: MarksOptions) {
  const { layer, place } = props;
  const hint = useId();
  const marks = useMarks(props);
  const { shown, active, pointed } = marks;
  return (
    <div
      ref={layer}
      role="group"
      aria-label="Map of your sites"
      aria-describedby={hint}
      className={classes.marks}
      data-pointing={pointed !== undefined}
      {...markHandlers(marks, props)}
    >
      <span id={hint} hidden>
        Arrow keys move from site to site, Enter opens one, plus and minus zoom, Escape shows the
        whole country.
      </span>
      <MarkList shown={shown} active={active} place={place} />
      {pointed !== undefined && <MapTip mark={pointed} place={place} />}
    </div>
  );
}

type ListProps = { shown: readonly Mark[]; active: Mark | undefined; place: FramePlace };

/** Memoized: a moving pointer must not render hundreds of marks again. */
const MarkList = memo(function MarkList({ shown, active, place }: ListProps) {
  return (
    <>
      {shown.map((mark) => (
        <MapMark
          key={markKey(mark)}
          mark={mark}
          {...onFrame(mark, place)}
          isActive={mark === active}
        />
      ))}
      {shown.map((mark) => (
        <MapFlag key={markKey(mark)} mark={mark} {...onFrame(mark, place)} />
      ))}
    </>
  );
});

/**
 * A tooltip with the name of the hovered or focused mark, hidden from screen readers, which read the mark's own name.
 */
function MapTip({ mark, place }: { mark: Mark; place: FramePlace }) {
  const { sites, spots } = mark;
  const [first] = sites;
  if (first === undefined) return null;
  const { x, y } = onFrame(mark, place);
  const isLow = y < 70;
  const lift = markRadius(sites.length) + 6;
  const leads = leadsText(sites);
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
          : `${count(sites.length)} sites ${spots.length === 1 ? "in" : "around"} ${placeInName(first)}`}
      </strong>
      <span className={classes.states}>
        {countSitesByStatus(sites).map(([status, found]) => (
          <span key={status} className={classes.state} data-status={status}>
            <StateShape status={status} /> {sites.length > 1 && count(found)} {stateWord(status)}
          </span>
        ))}
      </span>
      {leads !== "" && <span>{leads}</span>}
    </div>
  );
}

type Props = { mark: Mark; x: number; y: number; isActive: boolean };

/** A site as a link, or several sites as a button with their number in the colour of most of them. The layer around it handles presses. */
const MapMark = memo(function MapMark({ mark, x, y, isActive }: Props) {
  const { sites } = mark;
  const status = commonStatus(sites);
  const size = 2 * markRadius(sites.length);
  const shared = {
    "aria-label": markName(mark),
    "data-mark": sites[0]?.id,
    "data-status": status,
    tabIndex: isActive ? 0 : -1,
    style: { width: size, height: size, translate: `${x - size / 2}px ${y - size / 2}px` },
  };
  if (sites.length === 1)
    return (
      <a
        {...shared}
        href={paths.campaign.replace("$id", sites[0]?.id ?? "")}
        className={classes.dot}
        draggable={false}
      >
        <StateShape status={status} size={status === "deployed" ? 8 : 9} />
      </a>
    );
  return (
    <button {...shared} type="button" className={classes.cluster}>
      {count(sites.length)}
    </button>
  );
});

/** A flag on a cluster whose worst state differs from its most common one. It is rendered above all clusters. */
const MapFlag = memo(function MapFlag({ mark, x, y }: Omit<Props, "isActive">) {
  const { sites } = mark;
  const worst = worstStatus(sites);
  if (sites.length === 1 || worst === commonStatus(sites) || worst === "deployed") return null;
  const reach = markRadius(sites.length) * Math.SQRT1_2;
  return (
    <span
      aria-hidden
      className={classes.flag}
      data-flag={worst}
      style={{ translate: `calc(${x + reach}px - 50%) calc(${y - reach}px - 50%)` }}
    >
      <StateShape status={worst} size={8} />
    </span>
  );
});
