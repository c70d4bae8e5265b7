import type { PlacedOutline } from "../art/outline-map.ts";
import { boxOf, cornersOf, fittedMap, pointOnMap } from "../art/outline-map.ts";
import { STATE_OUTLINES } from "../art/state-outlines.ts";
import type { HubMap } from "../content/page-content.ts";
import type { CountyOutline, GridOutline } from "../local-facts.ts";
import type { PagePlan } from "../plan-page.ts";

/** With more, or farther apart (about 120 miles), the outlines of whole states are shown, and then that of the country. */
const MAX_COUNTIES = 8;
const MAX_SPREAD = 40;
const MAX_STATES = 4;
const GRID = 120;

/**
 * The main location and the others on one drawing: in their counties, else in their states, else in the
 * country. Null when the position of the main one, or of all others, is unknown.
 */
export function placeMap(home: PagePlan, locations: readonly PagePlan[]): HubMap | null {
  const outlined = [home, ...locations].flatMap(({ site }) => site.facts?.outline ?? []);
  if (home.site.facts?.outline === null || outlined.length < 2) return null;
  const states = [...new Set([home, ...locations].map(({ site }) => site.state.code))];
  const dots = outlined.map(({ grid, dot }) => pointOnMap(grid, dot));
  const { width, height } = boxOf(dots);
  const isClose = Math.max(width, height) <= MAX_SPREAD;
  const outlines = (isClose ? countiesOf(outlined) : null) ?? statesOf(states);
  const caption = `${home.name} and ${locations.length === 1 ? "one more place" : `${locations.length} more places`}`;
  const shown = [...dots, ...outlines.filter(({ isOwn }) => isOwn).flatMap(cornersOf)];
  return fittedMap({ caption, outlines, dots, shown });
}

const keyOf = ({ grid }: GridOutline) => `${grid.x} ${grid.y} ${grid.step}`;

/** The locations' counties and, faint, those around them; null when there are too many. */
function countiesOf(outlined: readonly CountyOutline[]): PlacedOutline[] | null {
  const own = new Map(outlined.map((outline) => [keyOf(outline), outline]));
  if (own.size > MAX_COUNTIES) return null;
  const around = outlined.flatMap(({ grid, neighbours }) =>
    neighbours.map(({ path, x, y, scale }) => ({
      path,
      grid: { ...pointOnMap(grid, { x, y }), step: grid.step * scale },
    })),
  );
  const owned = [...own.values()].map(({ path, grid }) => ({ path, grid, isOwn: true }));
  const near = around.filter((one, index) => {
    const others = [...owned, ...around.slice(0, index)];
    return !others.some((other) => isSameSpot(one, other));
  });
  return [...near.map((outline) => ({ ...outline, isOwn: false })), ...owned];
}

/** Positions of neighbors are rounded, so the same county as the neighbor of two others has nearly, not exactly, the same position. */
function isSameSpot(one: GridOutline, other: GridOutline): boolean {
  const size = one.grid.step * GRID;
  return (
    one.path === other.path &&
    Math.hypot(one.grid.x - other.grid.x, one.grid.y - other.grid.y) < size / 4
  );
}

function statesOf(codes: readonly string[]): PlacedOutline[] {
  const shown = codes.length > MAX_STATES ? ["US"] : codes;
  return shown.flatMap((code) => {
    const outline = STATE_OUTLINES[code];
    return outline === undefined ? [] : [{ ...outline, isOwn: true }];
  });
}
