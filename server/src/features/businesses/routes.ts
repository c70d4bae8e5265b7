import * as api from "@mainstreet/contract/businesses";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { idempotencyOf, runOnce } from "../../platform/http/idempotency.ts";
import { route } from "../../platform/http/route.ts";
import { deleteBusiness } from "./delete-business.ts";
import { groupCampaigns } from "./group-campaigns.ts";
import { listBusinesses, readBusiness } from "./list-businesses.ts";
import { createBusiness, updateBusiness } from "./save-business.ts";
import { dismissSuggestion, restoreSuggestions, suggestBusinesses } from "./suggest-businesses.ts";

/** Businesses (decision 217). Deploying the sites of a business is part of the feature `deployments`. */
export function registerBusinesses(app: FastifyInstance, deps: Deps): void {
  registerSuggestions(app, deps);
  const { db } = deps;

  route(app, api.listBusinesses, ({ userId, query }) =>
    asTenant(db, userId, (tx) => listBusinesses(tx, userId, query?.updatedSince)),
  );

  route(app, api.createBusiness, ({ userId, body, request, reply }) => {
    const idempotency = idempotencyOf(request, reply);
    const { response } = api.createBusiness.shapes;
    return asTenant(db, userId, (tx) =>
      runOnce(tx, { userId, idempotency, response, work: () => createBusiness(tx, userId, body) }),
    );
  });

  route(app, api.getBusiness, ({ userId, params }) =>
    asTenant(db, userId, (tx) => readBusiness(tx, { userId, businessId: params.id })),
  );

  route(app, api.updateBusiness, ({ userId, params, body }) =>
    asTenant(db, userId, (tx) => updateBusiness(tx, { userId, businessId: params.id }, body)),
  );

  route(app, api.deleteBusiness, ({ userId, params }) =>
    asTenant(db, userId, (tx) => deleteBusiness(tx, { userId, businessId: params.id })),
  );
}

function registerSuggestions(app: FastifyInstance, { db }: Deps): void {
  route(app, api.suggestBusinesses, ({ userId }) =>
    asTenant(db, userId, (tx) => suggestBusinesses(tx, userId)),
  );

  route(app, api.dismissSuggestion, ({ userId, body: { key } }) =>
    asTenant(db, userId, (tx) => dismissSuggestion(tx, userId, key)),
  );

  route(app, api.restoreSuggestions, ({ userId }) =>
    asTenant(db, userId, (tx) => restoreSuggestions(tx, userId)),
  );

  route(app, api.groupCampaigns, ({ userId, body, request, reply }) => {
    const idempotency = idempotencyOf(request, reply);
    const { response } = api.groupCampaigns.shapes;
    return asTenant(db, userId, (tx) =>
      runOnce(tx, {
        userId,
        idempotency,
        response,
        work: () => groupCampaigns(tx, { userId, ...body }),
      }),
    );
  });
}
