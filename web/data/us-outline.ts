import { readFileSync } from "node:fs";
import type { LineString, MultiLineString, MultiPolygon, Polygon, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type Atlas = Topology<{ states: GeometryCollection; nation: GeometryCollection }>;

/** How far, in units of the map, a simplified line may lie from the true one. */
const TOLERANCE = 0.5;
/** Smaller islands, in square units of the map, are not drawn. */
const MIN_ISLAND = 1;

/**
 * The land (`#land`) and the borders between states (`#borders`) as an SVG file, on us-atlas's map of 975 × 610: d3-geo's
 * geoAlbersUsa, scaled to 1300 and centred. Lines are simplified before they are joined, so that neighbours keep their
 * common border. It has no colors of its own.
 */
export function usOutline(): string {
  const atlas = simplified(readAtlas());
  const { features } = feature(atlas, atlas.objects.nation);
  const rings = features.flatMap(({ geometry }) =>
    geometry.type === "Polygon" || geometry.type === "MultiPolygon" ? ringsOf(geometry) : [],
  );
  const land = rings
    .filter((ring) => Math.abs(areaOf(ring)) >= MIN_ISLAND)
    .map((ring) => `${linePath(ring.slice(0, -1))}z`);
  const borders = linesOf(mesh(atlas, atlas.objects.states, (a, b) => a !== b)).map(linePath);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610">
<path id="land" d="${land.join("")}"/>
<path id="borders" fill="none" vector-effect="non-scaling-stroke" d="${borders.join("")}"/>
</svg>
`;
}

function readAtlas(): Atlas {
  const path = new URL(import.meta.resolve("us-atlas/states-albers-10m.json"));
  const atlas: Atlas = JSON.parse(readFileSync(path, "utf8"));
  return atlas;
}

/** The same topology with its arcs in plain coordinates, each with fewer points. */
function simplified(atlas: Atlas): Atlas {
  const { transform, ...rest } = atlas;
  const [scaleX = 1, scaleY = 1] = transform?.scale ?? [];
  const [offsetX = 0, offsetY = 0] = transform?.translate ?? [];
  const decode = (arc: Position[]) => {
    let [sumX, sumY] = [0, 0];
    return arc.map(([x = 0, y = 0]): Position => {
      sumX += x;
      sumY += y;
      return [sumX * scaleX + offsetX, sumY * scaleY + offsetY];
    });
  };
  return { ...rest, arcs: atlas.arcs.map((arc) => simplifyLine(decode(arc))) };
}

/** Douglas and Peucker's line simplification (1973). A closed line is split at the point farthest from its ends. */
function simplifyLine(line: Position[]): Position[] {
  const [start, end] = [line[0], line.at(-1)];
  if (start === undefined || end === undefined || line.length < 3) return line;
  const distances = line.map((point) => distanceToLine(point, start, end));
  const far = distances.indexOf(Math.max(...distances));
  if ((distances[far] ?? 0) <= TOLERANCE) return [start, end];
  return [...simplifyLine(line.slice(0, far + 1)).slice(0, -1), ...simplifyLine(line.slice(far))];
}

function distanceToLine([x = 0, y = 0]: Position, start: Position, end: Position): number {
  const [[ax = 0, ay = 0], [bx = 0, by = 0]] = [start, end];
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

function ringsOf(geometry: Polygon | MultiPolygon): Position[][] {
  return geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
}

function linesOf(geometry: LineString | MultiLineString): Position[][] {
  return geometry.type === "LineString" ? [geometry.coordinates] : geometry.coordinates;
}

function areaOf(ring: Position[]): number {
  return ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Relative path data in tenths; rounding sums up nowhere, as each step starts from where the last one was drawn. */
function linePath(line: Position[]): string {
  const points = line.map(([x = 0, y = 0]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const [[startX, startY] = [0, 0]] = points;
  const steps = points.slice(1).flatMap(([x, y], index) => {
    const [beforeX, beforeY] = points[index] ?? [0, 0];
    return x === beforeX && y === beforeY ? [] : [tenths(x - beforeX), tenths(y - beforeY)];
  });
  return `M${join([tenths(startX), tenths(startY)])}l${join(steps)}`;
}

const tenths = (value: number) => String(value / 10).replace(/^(-?)0\./, "$1.");

/** A space only where a minus sign does not already part two numbers. */
const join = (numbers: string[]) =>
  numbers.map((text, index) => (index === 0 || text.startsWith("-") ? text : ` ${text}`)).join("");
