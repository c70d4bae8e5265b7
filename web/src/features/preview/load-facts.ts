import { FACTS_LIMIT } from "@mainstreet/contract/limits";
import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { factsOfPlaces } from "@mainstreet/contract/place-facts";
import { askTogether } from "../../lib/ask-together.ts";
import { send } from "../../lib/send.ts";

/** What may be said about a place, for many places in one request. Null for an unknown place. */
export const loadFacts = askTogether(FACTS_LIMIT, async (places: TypedLocation[]) => {
  const { facts } = await send(factsOfPlaces, { body: { places } });
  return facts;
});
