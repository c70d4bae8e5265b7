import { UNKNOWN_STATE } from "@mainstreet/contract/creation-runs";
import { resolveUnknownState } from "../places/places.ts";

/** The state that a site is created for (decision D12): an unknown state is filled in if the city alone determines it. */
export function resolvedState({ city, state }: { city: string; state: string }): string {
  return state === UNKNOWN_STATE ? (resolveUnknownState(city)?.state ?? state) : state;
}
