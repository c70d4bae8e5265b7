import { STATE_OUTLINES } from "../art/state-outlines.ts";
import type { HubMap } from "../content/page-content.ts";
import type { CountyOutline, GridOutline } from "../local-facts.ts";
import type { PagePlan } from "../plan-page.ts";

/** Half the drawing field, and that part of it which leaves space at the edge for a dot's number. */
const FIELD = { width: 108, height: 92 };
const HALF = { width: 92, height: 76 };
/** With more, or farther apart (about 120 miles), the outlines of whole states are shown, and then that of the country. */
const MAX_COUNTIES = 8;
const MAX_SPREAD = 40;
const MAX_STATES = 4;
const GRID = 120;

/** An outline on the map of the country. */
type Placed = GridOutline & { isOwn: boolean };
type Spot = { x: number; y: number };

/**
 * The main location and the others on one drawing: in their counties, else in their states, else in the
 * country. Null when we do not know where the main one or all others lie on the map.
 */
export function placeMap(home: PagePlan, locations: readonly PagePlan[]): HubMap | null {
  const outlined = [home, ...locations].flatMap(({ site }) => site.facts?.outline ?? []);
  if (home.site.facts?.outline === null || outlined.length < 2) return null;
  const states = [...new Set([home, ...locations].map(({ site }) => site.state.code))];
  const dots = outlined.map(({ grid, dot }) => onMap(grid, dot));
  const { width, height } = boxOf(dots);
  const isClose = Math.max(width, height) <= MAX_SPREAD;
  const outlines = (isClose ? countiesOf(outlined) : null) ?? statesOf(states);
  const fit = fitted([...dots, ...outlines.filter(({ isOwn }) => isOwn).flatMap(cornersOf)]);
  return {
    caption: `${home.name} and ${locations.length === 1 ? "one more place" : `${locations.length} more places`}`,
    outlines: outlines.flatMap((outline) => visibleOutline(outline, fit)),
    dots: dots.map(fit.place),
  };
}

/** Faint outlines are left out where only an edge of them would be visible. */
function visibleOutline({ path, grid, isOwn }: Placed, { scale, place }: Fit): HubMap["outlines"] {
  const { x, y } = place(grid);
  const middle = place(onMap(grid, { x: GRID / 2, y: GRID / 2 }));
  const isVisible = Math.abs(middle.x) < FIELD.width && Math.abs(middle.y) < FIELD.height;
  const size = round(grid.step * scale, 3);
  const transform = `translate(${round(x, 1)} ${round(y, 1)}) scale(${size})`;
  return isOwn || isVisible ? [{ path, isOwn, transform }] : [];
}

const onMap = (grid: GridOutline["grid"], { x, y }: Spot): Spot => ({
  x: grid.x + x * grid.step,
  y: grid.y + y * grid.step,
});

const cornersOf = ({ grid }: Placed) => [
  onMap(grid, { x: 0, y: 0 }),
  onMap(grid, { x: GRID, y: GRID }),
];

const keyOf = ({ grid }: GridOutline) => `${grid.x} ${grid.y} ${grid.step}`;

/** The locations' counties and, faint, those around them; null when there are too many. */
function countiesOf(outlined: readonly CountyOutline[]): Placed[] | null {
  const own = new Map(outlined.map((outline) => [keyOf(outline), outline]));
  if (own.size > MAX_COUNTIES) return null;
  const around = outlined.flatMap(({ grid, neighbours }) =>
    neighbours.map(({ path, x, y, scale }) => ({
      path,
      grid: { ...onMap(grid, { x, y }), step: grid.step * scale },
    })),
  );
  const owned = [...own.values()].map(({ path, grid }) => ({ path, grid, isOwn: true }));
  const near = around.filter((one, index) => {
    const others = [...owned, ...around.slice(0, index)];
    return !others.some((other) => isSameSpot(one, other));
  });
  return [...near.map((outline) => ({ ...outline, isOwn: false })), ...owned];
}

/** Neighbors come rounded, so a county seen from two others is nearly, not exactly, where it was. */
function isSameSpot(one: GridOutline, other: GridOutline): boolean {
  const size = one.grid.step * GRID;
  return (
    one.path === other.path &&
    Math.hypot(one.grid.x - other.grid.x, one.grid.y - other.grid.y) < size / 4
  );
}

function statesOf(codes: readonly string[]): Placed[] {
  const shown = codes.length > MAX_STATES ? ["US"] : codes;
  return shown.flatMap((code) => {
    const outline = STATE_OUTLINES[code];
    return outline === undefined ? [] : [{ ...outline, isOwn: true }];
  });
}

type Fit = { scale: number; place: (spot: Spot) => Spot };

/** How the map of the country is moved and scaled so that these points fill the drawing. */
function fitted(points: readonly Spot[]): Fit {
  const { left, top, width, height } = boxOf(points);
  const scale = Math.min((2 * HALF.width) / width, (2 * HALF.height) / height);
  const place = ({ x, y }: Spot): Spot => ({
    x: (x - left - width / 2) * scale,
    y: (y - top - height / 2) * scale,
  });
  return { scale, place };
}

function boxOf(points: readonly Spot[]) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
