import type { Outline, OutlinedPlace } from "@mainstreet/contract/place-outlines";
import { placePack } from "./pack.ts";
import { findPlace } from "./places.ts";

/** The outline of a place's county with the place as a point in it; undefined where the place or its county is unknown. */
export function outlinePlace({ city, state, zip }: OutlinedPlace): Outline | undefined {
  const id = findPlace(city, state, zip)?.id;
  if (id === undefined) return undefined;
  const { counties, places } = placePack();
  const path = counties.path[places.county[id] ?? -1];
  const dot = places.dot[id] ?? -1;
  return path === undefined || dot < 0
    ? undefined
    : { path, x: Math.floor(dot / 1000), y: dot % 1000 };
}
