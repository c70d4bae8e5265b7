import { readFileSync } from "node:fs";
import type { Geometry, Position as Coordinates } from "geojson";
import { feature, neighbors } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export type Position = [x: number, y: number];
/** A closed line; the rings of an area are read even-odd, so holes need no marking. */
export type Ring = Position[];
export type Area = { id: string; name: string; rings: Ring[] };

type AtlasTopology = Topology<{
  counties: GeometryCollection<{ name: string }>;
  states: GeometryCollection<{ name: string }>;
  nation: GeometryCollection<{ name: string }>;
}>;

/** Reads one of us-atlas's files: degrees ("counties-10m") or a map of 975 × 610 ("counties-albers-10m"). */
function readAtlas(file: "counties-10m" | "counties-albers-10m"): AtlasTopology {
  const path = new URL(import.meta.resolve(`us-atlas/${file}.json`));
  const atlas: AtlasTopology = JSON.parse(readFileSync(path, "utf8"));
  return atlas;
}

function toAreas(atlas: AtlasTopology, layer: "counties" | "states" | "nation"): Area[] {
  return feature(atlas, atlas.objects[layer]).features.map(({ id, properties, geometry }) => ({
    id: String(id),
    name: properties.name,
    rings: toRings(geometry),
  }));
}

function toRings(geometry: Geometry): Ring[] {
  if (geometry.type === "Polygon") return geometry.coordinates.map(toRing);
  if (geometry.type === "MultiPolygon") return geometry.coordinates.flat().map(toRing);
  return [];
}

const toRing = (positions: Coordinates[]): Ring =>
  positions.map(([x = 0, y = 0]): Position => [x, y]);

/** Counties and states in degrees. */
export function readDegreeAreas(): { counties: Area[]; states: Area[] } {
  const atlas = readAtlas("counties-10m");
  return { counties: toAreas(atlas, "counties"), states: toAreas(atlas, "states") };
}

export type CountyArea = Area & { neighbours: string[] };

/** Counties of the fifty states and DC on the common map, in order of FIPS number, with their neighbours' ids. */
export function readMapCounties(): CountyArea[] {
  return countyAreas(readAtlas("counties-albers-10m"));
}

/** Puerto Rico's municipios in degrees: the common map does not have them. */
export function readMunicipios(): CountyArea[] {
  return countyAreas(readAtlas("counties-10m")).filter(({ id }) => id.startsWith("72"));
}

function countyAreas(atlas: AtlasTopology): CountyArea[] {
  const adjacent = neighbors(atlas.objects.counties.geometries);
  const areas = toAreas(atlas, "counties");
  return areas
    .map((area, index) => ({
      ...area,
      neighbours: (adjacent[index] ?? []).map((other) => areas[other]?.id ?? ""),
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** States and the whole country on the common map; states by their FIPS number. */
export function readMapStates(): { states: Area[]; nation: Area[] } {
  const atlas = readAtlas("counties-albers-10m");
  return { states: toAreas(atlas, "states"), nation: toAreas(atlas, "nation") };
}

export type Box = { left: number; top: number; right: number; bottom: number };

export function boundingBox(rings: Ring[]): Box {
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** True when the point lies inside the rings (even-odd rule). */
export function isInside(rings: Ring[], [x, y]: Position): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i += 1) {
      const [ax, ay] = ring[i - 1] ?? [0, 0];
      const [bx, by] = ring[i] ?? [0, 0];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    }
  }
  return inside;
}

/** A function that finds the area holding a point; boxes first, as most areas are far away. */
export function areaFinder(areas: Area[]): (point: Position) => Area | undefined {
  const boxed = areas.map((area) => ({ area, box: boundingBox(area.rings) }));
  return (point) => {
    const [x, y] = point;
    return boxed.find(
      ({ area, box }) =>
        x >= box.left &&
        x <= box.right &&
        y >= box.top &&
        y <= box.bottom &&
        isInside(area.rings, point),
    )?.area;
  };
}
