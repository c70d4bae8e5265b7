import * as api from "@mainstreet/contract/site-versions";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { listSiteVersions, readVersion } from "./versions.ts";

/** What was live when (decision 326). */
export function registerSiteHistory(app: FastifyInstance, { db }: Deps): void {
  route(app, api.listVersions, ({ userId, params, query }) =>
    asTenant(db, userId, (tx) =>
      listSiteVersions(tx, { userId, campaignId: params.id }, { cursor: query.cursor }),
    ),
  );

  route(app, api.getVersion, ({ userId, params }) =>
    readVersion(db, { userId, campaignId: params.id }, params.number),
  );
}
