import { count } from "@mainstreet/contract/count";
import { memo } from "react";
import { paths } from "../../../app/paths.ts";
import { StateShape } from "../../../ui/state-shape.tsx";
import { commonStatus, markName, markRadius, worstStatus } from "./cluster.ts";
import type { Mark } from "./cluster.ts";
import classes from "./map.module.css";

type Props = { mark: Mark; x: number; y: number; isActive: boolean };

/** A site as a link, or several as a button with their number in the colour of most, flagged with the worst. The layer around it knows what a press does. */
export const MapMark = memo(function MapMark({ mark, x, y, isActive }: Props) {
  const { sites } = mark;
  const status = commonStatus(sites);
  const worst = worstStatus(sites);
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
      {worst !== status && worst !== "deployed" && (
        <span className={classes.flag} data-status={worst}>
          <StateShape status={worst} size={8} />
        </span>
      )}
    </button>
  );
});
