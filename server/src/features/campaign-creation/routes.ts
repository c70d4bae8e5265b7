import * as api from "@mainstreet/contract/campaigns";
import * as multiLocation from "@mainstreet/contract/multi-location";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { idempotencyOf } from "../../platform/http/idempotency.ts";
import { route } from "../../platform/http/route.ts";
import { assertOwn } from "../../platform/http/assert-own.ts";
import { createCampaign } from "./create-campaign.ts";
import { createMultiLocation } from "./create-multi-location.ts";
import { multiLocationProgress } from "./multi-location-progress.ts";

/** Creating sites: `POST /campaigns` and the endpoints under `/multi-location` (spec §7). */
export function registerCampaignCreation(app: FastifyInstance, deps: Deps): void {
  route(app, api.createCampaign, ({ userId, body, request, reply }) =>
    createCampaign(deps, { userId, input: body, idempotency: idempotencyOf(request, reply) }),
  );

  route(app, multiLocation.createMultiLocation, ({ userId, body, request, reply }) => {
    assertOwn(userId, body.userId);
    return createMultiLocation(deps, {
      userId,
      input: body,
      idempotency: idempotencyOf(request, reply),
    });
  });

  route(app, multiLocation.multiLocationProgress, ({ userId, params }) =>
    multiLocationProgress(deps.db, { userId, runId: params.progressId }),
  );
}
