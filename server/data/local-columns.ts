import { getTimes } from "suncalc";
import type { Point } from "@mainstreet/generator/distance";
import type { Area } from "./county-shapes.ts";
import { boundingBox, isInside } from "./county-shapes.ts";

const clocks = new Map<string, Intl.DateTimeFormat>();

function minutesAfterMidnight(instant: Date, zone: string): number {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  clocks.set(zone, clock);
  const rounded = new Date(Math.round(instant.getTime() / 60_000) * 60_000);
  const [hours = 0, minutes = 0] = clock.format(rounded).split(":").map(Number);
  return hours * 60 + minutes;
}

/** Sunset in minutes after local midnight on a solstice of 2026, or -1 where the sun does not set that day. */
export function sunset(month: "06" | "12", point: Point, zone: string): number {
  const noon = new Date(`2026-${month}-21T18:00:00Z`);
  const { sunset: instant } = getTimes(noon, point.latitude, point.longitude);
  return instant === null ? -1 : minutesAfterMidnight(instant, zone);
}

const MILES_PER_DEGREE = 69.09;
const MAX_MILES = 25;

/**
 * A function that finds the other state whose border is nearest to a point of `home`
 * (a state's id), within 25 straight-line miles. A point that the map puts inside another state gets none.
 */
export function otherStateFinder(states: Area[]) {
  const boxed = states.map((state) => ({ state, box: boundingBox(state.rings) }));
  const reach = MAX_MILES / MILES_PER_DEGREE;
  return (home: string, point: Point): { id: string; miles: number } | undefined => {
    const { latitude, longitude } = point;
    const wide = reach / Math.cos((latitude * Math.PI) / 180);
    const near = boxed
      .filter(({ state }) => state.id !== home)
      .filter(({ box }) => latitude >= box.top - reach && latitude <= box.bottom + reach)
      .filter(({ box }) => longitude >= box.left - wide && longitude <= box.right + wide);
    if (near.some(({ state }) => isInside(state.rings, [longitude, latitude]))) return undefined;
    const [nearest] = near
      .map(({ state }) => ({ id: state.id, miles: milesToArea(state, point) }))
      .toSorted((a, b) => a.miles - b.miles);
    return nearest !== undefined && nearest.miles <= MAX_MILES ? nearest : undefined;
  };
}

/** Distance to an area's outline; the ground is treated as flat, an error of less than 1 % within 25 miles. */
function milesToArea(area: Area, { latitude, longitude }: Point): number {
  const eastward = MILES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  let nearest = Infinity;
  for (const ring of area.rings) {
    for (let i = 1; i < ring.length; i += 1) {
      const [fromX, fromY] = ring[i - 1] ?? [0, 0];
      const [toX, toY] = ring[i] ?? [0, 0];
      const [ax, ay] = [(fromX - longitude) * eastward, (fromY - latitude) * MILES_PER_DEGREE];
      const [dx, dy] = [(toX - fromX) * eastward, (toY - fromY) * MILES_PER_DEGREE];
      const along = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      nearest = Math.min(nearest, Math.hypot(ax + along * dx, ay + along * dy));
    }
  }
  return nearest;
}
