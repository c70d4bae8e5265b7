import * as api from "@mainstreet/contract/removal";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { route } from "../../platform/http/route.ts";
import { removeCampaign } from "./remove-campaign.ts";

/** `DELETE /campaigns/{id}` (spec §7). */
export function registerRemoval(app: FastifyInstance, deps: Deps): void {
  route(app, api.deleteCampaign, ({ userId, params, query }) =>
    removeCampaign(deps, { userId, campaignId: params.id, keepSite: query.keepSite }),
  );
}
