/** The size of the map in `us-outline.svg`. */
export const MAP = { width: 975, height: 610 };

export type PlanePoint = { x: number; y: number };

type Cone = {
  /** The vertical meridian, and the point that is placed at `at`, in degrees east and north of it. */
  meridian: number;
  centre: readonly [east: number, north: number];
  parallels: readonly [number, number];
  scale: number;
  at: PlanePoint;
  /** The part of the map for which this cone is used: left, top, right, bottom. */
  frame: readonly [number, number, number, number];
};

// d3-geo's geoAlbersUsa (the United States with Alaska and Hawaii moved in), scaled and centred as us-atlas does it.
const SCALE = 1300;
const MIDDLE = { x: MAP.width / 2, y: MAP.height / 2 };
const spot = (x: number, y: number): PlanePoint => ({
  x: MIDDLE.x + x * SCALE,
  y: MIDDLE.y + y * SCALE,
});
const frame = ([left, top, right, bottom]: Cone["frame"]): Cone["frame"] => [
  MIDDLE.x + left * SCALE,
  MIDDLE.y + top * SCALE,
  MIDDLE.x + right * SCALE,
  MIDDLE.y + bottom * SCALE,
];

const CONES: readonly Cone[] = [
  {
    meridian: -96,
    centre: [-0.6, 38.7],
    parallels: [29.5, 45.5],
    scale: SCALE,
    at: MIDDLE,
    frame: frame([-0.455, -0.238, 0.455, 0.238]),
  },
  {
    meridian: -154,
    centre: [-2, 58.5],
    parallels: [55, 65],
    scale: SCALE * 0.35,
    at: spot(-0.307, 0.201),
    frame: frame([-0.425, 0.12, -0.214, 0.234]),
  },
  {
    meridian: -157,
    centre: [-3, 19.9],
    parallels: [8, 18],
    scale: SCALE,
    at: spot(-0.205, 0.212),
    frame: frame([-0.214, 0.166, -0.115, 0.234]),
  },
];

const projections = CONES.map(projection);

/** Where a place given in degrees lies on the map; undefined for what is not on it, such as Puerto Rico. */
export function project(longitude: number, latitude: number): PlanePoint | undefined {
  for (const place of projections) {
    const point = place(longitude, latitude);
    if (point !== undefined) return point;
  }
  return undefined;
}

/** Albers' equal-area conic projection (Snyder, Map Projections: A Working Manual, 1987, pages 98 to 103). */
function projection(cone: Cone): (longitude: number, latitude: number) => PlanePoint | undefined {
  const [south, north] = cone.parallels;
  const n = (sine(south) + sine(north)) / 2;
  const c = 1 + sine(south) * (2 * n - sine(south));
  const raw = (east: number, latitude: number): PlanePoint => {
    const radius = Math.sqrt(c - 2 * n * sine(latitude)) / n;
    const angle = radians(east) * n;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  };
  const centre = raw(...cone.centre);
  const [left, top, right, bottom] = cone.frame;
  return (longitude, latitude) => {
    const { x, y } = raw(fromMeridian(longitude - cone.meridian), latitude);
    const point = {
      x: cone.at.x + (x - centre.x) * cone.scale,
      y: cone.at.y - (y - centre.y) * cone.scale,
    };
    const isInside = point.x >= left && point.x <= right && point.y >= top && point.y <= bottom;
    return isInside ? point : undefined;
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function sine(degrees: number): number {
  return Math.sin(radians(degrees));
}

/** The same angle between -180 and 180 degrees: the Aleutians cross the date line. */
function fromMeridian(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
