import * as api from "@mainstreet/contract/broken-forms";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { listBrokenForms } from "./list-broken-forms.ts";

/** What the trials of forms found (decision 391). */
export function registerFormTrials(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  route(app, api.listBrokenForms, ({ userId, query: { campaignId } }) =>
    asTenant(db, userId, (tx) => listBrokenForms(tx, { userId, campaignId })),
  );
}
