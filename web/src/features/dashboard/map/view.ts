import { MAP } from "./project.ts";
import type { PlanePoint } from "./project.ts";

/** The visible part of the map: its center in map units, and the zoom factor. */
export type MapView = PlanePoint & {
  zoom: number;
  /** True while the map is dragged: then it moves without animation. */
  isDragged?: boolean;
};

export const WHOLE: MapView = { x: MAP.width / 2, y: MAP.height / 2, zoom: 1 };
const MAX_ZOOM = 40;
/** The largest zoom of one step from the whole country: a state and its neighbors' borders stay recognizable. */
const STATE_ZOOM = 8;

/** The nearest view that lies within the map. */
export function viewOnMap({ x, y, zoom }: MapView): MapView {
  const held = Math.min(MAX_ZOOM, Math.max(1, zoom));
  const [halfWidth, halfHeight] = [MAP.width / 2 / held, MAP.height / 2 / held];
  return {
    zoom: held,
    x: Math.min(MAP.width - halfWidth, Math.max(halfWidth, x)),
    y: Math.min(MAP.height - halfHeight, Math.max(halfHeight, y)),
  };
}

/** A closer view of the points, one step at a time; undefined where no zoom would separate them. */
export function viewOf(points: readonly PlanePoint[], current: MapView): MapView | undefined {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const fitting = Math.min(MAP.width / (right - left), MAP.height / (bottom - top)) * 0.6;
  if (current.zoom >= MAX_ZOOM || fitting === Infinity) return undefined;
  const farthest = Math.max(STATE_ZOOM, current.zoom * 3);
  const zoom = Math.min(farthest, Math.max(fitting, current.zoom * 2));
  return viewOnMap({ x: (left + right) / 2, y: (top + bottom) / 2, zoom });
}

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const STEPS: Record<Direction, PlanePoint> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isDirection(key: string): key is Direction {
  return key in STEPS;
}

/** The nearest of `points` in a direction, straight ahead before sideways; undefined when there is none. */
export function nextPoint<P extends PlanePoint>(
  points: readonly P[],
  from: PlanePoint,
  direction: Direction,
): P | undefined {
  const step = STEPS[direction];
  let best: { point: P; cost: number } | undefined;
  for (const point of points) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const ahead = dx * step.x + dy * step.y;
    const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
    const cost = ahead + 2 * aside;
    const isAhead = ahead > 0 && ahead >= aside / 2;
    if (isAhead && (best === undefined || cost < best.cost)) best = { point, cost };
  }
  return best?.point;
}

/** The one of `points` nearest to `to`; undefined if there is none. */
export function nearestPoint<P extends PlanePoint>(
  points: readonly P[],
  to: PlanePoint,
): P | undefined {
  let best: { point: P; distance: number } | undefined;
  for (const point of points) {
    const distance = Math.hypot(point.x - to.x, point.y - to.y);
    if (best === undefined || distance < best.distance) best = { point, distance };
  }
  return best?.point;
}
