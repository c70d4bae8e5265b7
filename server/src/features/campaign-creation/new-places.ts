import { locationPath } from "@mainstreet/generator/slug";
import type { SiteLocation } from "../campaigns/tables.ts";
import { findPlace } from "../places/places.ts";

/**
 * Keys by which two spellings of one place are recognized: the folder of their page, the place that they mean, or its position, as the
 * generator determines them.
 */
export function placeKeys({ city, state }: SiteLocation): string[] {
  const path = locationPath({ city, state });
  const place = findPlace(city, state);
  if (place === undefined) return [path];
  const { id, latitude, longitude } = place;
  return [path, `place ${id}`, ...(latitude === null ? [] : [`${latitude} ${longitude}`])];
}

/** The wanted locations that are not among the existing ones, each place once: so every charged location gets its own page. */
export function newPlaces(
  wanted: readonly SiteLocation[],
  before: readonly SiteLocation[],
): SiteLocation[] {
  const known = new Set(before.flatMap(placeKeys));
  return wanted.filter((location) => {
    const keys = placeKeys(location);
    const isNew = !keys.some((key) => known.has(key));
    for (const key of keys) known.add(key);
    return isNew;
  });
}
