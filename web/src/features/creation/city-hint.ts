import type { Place } from "@mainstreet/contract/places";
import { stateCode } from "@mainstreet/contract/us-states";

/** What to say about a city that the place data does not have; undefined when all is well. */
export function cityHint(
  places: readonly Place[],
  city: string,
  state: string,
): string | undefined {
  const name = city.trim().toLowerCase();
  if (name.length < 2) return undefined;
  const namesakes = places.filter((place) => place.city.toLowerCase() === name);
  const [first] = namesakes;
  if (first === undefined)
    return places.some((place) => place.city.toLowerCase().startsWith(name))
      ? undefined
      : "We do not know this city. The site can be made, but without local facts.";
  const code = stateCode(state);
  if (code === undefined || namesakes.some((place) => place.state === code)) return undefined;
  return `We know ${first.city} in ${first.state}, not in ${code}. Please check the state.`;
}
