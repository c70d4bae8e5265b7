import { count } from "@mainstreet/contract/count";
import { memo } from "react";
import { paths } from "../../../app/paths.ts";
import { StateShape } from "../../../ui/state-shape.tsx";
import { commonStatus, markName, markRadius, worstStatus } from "./cluster.ts";
import type { Mark } from "./cluster.ts";
import classes from "./map.module.css";

type Props = { mark: Mark; x: number; y: number; isActive: boolean };

/** A site as a link, or several as a button with their number in the colour of most. The layer around it knows what a press does. */
export const MapMark = memo(function MapMark({ mark, x, y, isActive }: Props) {
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

/** Says at the edge of a bubble that some of its sites are in a worse state than most. It is drawn above all bubbles. */
export const MapFlag = memo(function MapFlag({ mark, x, y }: Omit<Props, "isActive">) {
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
