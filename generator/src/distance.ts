import type { CompassPoint } from "./local-facts.ts";

export type Point = { latitude: number; longitude: number };

const EARTH_RADIUS_MILES = 3958.7613;
const RADIANS = Math.PI / 180;
const COMPASS: readonly CompassPoint[] = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

export const KM_PER_MILE = 1.609344;

/** Great-circle distance in miles (haversine), which the pages call "straight-line". */
export function milesBetween(from: Point, to: Point): number {
  const northward = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const eastward = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const shrink = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  const chord = northward ** 2 + shrink * eastward ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Initial bearing in whole degrees, 0 = north, 90 = east. */
export function bearing(from: Point, to: Point): number {
  const delta = (to.longitude - from.longitude) * RADIANS;
  const [start, end] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const east = Math.sin(delta) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(delta);
  return (Math.round(Math.atan2(east, north) / RADIANS) + 360) % 360;
}

/** The 8-point compass direction of a bearing in degrees. */
export function compassPoint(degrees: number): CompassPoint {
  return COMPASS[Math.round(degrees / 45) % 8] ?? "N";
}
