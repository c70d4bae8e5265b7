import { POSTAL_NAME } from "./aliases.ts";
import { withCensus } from "./census-rows.ts";
import { citiesWithoutPost } from "./city-rows.ts";
import type { PlaceRow, Sources } from "./place-row.ts";
import { compare, groupKey } from "./place-row.ts";
import { distinctCities, joinNamesakes } from "./postal-rows.ts";
import type { City } from "./sources.ts";

/**
 * Joins postal names and cities by state and normalised name, and what the Census names. Cities that neither the post nor the
 * Census knows (ghosts) are dropped unless the alias table names them. Ordered by key, state, then rank.
 */
export function joinPlaces(sources: Sources): PlaceRow[] {
  const citiesByKey = new Map(
    [...Map.groupBy(sources.cities.map(withPostalName), groupKey)].map(([key, cities]) => [
      key,
      distinctCities(cities),
    ]),
  );
  const zipsByKey = Map.groupBy(
    sources.zipCodes.filter(({ name }) => name !== ""),
    groupKey,
  );
  const postal = [...zipsByKey].flatMap(([key, zips]) =>
    joinNamesakes(citiesByKey.get(key) ?? [], zips),
  );
  const taken = new Set(postal.map(({ position }) => position));
  const left = [...citiesByKey.values()].flat().filter((city) => !taken.has(city));
  const cities = citiesWithoutPost(left, postal, sources);
  return withCensus([...postal, ...cities], sources).toSorted(
    (a, b) =>
      compare(a.key, b.key) ||
      compare(a.state, b.state) ||
      b.rank - a.rank ||
      compare(a.zips[0]?.zip ?? "", b.zips[0]?.zip ?? ""),
  );
}

const withPostalName = (city: City): City => ({
  ...city,
  name: POSTAL_NAME[city.state]?.[city.name] ?? city.name,
});
