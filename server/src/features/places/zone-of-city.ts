import { placePack } from "./pack.ts";
import { findListedPlace } from "./places.ts";

/**
 * The time zone of a city by its IANA name; of several cities with that name in the state, that of the largest. Undefined for an unknown
 * city.
 */
export function zoneOfCity(city: string, state: string): string | undefined {
  const place = findListedPlace(city, state);
  const { zones, places } = placePack();
  return place && zones[places.zone[place.id] ?? -1];
}
