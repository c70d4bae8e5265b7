import { done } from "@mainstreet/contract/responses";
import * as api from "@mainstreet/contract/operations";
import { bulkUpdateScript } from "@mainstreet/contract/verification-script";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { idempotencyOf } from "../../platform/http/idempotency.ts";
import { pagesOfRows, spendPages } from "../../platform/http/request-limits.ts";
import { route } from "../../platform/http/route.ts";
import { applyOperation } from "./apply-operation.ts";
import {
  cancelOperation,
  deleteOperation,
  leaveOutSites,
  pauseOperation,
  resumeOperation,
  retryOperation,
} from "./control-operation.ts";
import { createOperation } from "./create-operation.ts";
import { listOperations, presentOperation, readOperationSites } from "./present-operation.ts";
import { findOperation } from "./queries.ts";
import { undoOperation } from "./undo-operation.ts";
import { updateScripts } from "./update-scripts.ts";
import { registerSiteFiles } from "./file-routes.ts";

/** Changes of many sites at once (decision 320). */
export function registerOperations(app: FastifyInstance, deps: Deps): void {
  const { db, limits } = deps;
  registerScripts(app, deps);
  registerLog(app, deps);
  registerSiteFiles(app, deps);

  route(app, api.createOperation, async ({ userId, body: input, request, reply }) => {
    const rows = input.campaignIds?.length ?? input.count ?? 1;
    await spendPages({ limits, userId }, pagesOfRows(rows));
    return createOperation(deps, { userId, input, idempotency: idempotencyOf(request, reply) });
  });

  route(app, api.leaveOutSites, ({ userId, params, body }) =>
    leaveOutSites(db, { userId, operationId: params.id }, body),
  );

  for (const [endpoint, change] of [
    [api.applyOperation, applyOperation],
    [api.undoOperation, undoOperation],
  ] as const)
    route(app, endpoint, ({ userId, params, request, reply }) =>
      change(deps, { userId, operationId: params.id, idempotency: idempotencyOf(request, reply) }),
    );

  for (const [endpoint, control] of [
    [api.pauseOperation, pauseOperation],
    [api.resumeOperation, resumeOperation],
    [api.cancelOperation, cancelOperation],
    [api.retryOperation, retryOperation],
  ] as const)
    route(app, endpoint, ({ userId, params }) => control(db, { userId, operationId: params.id }));

  route(app, api.deleteOperation, async ({ userId, params }) => {
    await deleteOperation(db, { userId, operationId: params.id });
    return done;
  });
}

/** The bulk edit of verification scripts is one of the operations, with its own endpoint (spec §7). */
function registerScripts(app: FastifyInstance, deps: Deps): void {
  const { limits } = deps;
  route(app, bulkUpdateScript, async ({ userId, body, request, reply }) => {
    // Ids of no campaign count too.
    await spendPages({ limits, userId }, pagesOfRows(body.campaignIds.length));
    return updateScripts(deps, { userId, ...body, idempotency: idempotencyOf(request, reply) });
  });
}

/** Operations and their sites as they are. */
function registerLog(app: FastifyInstance, { db }: Deps): void {
  route(app, api.listOperations, ({ userId, query }) =>
    asTenant(db, userId, (tx) => listOperations(tx, userId, query.cursor)),
  );

  route(app, api.getOperation, ({ userId, params }) =>
    asTenant(db, userId, async (tx) =>
      presentOperation(tx, await findOperation(tx, { userId, operationId: params.id })),
    ),
  );

  route(app, api.listOperationSites, ({ userId, params, query }) =>
    asTenant(db, userId, (tx) => readOperationSites(tx, { userId, operationId: params.id }, query)),
  );
}
