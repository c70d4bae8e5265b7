import { MAP } from "./project.ts";
import type { PlanePoint } from "./project.ts";
import type { MapView } from "./view.ts";

/** Where the map is in its frame: its origin in CSS pixels, how many of them a unit of the map has, and the frame's size. */
export type FramePlace = {
  left: number;
  top: number;
  scale: number;
  width: number;
  height: number;
};

/** The place of the map in a frame as wide as `width` that shows `view`. */
export function framePlace(view: MapView, width: number): FramePlace {
  const height = (width * MAP.height) / MAP.width;
  const scale = (width / MAP.width) * view.zoom;
  return {
    left: width / 2 - view.x * scale,
    top: height / 2 - view.y * scale,
    scale,
    width,
    height,
  };
}

/** A point of the map in CSS pixels from the frame's corner. */
export function onFrame({ x, y }: PlanePoint, { left, top, scale }: FramePlace): PlanePoint {
  return { x: left + x * scale, y: top + y * scale };
}

/** A point in CSS pixels from the frame's corner as a point of the map. */
export function toMap({ x, y }: PlanePoint, { left, top, scale }: FramePlace): PlanePoint {
  return { x: (x - left) / scale, y: (y - top) / scale };
}

export function centreOf(place: FramePlace): PlanePoint {
  return toMap({ x: place.width / 2, y: place.height / 2 }, place);
}

/** Marks closer to the border than this would be cut off. */
const MARGIN = 5;

export function isInFrame({ x, y }: PlanePoint, { width, height }: FramePlace): boolean {
  return x >= MARGIN && x <= width - MARGIN && y >= MARGIN && y <= height - MARGIN;
}
