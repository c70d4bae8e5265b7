import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { FACTS_LIMIT, MAX_LENGTH } from "./limits.ts";
import { textField } from "./text-field.ts";

/** The most places that are suggested for an unknown one. */
export const MOST_SUGGESTED = 3;

const checkedPlace = z.object({
  /** Its page will have local facts. */
  isKnown: z.boolean(),
  /**
   * Why its page will have none: the place is unknown, several places of the state have the name and only a ZIP code can
   * select one, or only its name is known.
   */
  problem: z.enum(["unknown", "ambiguous", "nameOnly"]).nullable().default(null),
  /** Places that may be meant, the likeliest first; none for a known place. */
  suggestions: z.array(z.object({ city: z.string(), state: z.string() })),
});
export type CheckedPlace = z.infer<typeof checkedPlace>;

/**
 * Whether places are known, with suggestions for those that are not: for a misspelt city the most similar ones in its state;
 * for a city with a wrong state or with none ('') the states that have such a city. In the order of the request.
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
