import { outlinePlaces } from "@mainstreet/contract/place-outlines";
import * as api from "@mainstreet/contract/places";
import type { FastifyInstance } from "fastify";
import { route } from "../../platform/http/route.ts";
import { outlinePlace } from "./outline-place.ts";
import { suggestPlaces } from "./places.ts";

const SUGGESTIONS = 8;

/** City autocomplete and county outlines from the bundled place data. */
export function registerPlaces(app: FastifyInstance): void {
  route(app, api.suggestPlaces, async ({ query }) => ({
    places: suggestPlaces(query.q, SUGGESTIONS),
  }));

  route(app, outlinePlaces, async ({ body }) => ({
    outlines: body.places.map((place) => outlinePlace(place) ?? null),
  }));
}
