import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { FACTS_LIMIT, MAX_LENGTH } from "./limits.ts";
import { textField } from "./text-field.ts";

/** Places that are offered for one that is not known. */
export const MOST_SUGGESTED = 3;

const checkedPlace = z.object({
  /** Its page will have local facts. */
  isKnown: z.boolean(),
  /**
   * Why it will have none: nobody knows the place, several places of the state have the name and only a ZIP code tells which one
   * is meant, or no more than its name is known.
   */
  problem: z.enum(["unknown", "ambiguous", "nameOnly"]).nullable().default(null),
  /** Places it may mean, the likeliest first; none for a place that is known. */
  suggestions: z.array(z.object({ city: z.string(), state: z.string() })),
});
export type CheckedPlace = z.infer<typeof checkedPlace>;

/**
 * Whether places are known, and which ones are meant by those that are not: of a misspelt city the nearest in its state, of a
 * city in a wrong state or without one ('') the states that have such a city. In the order of the request.
 */
export const checkPlaces = endpoint("POST", "/places/check", {
  body: z.object({
    places: z
      .array(
        z.object({
          city: textField("City", MAX_LENGTH.city),
          state: textField("State", MAX_LENGTH.state).default(""),
          /** Selects one of several places of that name. */
          zip: textField("Zip code", MAX_LENGTH.zip).default(""),
        }),
      )
      .max(FACTS_LIMIT),
  }),
  response: z.object({ places: z.array(checkedPlace) }),
});
