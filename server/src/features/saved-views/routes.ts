import { done } from "@mainstreet/contract/responses";
import * as api from "@mainstreet/contract/saved-views";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { route } from "../../platform/http/route.ts";
import { createView, deleteView, listViews, updateView } from "./save-view.ts";

/** Names for searches of the lists of sites. */
export function registerSavedViews(app: FastifyInstance, { db }: Deps): void {
  route(app, api.listViews, async ({ userId }) => ({
    views: await asTenant(db, userId, (tx) => listViews(tx, userId)),
  }));

  route(app, api.createView, ({ userId, body }) =>
    asTenant(db, userId, (tx) => createView(tx, userId, body)),
  );

  route(app, api.updateView, ({ userId, params, body }) =>
    asTenant(db, userId, (tx) => updateView(tx, { userId, viewId: params.id }, body)),
  );

  route(app, api.deleteView, async ({ userId, params }) => {
    await asTenant(db, userId, (tx) => deleteView(tx, { userId, viewId: params.id }));
    return done;
  });
}
