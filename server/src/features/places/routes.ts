import * as api from "@mainstreet/contract/places";
import type { FastifyInstance } from "fastify";
import { route } from "../../platform/http/route.ts";
import { suggestPlaces } from "./places.ts";

const SUGGESTIONS = 8;

/** City autocomplete from the bundled place data. */
export function registerPlaces(app: FastifyInstance): void {
  route(app, api.suggestPlaces, async ({ query }) => ({
    places: suggestPlaces(query.q, SUGGESTIONS),
  }));
}
