import * as api from "@mainstreet/contract/trash";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { asTenant, seeingTrash } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { trashCampaigns } from "../removal/trash-campaigns.ts";
import { texts } from "@mainstreet/contract/texts";
import { deleteNow } from "./delete-now.ts";
import { listTrash, readTrashed } from "./list-trash.ts";
import { restoreSites } from "./restore-sites.ts";
import { takeDownAgain } from "./take-down-again.ts";

/** The trash: what was deleted within the last 30 days. */
export function registerTrash(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, api.listTrash, ({ userId, query }) =>
    seeingTrash(() => asTenant(db, userId, (tx) => listTrash(tx, { ...query, userId }))),
  );

  route(app, api.getTrashed, ({ userId, params }) =>
    seeingTrash(() =>
      asTenant(db, userId, (tx) => readTrashed(tx, { userId, campaignId: params.id })),
    ),
  );

  route(app, api.trashCampaigns, async ({ userId, body: { campaignIds, keepSite } }) => {
    const some = { userId, campaignIds, keepSite, startsIn: 0 };
    const trashed = await seeingTrash(() => asTenant(db, userId, (tx) => trashCampaigns(tx, some)));
    if (trashed.length === 0) throw notFound(texts.campaigns.notFound);
    return { trashed, message: texts.removal.deletedMany(trashed.length) };
  });

  route(app, api.restoreTrashed, ({ userId, body }) => restoreSites(deps, { userId, ...body }));

  route(app, api.takeDownTrashed, ({ userId, body }) =>
    asTenant(db, userId, (tx) => takeDownAgain(tx, userId, body.campaignIds)),
  );

  route(app, api.deleteTrashed, ({ userId, body }) => deleteNow(deps, userId, body.campaignIds));
}
