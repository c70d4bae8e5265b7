import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { FACTS_LIMIT, MAX_LENGTH } from "./limits.ts";
import { textField } from "./text-field.ts";

const nearbyPlace = z.object({
  name: z.string(),
  state: z.string(),
  miles: z.number(),
  bearing: z.number(),
  compass: z.enum(["N", "NE", "E", "SE", "S", "SW", "W", "NW"]),
});

/** Facts that a page may state about a city: the generator's `LocalFacts`. */
const localFacts = z.object({
  city: z.string(),
  state: z.string(),
  county: z.string().nullable(),
  role: z.enum(["capital", "seat"]).nullable(),
  timeZone: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  zips: z.object({ listed: z.array(z.string()), total: z.number() }),
  nearby: z.array(nearbyPlace),
  nearestLarge: nearbyPlace.nullable(),
  neighbouringCounties: z.array(z.string()),
  otherState: z.object({ name: z.string(), miles: z.number() }).nullable(),
  sunset: z.object({ june: z.string(), december: z.string() }).nullable(),
  outline: z
    .object({
      path: z.string(),
      grid: z.object({ x: z.number(), y: z.number(), step: z.number() }),
      dot: z.object({ x: z.number(), y: z.number() }),
      neighbours: z.array(
        z.object({ path: z.string(), x: z.number(), y: z.number(), scale: z.number() }),
      ),
    })
    .nullable(),
});

/** The facts of the place with this city, state and ZIP code, as its page will have them; null for an unknown one. */
export const placeFacts = endpoint("GET", "/places/facts", {
  query: z.object({
    city: textField("City", MAX_LENGTH.city),
    state: textField("State", MAX_LENGTH.state),
    zip: textField("Zip code", MAX_LENGTH.zip).default(""),
  }),
  response: z.object({ facts: localFacts.nullable() }),
});

/** The same for many places at once, in their order. */
export const factsOfPlaces = endpoint("POST", "/places/facts", {
  body: z.object({
    places: z
      .array(
        z.object({
          city: textField("City", MAX_LENGTH.city),
          state: textField("State", MAX_LENGTH.state),
        }),
      )
      .max(FACTS_LIMIT),
  }),
  response: z.object({ facts: z.array(localFacts.nullable()) }),
  isHeavy: true,
});
