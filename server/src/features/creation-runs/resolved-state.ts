import { UNKNOWN_STATE } from "@mainstreet/contract/creation-runs";
import { resolveUnknownState } from "../places/places.ts";

/** The state a site is made for (decision D12): an unknown one is filled in where the city alone tells it. */
export function resolvedState({ city, state }: { city: string; state: string }): string {
  return state === UNKNOWN_STATE ? (resolveUnknownState(city)?.state ?? state) : state;
}
