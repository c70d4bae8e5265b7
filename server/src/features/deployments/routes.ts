import * as api from "@mainstreet/contract/campaigns";
import { DEFAULT_NETLIFY_ACCOUNT } from "@mainstreet/contract/deployment";
import { texts } from "@mainstreet/contract/texts";
import { bulkUpdateScript } from "@mainstreet/contract/verification-script";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { invalidField, notFound } from "../../errors.ts";
import { asTenant } from "../../platform/database.ts";
import { idempotencyOf } from "../../platform/http/idempotency.ts";
import { route } from "../../platform/http/route.ts";
import { campaigns } from "../../platform/schema.ts";
import { presentDetail } from "../campaigns/present.ts";
import { findCampaign, isCampaign, listDeployments } from "../campaigns/queries.ts";
import { type Account, chooseAccount } from "./choose-account.ts";
import { redeploy } from "./redeploy.ts";
import { updateScripts } from "./update-scripts.ts";

/** Where a campaign goes, and the button that sends it there. */
export function registerDeployments(app: FastifyInstance, deps: Deps): void {
  const { db, config } = deps;

  route(app, api.redeployCampaign, async ({ userId, params, reply }) => {
    const answer = await redeploy(deps, { userId, campaignId: params.id });
    if (answer.status === "queued" || answer.status === "deploying") reply.status(202);
    return answer;
  });

  route(app, bulkUpdateScript, ({ userId, body, request }) =>
    updateScripts(deps, { userId, ...body, idempotency: idempotencyOf(request) }),
  );

  route(app, api.updateDeploymentSettings, ({ userId, params, body }) => {
    const isOffered =
      body.netlifyTokenId !== DEFAULT_NETLIFY_ACCOUNT || config.netlify.defaultToken;
    if (!isOffered)
      throw invalidField("netlifyTokenId", texts.deploymentSettings.selectNetlifyToken);
    return asTenant(db, userId, async (tx) => {
      const id = { userId, campaignId: params.id };
      const before = await findCampaign(tx, id);
      if (!before) throw notFound(texts.campaigns.notFound);
      const account = await chooseAccount(tx, { userId, config }, body);
      const isOther = !isSameAccount(before, account);
      const [row] = await tx
        .update(campaigns)
        // Another account knows nothing of the old site, so its id goes; the next deployment makes one there.
        .set({
          ...account,
          ...(isOther && { netlifySiteId: null, awsBucketRegion: null }),
          updatedAt: sql`now()`,
        })
        .where(isCampaign(id))
        .returning();
      if (!row) throw notFound(texts.campaigns.notFound);
      return presentDetail(row, await listDeployments(tx, id));
    });
  });
}

function isSameAccount(one: Account, other: Account): boolean {
  return (
    one.account === other.account &&
    one.netlifyTokenId === other.netlifyTokenId &&
    one.awsCredentialsId === other.awsCredentialsId &&
    one.awsBucketName === other.awsBucketName
  );
}
