import { checkPlaces } from "@mainstreet/contract/place-check";
import { outlinePlaces } from "@mainstreet/contract/place-outlines";
import * as api from "@mainstreet/contract/places";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { mapInTimeSlices } from "../../platform/time-slices.ts";
import { route } from "../../platform/http/route.ts";
import { outlinePlace } from "./outline-place.ts";
import { suggestPlaces } from "./places.ts";
import { checkPlace } from "./suggest-spelling.ts";

const SUGGESTIONS = 8;
/** Searching the spelling of so many places takes as long as scoring one page. */
const CHECKS_A_PAGE = 10;

/** City autocomplete, spelling and county outlines from the bundled place data. */
export function registerPlaces(app: FastifyInstance, { limits }: Deps): void {
  route(app, api.suggestPlaces, async ({ query }) => ({
    places: suggestPlaces(query.q, SUGGESTIONS),
  }));

  route(app, checkPlaces, async ({ userId, body }) => {
    await limits.spend("pagesChecked", userId, Math.ceil(body.places.length / CHECKS_A_PAGE));
    return { places: await mapInTimeSlices(body.places, checkPlace) };
  });

  route(app, outlinePlaces, async ({ body }) => ({
    outlines: body.places.map((place) => outlinePlace(place) ?? null),
  }));
}
