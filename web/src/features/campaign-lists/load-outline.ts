import { OUTLINE_LIMIT } from "@mainstreet/contract/limits";
import { outlinePlaces } from "@mainstreet/contract/place-outlines";
import type { OutlinedPlace } from "@mainstreet/contract/place-outlines";
import { askTogether } from "../../lib/ask-together.ts";
import { send } from "../../lib/send.ts";

/** The county outline of a place, for many places in one request. Null for an unknown place. */
export const loadOutline = askTogether(OUTLINE_LIMIT, async (places: OutlinedPlace[]) => {
  const { outlines } = await send(outlinePlaces, { body: { places } });
  return outlines;
});
