import * as api from "@mainstreet/contract/campaigns";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { idempotencyOf } from "../../platform/http/idempotency.ts";
import { route } from "../../platform/http/route.ts";
import { createCampaign } from "./create-campaign.ts";

/** Making sites: `POST /campaigns` (spec §7). */
export function registerCreation(app: FastifyInstance, deps: Deps): void {
  route(app, api.createCampaign, ({ userId, body, request }) =>
    createCampaign(deps, { userId, input: body, idempotency: idempotencyOf(request) }),
  );
}
