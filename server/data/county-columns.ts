import type { CountyColumns, CountyKind } from "../src/features/places/pack.ts";
import type { Area, Position, Ring } from "./county-shapes.ts";
import { boundingBox, readMapCounties, readMunicipios } from "./county-shapes.ts";
import { ABOLISHED_COUNTIES } from "./renamed.ts";
import { stateByFips } from "./sources.ts";

/** Size of the drawing grid and the empty edge around the outline. */
const GRID = 120;
const EDGE = 4;
/** How far, in grid steps, a simplified outline may lie from the true one. */
const TOLERANCE = 0.5;
/** Islands and lakes smaller than this, in square grid steps, are left out. */
const MIN_RING_AREA = 6;

const ALASKA_CENSUS_AREAS =
  "02016 02050 02063 02066 02070 02105 02158 02180 02198 02240 02261 02270 02290".split(" ");
const ALASKA_MUNICIPALITIES = ["02020", "02230"];
/** Baltimore, St. Louis, Carson City and Washington; Virginia's are numbered from 510. */
const INDEPENDENT_CITIES = ["24510", "29510", "32510", "11001"];

/** The kind of a county-level area, by its FIPS number. */
export function countyKind(fips: string): CountyKind {
  if (ABOLISHED_COUNTIES.includes(fips)) return "abolished";
  if (fips.startsWith("72")) return "municipio";
  if (INDEPENDENT_CITIES.includes(fips)) return "city";
  if (fips.startsWith("51") && Number(fips.slice(2)) >= 510) return "city";
  if (fips.startsWith("22")) return "parish";
  if (ALASKA_MUNICIPALITIES.includes(fips)) return "municipality";
  if (ALASKA_CENSUS_AREAS.includes(fips)) return "census area";
  return fips.startsWith("02") ? "borough" : "county";
}

/** The position of a county's grid on the common map: its origin and the size of one step. */
export type CountyGrid = { x: number; y: number; step: number };

/** The grid on which an area is drawn. */
export function gridOf(rings: Ring[]): CountyGrid {
  const { left, top, right, bottom } = boundingBox(rings);
  const step = Math.max(right - left, bottom - top) / (GRID - 2 * EDGE);
  return {
    x: (left + right) / 2 - (step * GRID) / 2,
    y: (top + bottom) / 2 - (step * GRID) / 2,
    step,
  };
}

/** A point of the common map on a county's grid, in whole steps. */
export function onGrid(grid: CountyGrid, [x, y]: Position): Position {
  return [Math.round((x - grid.x) / grid.step), Math.round((y - grid.y) / grid.step)];
}

const NO_GRID: CountyGrid = { x: 0, y: 0, step: 0 };

const thousandths = (value: number) => Math.round(value * 1000);

/** The county columns of the pack and, for placing points, the position of each county in them by FIPS number. */
export function buildCounties(): { columns: CountyColumns; indexByFips: Map<string, number> } {
  const onMap = readMapCounties();
  const offMap = readMunicipios();
  const counties = [...onMap, ...offMap];
  const indexByFips = new Map(counties.map((county, index) => [county.id, index]));
  const grids = [...onMap.map((county) => gridOf(county.rings)), ...offMap.map(() => NO_GRID)];
  const columns: CountyColumns = {
    state: counties.map((county) => stateByFips.get(county.id.slice(0, 2)) ?? ""),
    name: counties.map((county) => county.name),
    kind: counties.map((county) => countyKind(county.id)),
    path: [...onMap.map((county) => outlinePath(county.rings)), ...offMap.map(() => "")],
    x: grids.map((grid) => thousandths(grid.x)),
    y: grids.map((grid) => thousandths(grid.y)),
    step: grids.map((grid) => Math.round(grid.step * 1_000_000)),
    neighbours: counties.map((county) => nearestFirst(county, counties, indexByFips)),
  };
  return { columns, indexByFips };
}

function nearestFirst(
  county: Area & { neighbours: string[] },
  counties: Area[],
  indexByFips: Map<string, number>,
): number[] {
  const [x, y] = middle(county.rings);
  const distance = (index: number) => {
    const [otherX, otherY] = middle(counties[index]?.rings ?? []);
    return Math.hypot(otherX - x, otherY - y);
  };
  return county.neighbours
    .map((fips) => indexByFips.get(fips) ?? -1)
    .filter((index) => index >= 0)
    .toSorted((a, b) => distance(a) - distance(b));
}

function middle(rings: Ring[]): Position {
  const { left, top, right, bottom } = boundingBox(rings);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** SVG path data of a county on its own grid, simplified to whole steps. */
export function outlinePath(rings: Ring[]): string {
  const grid = gridOf(rings);
  return rings
    .map((ring) =>
      ring.map(([x, y]): Position => [(x - grid.x) / grid.step, (y - grid.y) / grid.step]),
    )
    .filter((ring) => Math.abs(ringArea(ring)) >= MIN_RING_AREA)
    .map((ring) => ringPath(simplifyRing(ring)))
    .join("");
}

function ringArea(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Splits the ring at two points far apart, since a closed line has no ends between which it could be simplified. */
function simplifyRing(ring: Ring): Ring {
  const [first = [0, 0]] = ring;
  const distances = ring.map(([x, y]) => Math.hypot(x - first[0], y - first[1]));
  const far = distances.indexOf(Math.max(...distances));
  return [...simplifyLine(ring.slice(0, far + 1)).slice(0, -1), ...simplifyLine(ring.slice(far))];
}

/** Douglas and Peucker's line simplification (1973). */
function simplifyLine(line: Ring): Ring {
  const [start, end] = [line[0], line.at(-1)];
  if (start === undefined || end === undefined || line.length < 3) return line;
  const distances = line.map((point) => distanceToLine(point, start, end));
  const far = distances.indexOf(Math.max(...distances));
  if ((distances[far] ?? 0) <= TOLERANCE) return [start, end];
  return [...simplifyLine(line.slice(0, far + 1)).slice(0, -1), ...simplifyLine(line.slice(far))];
}

function distanceToLine([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Relative path data, with a space only where a minus sign does not already part two numbers. */
function ringPath(ring: Ring): string {
  const points = ring
    .slice(0, -1)
    .map(([x, y]): Position => [Math.round(x), Math.round(y)])
    .filter(([x, y], index, all) => {
      const [beforeX, beforeY] = all[index - 1] ?? [NaN, NaN];
      return x !== beforeX || y !== beforeY;
    });
  const [start = [0, 0]] = points;
  const steps = points.slice(1).flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
  return `M${joinNumbers(start)}l${joinNumbers(steps)}z`;
}

const joinNumbers = (numbers: number[]) =>
  numbers.map((value, index) => (index === 0 || value < 0 ? `${value}` : ` ${value}`)).join("");
