import type { HubMap } from "../content/page-content.ts";
import type { CountyOutline, NearbyPlace } from "../local-facts.ts";
import { fittedMap, pointOnMap } from "./outline-map.ts";

const GRID = 120;
/** The map shows at least about 24 miles around the city, even where all its neighbors are close. */
const LEAST_EXTENT = 8;

/** A conic map of the country in three parts, each with the longitude of its middle, the lean of its meridians, and the miles of a step. */
const PARTS = {
  mainland: { middle: -96, lean: 0.6029, miles: 3.0455 },
  AK: { middle: -154, lean: 0.8627, miles: 8.701 },
  HI: { middle: -157, lean: 0.2241, miles: 3.0455 },
};

/**
 * The city and the places near it on the outlines of its county and those around: a dot for each, numbered as in the list. The positions of
 * the nearby places are computed from their distance and direction.
 */
export function areaMap(place: {
  city: string;
  state: string;
  longitude: number;
  outline: CountyOutline;
  nearby: readonly NearbyPlace[];
}): HubMap {
  const { city, state, longitude, outline, nearby } = place;
  const { grid, dot, neighbours } = outline;
  const home = pointOnMap(grid, dot);
  const part = state === "AK" || state === "HI" ? PARTS[state] : PARTS.mainland;
  const tilt = part.lean * (longitude - part.middle);
  const dots = nearby.map(({ miles, bearing }) => {
    const angle = ((bearing - tilt) * Math.PI) / 180;
    const steps = miles / part.miles;
    return { x: home.x + Math.sin(angle) * steps, y: home.y - Math.cos(angle) * steps };
  });
  const outlines = neighbours.map(({ path, x, y, scale }) => ({
    path,
    grid: { ...pointOnMap(grid, { x, y }), step: grid.step * scale },
    isOwn: false,
  }));
  const extent = Math.min(LEAST_EXTENT, grid.step * GRID) / 2;
  const corners = [-extent, extent].map((by) => ({ x: home.x + by, y: home.y + by }));
  return fittedMap({
    caption: nearby.length > 0 ? `Map of ${city} and the places around it` : `Map of ${city}`,
    outlines: [...outlines, { path: outline.path, grid, isOwn: true }],
    dots: [home, ...dots],
    shown: [...corners, ...dots],
  });
}
