import { setImmediate } from "node:timers/promises";
import * as facts from "@mainstreet/contract/place-facts";
import * as quality from "@mainstreet/contract/page-quality";
import type { LocalFacts } from "@mainstreet/generator/local-facts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { chargePages, spendPages } from "../../platform/http/request-limits.ts";
import { localFacts } from "../places/local-facts.ts";
import type { PackPlace } from "../places/place.ts";
import { findPlace } from "../places/places.ts";
import { checkQuality } from "./check-quality.ts";

/** Finding the facts of so many places takes as long as scoring one page. */
const PLACES_A_PAGE = 3;

/** How good a page would be before its site is made, and the place facts that previews show. */
export function registerPageQuality(app: FastifyInstance, { db, limits }: Deps): void {
  route(app, quality.checkQuality, async ({ userId, body }) => {
    const { rendered, ...checked } = await asTenant(db, userId, (tx) =>
      checkQuality(tx, userId, body),
    );
    await chargePages({ limits, userId }, rendered - 1);
    return checked;
  });

  route(app, facts.placeFacts, async ({ query: { city, state, zip } }) => ({
    facts: factsOf(findPlace(city, state, zip)),
  }));

  route(app, facts.factsOfPlaces, async ({ userId, body }) => {
    await spendPages({ limits, userId }, Math.ceil(body.places.length / PLACES_A_PAGE));
    const known: (LocalFacts | null)[] = [];
    for (const { city, state } of body.places) {
      known.push(factsOf(findPlace(city, state)));
      // A hundred places take a quarter of a second: other requests get time slices in between.
      await setImmediate();
    }
    return { facts: known };
  });
}

const factsOf = (place: PackPlace | undefined): LocalFacts | null =>
  place === undefined ? null : localFacts(place);
