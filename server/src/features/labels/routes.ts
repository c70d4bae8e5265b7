import { done } from "@mainstreet/contract/responses";
import * as api from "@mainstreet/contract/labels";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { assignLabels, setLabels } from "./assign-labels.ts";
import { deleteLabel, getLabels, listLabels } from "./queries.ts";
import { createLabel, updateLabel } from "./save-label.ts";

/** Labels of sites: each account has its own, assigned one by one or to many sites at once. */
export function registerLabels(app: FastifyInstance, { db }: Deps): void {
  route(app, api.listLabels, async ({ userId }) => ({
    labels: await asTenant(db, userId, (tx) => listLabels(tx, userId)),
  }));

  route(app, api.createLabel, ({ userId, body }) =>
    asTenant(db, userId, (tx) => createLabel(tx, userId, body)),
  );

  route(app, api.updateLabel, ({ userId, params, body }) =>
    asTenant(db, userId, (tx) => updateLabel(tx, { userId, labelId: params.id }, body)),
  );

  route(app, api.deleteLabel, async ({ userId, params }) => {
    await asTenant(db, userId, (tx) => deleteLabel(tx, { userId, labelId: params.id }));
    return done;
  });

  route(app, api.getLabels, async ({ userId, params }) => ({
    labels: await asTenant(db, userId, (tx) => getLabels(tx, { userId, campaignId: params.id })),
  }));

  route(app, api.setLabels, async ({ userId, params, body }) => ({
    labels: await asTenant(db, userId, (tx) =>
      setLabels(tx, { userId, campaignId: params.id }, body.labels),
    ),
  }));

  route(app, api.assignLabels, ({ userId, body }) =>
    asTenant(db, userId, (tx) => assignLabels(tx, userId, body)),
  );
}
