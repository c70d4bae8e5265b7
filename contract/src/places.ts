import { z } from "zod";
import { endpoint } from "./endpoint.ts";

const place = z.object({
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  county: z.string().nullable(),
  /** Both are null where no source has the position of the place. */
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type Place = z.infer<typeof place>;

/** City autocomplete: the best matches for what was typed, most important first. */
export const suggestPlaces = endpoint("GET", "/places", {
  query: z.object({ q: z.string().trim().max(100) }),
  response: z.object({ places: z.array(place) }),
});
