import * as api from "@mainstreet/contract/site-versions";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { route } from "../../platform/http/route.ts";
import { restoreVersion } from "./restore-version.ts";

/** Restoring what was live (decision 327). */
export function registerSiteRestore(app: FastifyInstance, deps: Deps): void {
  route(app, api.restoreVersion, ({ userId, params }) =>
    restoreVersion(deps, { userId, campaignId: params.id }, params.number),
  );
}
