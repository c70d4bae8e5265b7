import { memo, useId } from "react";
import type { Mark } from "./cluster.ts";
import { onFrame } from "./frame-place.ts";
import type { FramePlace } from "./frame-place.ts";
import { MapFlag, MapMark } from "./map-mark.tsx";
import { MapTip } from "./map-tip.tsx";
import classes from "./map.module.css";
import { markHandlers } from "./mark-handlers.ts";
import { keyOf, useMarks } from "./use-marks.ts";
import type { MarksOptions } from "./use-marks.ts";

/** The marks as links and buttons, one of which takes part in the tab order: the arrow keys walk from there. */
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

/** A pointer that moves over hundreds of marks names one of them; it does not draw them all again. */
const MarkList = memo(function MarkList({ shown, active, place }: ListProps) {
  return (
    <>
      {shown.map((mark) => (
        <MapMark
          key={keyOf(mark)}
          mark={mark}
          {...onFrame(mark, place)}
          isActive={mark === active}
        />
      ))}
      {shown.map((mark) => (
        <MapFlag key={keyOf(mark)} mark={mark} {...onFrame(mark, place)} />
      ))}
    </>
  );
});
