import type { HubMap } from "../content/page-content.ts";
import type { GridOutline } from "../local-facts.ts";

/** Half the drawing field, and half of the part that leaves a margin for the numbers of dots. */
const FIELD = { width: 108, height: 92 };
const HALF = { width: 92, height: 76 };
const GRID = 120;

/** An outline on the map of the country. */
export type PlacedOutline = GridOutline & { isOwn: boolean };
export type OutlinePoint = { x: number; y: number };

/** A point of an outline's grid on the map of the country. */
export const pointOnMap = (grid: GridOutline["grid"], { x, y }: OutlinePoint): OutlinePoint => ({
  x: grid.x + x * grid.step,
  y: grid.y + y * grid.step,
});

export const cornersOf = ({ grid }: PlacedOutline): OutlinePoint[] => [
  pointOnMap(grid, { x: 0, y: 0 }),
  pointOnMap(grid, { x: GRID, y: GRID }),
];

type MapParts = {
  caption: string;
  outlines: readonly PlacedOutline[];
  dots: readonly OutlinePoint[];
  /** The points that the drawing must show. */
  shown: readonly OutlinePoint[];
};

/** Outlines and dots, moved and scaled so that the points to be shown fill the drawing. */
export function fittedMap({ caption, outlines, dots, shown }: MapParts): HubMap {
  const fit = fitted(shown);
  return {
    caption,
    outlines: outlines.flatMap((outline) => visibleOutline(outline, fit)),
    dots: dots.map(fit.place),
  };
}

type Fit = { scale: number; place: (point: OutlinePoint) => OutlinePoint };

function fitted(points: readonly OutlinePoint[]): Fit {
  const { left, top, width, height } = boxOf(points);
  const scale = Math.min((2 * HALF.width) / width, (2 * HALF.height) / height);
  const place = ({ x, y }: OutlinePoint): OutlinePoint => ({
    x: (x - left - width / 2) * scale,
    y: (y - top - height / 2) * scale,
  });
  return { scale, place };
}

export function boxOf(points: readonly OutlinePoint[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Faint outlines are left out where they would not be visible. */
function visibleOutline(
  { path, grid, isOwn }: PlacedOutline,
  { scale, place }: Fit,
): HubMap["outlines"] {
  const [from, to] = [place(grid), place(pointOnMap(grid, { x: GRID, y: GRID }))];
  const isVisible =
    from.x < FIELD.width && to.x > -FIELD.width && from.y < FIELD.height && to.y > -FIELD.height;
  const transform = `translate(${round(from.x, 1)} ${round(from.y, 1)}) scale(${round(grid.step * scale, 3)})`;
  return isOwn || isVisible ? [{ path, isOwn, transform }] : [];
}

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
