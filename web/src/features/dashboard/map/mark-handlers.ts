import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from "react";
import { markRadius } from "./cluster.ts";
import type { Mark } from "./cluster.ts";
import { toMap } from "./frame-place.ts";
import type { FramePlace } from "./frame-place.ts";
import { markKey } from "./use-marks.ts";
import type { MapMarks, MarksOptions } from "./use-marks.ts";
import { isDirection, nearestPoint, nextPoint } from "./view.ts";

/** How far from a mark a pointer still hits it, in CSS pixels: a finger is less exact than a mouse pointer. */
const REACH = { mouse: 5, touch: 16 };

/** Handlers for pointers and keys on the layer of marks. */
export function markHandlers(marks: MapMarks, { place, onZoom, onReset }: MarksOptions) {
  const { shown, active } = marks;
  return {
    onClick: (event: MouseEvent) => {
      // A key press activates the mark that has the focus.
      const mark = event.detail === 0 ? active : markUnder(event, { shown, place, reach: "touch" });
      if (mark === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      marks.open(mark);
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === "touch") return;
      const mark = markUnder(event, { shown, place, reach: "mouse" });
      marks.pointAt(mark && markKey(mark));
    },
    onPointerLeave: () => marks.pointAt(undefined),
    onFocus: (event: FocusEvent<HTMLElement>) => marks.pointAt(event.target.dataset["mark"]),
    onBlur: () => marks.pointAt(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (active === undefined || !isOurs(event)) return;
      event.preventDefault();
      const zoom = ZOOM[event.key];
      if (zoom === undefined && event.key !== "Escape")
        return marks.focus(markByKey(event.key, shown, active));
      marks.keepFocus();
      return zoom === undefined ? onReset() : onZoom(zoom);
    },
  };
}

const ZOOM: Readonly<Record<string, number>> = { "+": 2, "=": 2, "-": 0.5 };
const OTHER_KEYS = ["Home", "End", "Escape"];

function isOurs({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  const isKnown = isDirection(key) || key in ZOOM || OTHER_KEYS.includes(key);
  return isKnown && !metaKey && !ctrlKey && !altKey;
}

function markByKey(key: string, shown: readonly Mark[], from: Mark): Mark | undefined {
  if (isDirection(key)) return nextPoint(shown, from, key);
  return key === "Home" ? shown[0] : shown.at(-1);
}

type Target = { shown: readonly Mark[]; place: FramePlace; reach: keyof typeof REACH };

/** The mark for a pointer's position: the nearest one, which need not be the topmost. */
function markUnder(event: MouseEvent, { shown, place, reach }: Target): Mark | undefined {
  const box = event.currentTarget.getBoundingClientRect();
  const at = toMap({ x: event.clientX - box.left, y: event.clientY - box.top }, place);
  const mark = nearestPoint(shown, at);
  if (mark === undefined) return undefined;
  const distance = Math.hypot(mark.x - at.x, mark.y - at.y) * place.scale;
  return distance <= markRadius(mark.sites.length) + REACH[reach] ? mark : undefined;
}
