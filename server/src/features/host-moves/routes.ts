import * as api from "@mainstreet/contract/host-moves";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { idempotencyOf } from "../../platform/http/idempotency.ts";
import { pagesOfRows, spendPages } from "../../platform/http/request-limits.ts";
import { route } from "../../platform/http/route.ts";
import { cancelMove, pauseMove, resumeMove, retryMove } from "./control-move.ts";
import { listMoves, readMovePage } from "./present-move.ts";
import { checkMove, startMove } from "./start-move.ts";

/** Sites that move to another account, one or many (decision 277). */
export function registerHostMoves(app: FastifyInstance, deps: Deps): void {
  const { db, limits } = deps;
  const spend = (userId: string, rows: number) => spendPages({ limits, userId }, pagesOfRows(rows));

  route(app, api.startHostMove, async ({ userId, body: input, request, reply }) => {
    await spend(userId, input.campaignIds?.length ?? 1);
    return startMove(deps, { userId, input, idempotency: idempotencyOf(request, reply) });
  });

  route(app, api.checkHostMove, async ({ userId, body: input }) => {
    await spend(userId, input.campaignIds?.length ?? 1);
    return checkMove(deps, { userId, input });
  });

  route(app, api.listHostMoves, ({ userId }) =>
    asTenant(db, userId, (tx) => listMoves(tx, userId)),
  );

  route(app, api.getHostMove, ({ userId, params, query }) =>
    asTenant(db, userId, (tx) => readMovePage(tx, { userId, moveId: params.id }, query)),
  );

  const controls = [
    [api.pauseHostMove, pauseMove],
    [api.resumeHostMove, resumeMove],
    [api.cancelHostMove, cancelMove],
    [api.retryHostMove, retryMove],
  ] as const;
  for (const [endpoint, control] of controls)
    route(app, endpoint, ({ userId, params }) => control(db, { userId, moveId: params.id }));
}
