import * as overrides from "@mainstreet/contract/campaign-overrides";
import { etagOf } from "@mainstreet/contract/campaign-version";
import { updateCampaign } from "@mainstreet/contract/campaigns";
import * as edits from "@mainstreet/contract/location-edits";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant } from "../../platform/db/database.ts";
import { idempotencyOf } from "../../platform/http/idempotency.ts";
import { ifMatchOf } from "../../platform/http/if-match.ts";
import { route } from "../../platform/http/route.ts";
import { presentDetail } from "../campaigns/present.ts";
import { listDeployments } from "../campaigns/queries.ts";
import { addLocations } from "./add-locations.ts";
import { removeLocation } from "./remove-location.ts";
import { saveCampaign } from "./save-campaign.ts";
import { readOverrides, saveOverrides } from "./save-overrides.ts";

/** Changing a campaign: `PUT /campaigns/{id}`, `/campaigns/{id}/overrides` and `/campaigns/{id}/locations`. */
export function registerCampaignEditing(app: FastifyInstance, { db }: Deps): void {
  route(app, updateCampaign, async ({ userId, params, body, request, reply }) => {
    const ifMatch = ifMatchOf(request);
    const saved = await asTenant(db, userId, async (tx) => {
      const id = { userId, campaignId: params.id };
      const row = await saveCampaign(tx, id, { input: body, ifMatch });
      if (!row) throw notFound(texts.campaigns.notFound);
      return presentDetail(row, await listDeployments(tx, id));
    });
    crashPoint("move.committed");
    reply.header("etag", etagOf(saved.version));
    return saved;
  });

  route(app, overrides.getOverrides, ({ userId, params }) =>
    asTenant(db, userId, async (tx) => {
      const found = await readOverrides(tx, { userId, campaignId: params.id });
      if (!found) throw notFound(texts.campaigns.notFound);
      return found;
    }),
  );

  route(app, overrides.saveOverrides, ({ userId, params, body }) =>
    asTenant(db, userId, async (tx) => {
      const saved = await saveOverrides(tx, { userId, campaignId: params.id }, body);
      if (!saved) throw notFound(texts.campaigns.notFound);
      return saved;
    }),
  );

  route(app, edits.addLocations, ({ userId, params, body, request, reply }) =>
    addLocations(db, {
      userId,
      campaignId: params.id,
      wanted: body.locations,
      idempotency: idempotencyOf(request, reply),
    }),
  );

  route(app, edits.removeLocation, ({ userId, params, query }) =>
    removeLocation(db, { userId, campaignId: params.id }, query),
  );
}
