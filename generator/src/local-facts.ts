export type CompassPoint = "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";

/** Another place seen from the city: straight-line miles (at least 1), bearing in degrees from north. */
export type NearbyPlace = {
  name: string;
  state: string;
  miles: number;
  bearing: number;
  compass: CompassPoint;
};

/**
 * An outline as SVG path data on its own grid of 120 × 120, and the position of that grid on a map of the country of 975 × 610 (Albers,
 * with Alaska and Hawaii below the southwest): its corner, and the length of one step.
 */
export type GridOutline = { path: string; grid: { x: number; y: number; step: number } };

/**
 * The county's outline on a grid of 120 × 120, with the city's point, and its neighbours' outlines
 * (each on its own grid: use `translate(x y) scale(scale)`). All paths are SVG path data.
 */
export type CountyOutline = GridOutline & {
  dot: { x: number; y: number };
  neighbours: { path: string; x: number; y: number; scale: number }[];
};

/** What a page may state about a city, each value traceable to the place pack (GS-3). */
export type LocalFacts = {
  city: string;
  state: string;
  /** With its kind: "Forsyth County", "Orleans Parish"; null where sources disagree or none exists. */
  county: string | null;
  role: "capital" | "seat" | null;
  /** "Eastern Time"; with "all year" words where the clock never changes. */
  timeZone: string;
  /** Latitude and longitude are both null where no source gives the position. */
  latitude: number | null;
  longitude: number | null;
  /** Area ZIP codes: at most 24 listed, `total` of them in all. */
  zips: { listed: string[]; total: number };
  /** At most 8, nearest first. */
  nearby: NearbyPlace[];
  /** The nearest other place of big-city rank. */
  nearestLarge: NearbyPlace | null;
  /** At most 8, by name; "Pittsylvania County (VA)" when in another state. */
  neighbouringCounties: string[];
  /** The closest other state, when its border is at most 25 straight-line miles away. */
  otherState: { name: string; miles: number } | null;
  /** Local clock times of sunset on the solstices, "8:41 pm". */
  sunset: { june: string; december: string } | null;
  outline: CountyOutline | null;
};
