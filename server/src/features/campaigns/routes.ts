import * as api from "@mainstreet/contract/campaigns";
import { etagOf } from "@mainstreet/contract/campaign-version";
import { readLastAccounts } from "@mainstreet/contract/last-accounts";
import { texts } from "@mainstreet/contract/texts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { asTenant } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { findLastAccounts } from "./last-accounts.ts";
import { presentDetail } from "./present.ts";
import { findCampaign, listDeployments } from "./queries.ts";

/** One campaign, as its page shows it. Making, saving and deploying it are features of their own. */
export function registerCampaigns(app: FastifyInstance, { db }: Deps): void {
  route(app, api.getCampaign, ({ userId, params, reply }) =>
    asTenant(db, userId, async (tx) => {
      const id = { userId, campaignId: params.id };
      const row = await findCampaign(tx, id);
      if (!row) throw notFound(texts.campaigns.notFound);
      reply.header("etag", etagOf(row.version));
      return presentDetail(row, await listDeployments(tx, id));
    }),
  );

  route(app, readLastAccounts, ({ userId }) =>
    asTenant(db, userId, (tx) => findLastAccounts(tx, userId)),
  );
}
