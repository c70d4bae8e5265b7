import * as api from "@mainstreet/contract/campaign-lists";
import * as dashboard from "@mainstreet/contract/dashboard";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { mapCampaigns, selectCampaigns } from "./select-campaigns.ts";
import { summariseServices } from "./summarise-services.ts";

/** Campaigns by the hundred: services, lists with filters, what a filter selects, and the map (spec §2, §7). */
export function registerCampaignLists(app: FastifyInstance, { db }: Deps): void {
  route(app, api.serviceSummary, ({ userId, query }) =>
    asTenant(db, userId, (tx) => summariseServices(tx, { userId, type: query.type })),
  );

  route(app, api.listCampaigns, ({ userId, query }) =>
    asTenant(db, userId, (tx) => listCampaigns(tx, { ...query, userId })),
  );

  route(app, api.listCampaignsByService, ({ userId, query }) =>
    asTenant(db, userId, (tx) => listCampaigns(tx, { ...query, userId })),
  );

  route(app, api.selectCampaigns, ({ userId, query }) =>
    asTenant(db, userId, (tx) => selectCampaigns(tx, { ...query, userId })),
  );

  route(app, dashboard.mapCampaigns, async ({ userId }) => ({
    campaigns: await asTenant(db, userId, (tx) => mapCampaigns(tx, userId)),
  }));
}
