import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { MAX_LENGTH, OUTLINE_LIMIT } from "./limits.ts";

/** A city's county for a small drawing: SVG path data on a grid of 120 × 120, and the city's point on it. */
const outline = z.object({ path: z.string(), x: z.number(), y: z.number() });
export type Outline = z.infer<typeof outline>;

const outlinedPlace = z.object({
  city: z.string().max(MAX_LENGTH.city),
  state: z.string().max(MAX_LENGTH.state),
  zip: z.string().max(MAX_LENGTH.zip),
});
export type OutlinedPlace = z.infer<typeof outlinedPlace>;

/** The counties of these places, in their order; null for an unknown place. */
export const outlinePlaces = endpoint("POST", "/places/outlines", {
  body: z.object({ places: z.array(outlinedPlace).max(OUTLINE_LIMIT) }),
  response: z.object({ outlines: z.array(outline.nullable()) }),
});
