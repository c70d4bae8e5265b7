import { done } from "@mainstreet/contract/responses";
import { removeFormerSite as removeFormerSiteEndpoint } from "@mainstreet/contract/former-sites";
import * as api from "@mainstreet/contract/campaigns";
import { redeployBusiness as redeployBusinessEndpoint } from "@mainstreet/contract/businesses";
import { redeployFailed as redeployFailedEndpoint } from "@mainstreet/contract/campaign-lists";
import { deployToS3 as deployToS3Endpoint } from "@mainstreet/contract/hosts/aws/deploy-to-s3";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { idempotencyOf } from "../../platform/http/idempotency.ts";
import { prefersAsync } from "../../platform/http/prefer.ts";
import { route } from "../../platform/http/route.ts";
import { changeAccount } from "./change-account.ts";
import { removeFormerSite } from "./remove-former-site.ts";
import { deployToS3 } from "./deploy-to-s3.ts";
import { redeploy, requestRedeploy } from "./redeploy.ts";
import { redeployBusiness } from "./redeploy-business.ts";
import { redeployFailed } from "./redeploy-failed.ts";

/** Endpoints for the account of a campaign and for its deployment. */
export function registerDeployments(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, api.redeployCampaign, async ({ userId, params, body, request, reply }) => {
    const start = prefersAsync(request, reply) ? requestRedeploy : redeploy;
    const result = await start(deps, { userId, campaignId: params.id }, body ?? {});
    if (result.status === "queued" || result.status === "deploying") reply.status(202);
    return result;
  });

  route(app, redeployFailedEndpoint, ({ userId, query, request, reply }) =>
    redeployFailed(deps, { userId, filters: query, idempotency: idempotencyOf(request, reply) }),
  );

  route(app, redeployBusinessEndpoint, ({ userId, params, request, reply }) =>
    redeployBusiness(deps, {
      userId,
      businessId: params.id,
      idempotency: idempotencyOf(request, reply),
    }),
  );

  route(app, deployToS3Endpoint, async ({ userId, body, reply }) => {
    const result = await deployToS3(deps, { userId, ...body });
    if (result.status === "queued" || result.status === "deploying") reply.status(202);
    return result;
  });

  route(app, removeFormerSiteEndpoint, async ({ userId, params, query }) => {
    const { id: campaignId, formerId } = params;
    await removeFormerSite(deps, { userId, campaignId, formerId, forget: query.forget });
    return done;
  });

  route(app, api.updateDeploymentSettings, ({ userId, params, body: choice }) =>
    asTenant(db, userId, (tx) =>
      changeAccount(tx, deps, { userId, campaignId: params.id, choice }),
    ),
  );
}
