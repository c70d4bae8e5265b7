import type { Site } from "../../generator/src/site.ts";
import { placePack } from "../../server/src/features/places/pack.ts";
import type { PackPlace } from "../../server/src/features/places/place.ts";
import { findPlace } from "../../server/src/features/places/places.ts";

const EARTH_RADIUS_MILES = 3958.7613;
const COMPASS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

type Vector = readonly [number, number, number];
/** `miles` as a page prints them, `exact` to order places by. */
export type Way = { miles: number; exact: number; compass: string };

/** Straight-line miles and direction by vectors: computed in another way than for the pages, so that an error in either of them shows. */
export function wayBetween(from: Vector, to: Vector): Way {
  const exact = Math.acos(Math.min(1, dot(from, to))) * EARTH_RADIUS_MILES;
  const east = unit([-from[1], from[0], 0]);
  const north = cross(from, east);
  const degrees = (Math.atan2(dot(to, east), dot(to, north)) * 180) / Math.PI + 360;
  return {
    miles: Math.max(1, Math.round(exact)),
    exact,
    compass: COMPASS[Math.round(Math.round(degrees % 360) / 45) % 8] ?? "",
  };
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

const radians = (value = 0) => (value / 100_000) * (Math.PI / 180);

/** The position of a place of the pack on a globe of radius 1. */
export function vectorOf(id: number): Vector {
  const { places } = placePack();
  const [latitude, longitude] = [radians(places.latitude[id]), radians(places.longitude[id])];
  const ring = Math.cos(latitude);
  return [ring * Math.cos(longitude), ring * Math.sin(longitude), Math.sin(latitude)];
}

/** The place of the pack that a page is about. */
export function packPlaceOf({ city, state, zip }: Site): PackPlace | undefined {
  return findPlace(city, state.code, zip);
}

/** Positions in the pack of the places with exactly that name, which may be named on pages. */
export function namedIn(name: string, code: string): number[] {
  const { places, states } = placePack();
  const state = states.indexOf(code);
  return places.name.flatMap((other, id) =>
    other === name && places.state[id] === state && !"ps".includes(places.source[id] ?? "p")
      ? [id]
      : [],
  );
}
