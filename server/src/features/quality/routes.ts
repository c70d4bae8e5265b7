import { setImmediate } from "node:timers/promises";
import { updateCampaign } from "@mainstreet/contract/campaigns";
import * as facts from "@mainstreet/contract/place-facts";
import * as quality from "@mainstreet/contract/quality";
import { texts } from "@mainstreet/contract/texts";
import type { LocalFacts } from "@mainstreet/generator/local-facts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant } from "../../platform/database.ts";
import { route } from "../../platform/http/route.ts";
import { chargePages, spendPages } from "../../platform/rate-limits.ts";
import { presentDetail } from "../campaigns/present.ts";
import { listDeployments } from "../campaigns/queries.ts";
import { localFacts } from "../places/local-facts.ts";
import type { Place } from "../places/place.ts";
import { findPlace } from "../places/places.ts";
import { checkQuality } from "./check-quality.ts";
import { saveCampaign } from "./save-campaign.ts";

/** The facts of so many places take as long as a page. */
const PLACES_A_PAGE = 3;

/** What a site is worth before it is made, and what an edit makes of it. */
export function registerQuality(app: FastifyInstance, { db, limits }: Deps): void {
  route(app, quality.checkQuality, async ({ userId, body }) => {
    const { drawn, ...checked } = await asTenant(db, userId, (tx) =>
      checkQuality(tx, userId, body),
    );
    await chargePages({ limits, userId }, drawn - 1);
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
      // A hundred places take a quarter of a second: others have their turn in between.
      await setImmediate();
    }
    return { facts: known };
  });

  route(app, updateCampaign, async ({ userId, params, body }) => {
    const saved = await asTenant(db, userId, async (tx) => {
      const id = { userId, campaignId: params.id };
      const row = await saveCampaign(tx, id, body);
      if (!row) throw notFound(texts.campaigns.notFound);
      return presentDetail(row, await listDeployments(tx, id));
    });
    crashPoint("move.committed");
    return saved;
  });
}

const factsOf = (place: Place | undefined): LocalFacts | null =>
  place === undefined ? null : localFacts(place);
