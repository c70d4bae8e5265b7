import { checkRun as checkRunApi } from "@mainstreet/contract/check-run";
import * as api from "@mainstreet/contract/creation-runs";
import { texts } from "@mainstreet/contract/texts";
import { idParam } from "@mainstreet/contract/responses";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { notFound } from "../../errors.ts";
import { asTenant } from "../../platform/db/database.ts";
import { bulkRoute } from "../../platform/http/bulk-route.ts";
import { eventStreamRoute } from "../../platform/http/event-stream.ts";
import { fileRoute } from "../../platform/http/file-route.ts";
import { idempotencyOf } from "../../platform/http/idempotency.ts";
import { route } from "../../platform/http/route.ts";
import { pagesOfRows, spendPages } from "../../platform/http/request-limits.ts";
import { checkRun } from "./check-run.ts";
import { createRun } from "./create-run.ts";
import { failedRowsCsv } from "./failed-rows-csv.ts";
import { openStream } from "./limit-streams.ts";
import { findRun } from "./queries.ts";
import { listRuns, readRunPage } from "./read-runs.ts";
import { runEvents } from "./run-events.ts";
import { cancelRun, pauseRun, resumeRun, retryRun, startRunNow } from "./control-run.ts";
import { validRun } from "./valid-run.ts";

/** Bulk creation (decision 111): `POST /campaigns/bulk` and the endpoints under `/creation-runs`. */
export function registerCreationRuns(app: FastifyInstance, deps: Deps): void {
  const { db, limits } = deps;

  bulkRoute(app, api.createRun, async ({ userId, body, request, reply }) => {
    const input = await validRun(body, (rows) => spendPages({ limits, userId }, pagesOfRows(rows)));
    return createRun(deps, { userId, input, idempotency: idempotencyOf(request, reply) });
  });

  bulkRoute(app, checkRunApi, ({ userId, body }) => checkRun(deps, userId, body));

  route(app, api.listRuns, ({ userId, query }) =>
    asTenant(db, userId, (tx) => listRuns(tx, { userId, ...query })),
  );

  route(app, api.getRun, ({ userId, params, query }) =>
    asTenant(db, userId, (tx) => readRunPage(tx, { userId, runId: params.id }, query)),
  );

  const steering = [
    [api.pauseRun, pauseRun],
    [api.startRunNow, startRunNow],
    [api.cancelRun, cancelRun],
    [api.retryRun, retryRun],
  ] as const;
  for (const [endpoint, steer] of steering)
    route(app, endpoint, ({ userId, params }) => steer(db, { userId, runId: params.id }));
  route(app, api.resumeRun, ({ userId, params }) => resumeRun(deps, { userId, runId: params.id }));

  registerFailedRows(app, deps);
  registerEvents(app, deps);
}

const params = idParam(texts.creationRuns.notFound);

function registerFailedRows(app: FastifyInstance, { db }: Deps): void {
  fileRoute(app, api.FAILED_ROWS_CSV, async ({ userId, params: given }) => {
    const { data } = params.safeParse(given);
    if (!data) throw notFound(texts.creationRuns.notFound);
    const csv = await asTenant(db, userId, (tx) => failedRowsCsv(tx, { userId, runId: data.id }));
    return { name: "failed-rows.csv", type: "text/csv; charset=utf-8", content: Buffer.from(csv) };
  });
}

function registerEvents(app: FastifyInstance, { db, log, stopping }: Deps): void {
  eventStreamRoute(
    app,
    { path: api.RUN_EVENTS, params },
    {
      log,
      stopping,
      handle: async ({ userId, sessionId, params: { id }, lastEventId: since, signal }) => {
        const run = { userId, runId: id };
        await asTenant(db, userId, (tx) => findRun(tx, run));
        return runEvents(db, { ...run, sessionId, since, signal: openStream(userId, signal) });
      },
    },
  );
}
