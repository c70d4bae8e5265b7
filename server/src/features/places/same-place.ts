import { stateCode } from "@mainstreet/contract/us-states";
import { isMisspelling } from "../../platform/edit-distance.ts";
import { normaliseName } from "./normalise-name.ts";
import { findPlace } from "./places.ts";

export type NamedPlace = { city: string; state: string; zip: string };

/**
 * Whether `next` means the same place as `paid` (decision 166): `corrected` when `paid` was a misspelling of a place that is now known. An
 * unknown name stays the same place while only its spelling changes a little.
 */
export function comparePlaces(paid: NamedPlace, next: NamedPlace): "same" | "corrected" | "other" {
  const [before, after] = [paid, next].map(({ city, state, zip }) => findPlace(city, state, zip));
  if (before) return before.id === after?.id ? "same" : "other";
  if (!isSameState(paid.state, next.state, after !== undefined)) return "other";
  const [cityBefore, cityAfter] = [normaliseName(paid.city), normaliseName(next.city)];
  if (cityBefore !== cityAfter && !isMisspelling(cityBefore, cityAfter)) return "other";
  return after ? "corrected" : "same";
}

/** A text that is not a state, such as 'Unknown' (decision 112), is replaced by the state of a known place. */
function isSameState(paid: string, next: string, isKnown: boolean): boolean {
  const [before, after] = [stateCode(paid), stateCode(next)];
  if (before === undefined && isKnown) return true;
  return (before ?? paid.trim().toLowerCase()) === (after ?? next.trim().toLowerCase());
}
