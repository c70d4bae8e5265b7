import { Readable } from "node:stream";
import * as api from "@mainstreet/contract/campaign-lists";
import * as dashboard from "@mainstreet/contract/dashboard";
import { exportSites } from "@mainstreet/contract/site-export";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { streamRoute } from "../../platform/http/stream-route.ts";
import { route } from "../../platform/http/route.ts";
import { exportedIds, siteLines } from "./export-sites.ts";
import { listCampaigns } from "./list-campaigns.ts";
import { listPage } from "./list-page.ts";
import { mapCampaigns, selectCampaigns } from "./select-campaigns.ts";
import { summariseServices } from "./summarise-services.ts";

const UNFILTERED = api.listFilters.parse({});

/** Endpoints for many campaigns: services, lists with filters, the selection of a filter, and the map (spec §2, §7). */
export function registerCampaignLists(app: FastifyInstance, deps: Deps): void {
  const { db, limits, stopping } = deps;

  route(app, api.serviceSummary, ({ userId, query }) =>
    asTenant(db, userId, (tx) => summariseServices(tx, { userId, type: query.type })),
  );

  route(app, api.listCampaigns, ({ userId, query }) =>
    asTenant(db, userId, (tx) => listCampaigns(tx, { ...query, userId })),
  );

  route(app, api.listCampaignsByService, ({ userId, query }) =>
    asTenant(db, userId, (tx) => listCampaigns(tx, { ...query, userId })),
  );

  route(app, api.listPage, ({ userId, query }) =>
    asTenant(db, userId, (tx) => listPage(tx, { ...query, userId })),
  );

  route(app, api.selectCampaigns, ({ userId, query }) =>
    asTenant(db, userId, (tx) => selectCampaigns(tx, { ...query, userId })),
  );

  route(app, api.mapSelection, async ({ userId, query }) => ({
    campaigns: await asTenant(db, userId, (tx) => mapCampaigns(tx, { ...query, userId })),
  }));

  route(app, dashboard.mapCampaigns, async ({ userId }) => ({
    campaigns: await asTenant(db, userId, (tx) => mapCampaigns(tx, { ...UNFILTERED, userId })),
  }));

  streamRoute(app, exportSites, {
    stopping,
    handle: async ({ userId, body: input }) => {
      await limits.spend("siteExports", userId);
      const ids = await asTenant(db, userId, (tx) => exportedIds(tx, { userId, input }));
      return {
        name: "mainstreet-sites.csv",
        type: "text/csv; charset=utf-8",
        content: Readable.from(siteLines(db, { userId, ids })),
      };
    },
  });
}
