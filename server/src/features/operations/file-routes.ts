import { importSites, listFileProblems } from "@mainstreet/contract/site-import";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { bulkRoute } from "../../platform/http/bulk-route.ts";
import { idempotencyOf } from "../../platform/http/idempotency.ts";
import { pagesOfRows, spendPages } from "../../platform/http/request-limits.ts";
import { route } from "../../platform/http/route.ts";
import { importFile } from "./import-file.ts";
import { findOperation } from "./queries.ts";
import { validImport } from "./valid-import.ts";

/** Files of sites that are imported as operations (decision 361). */
export function registerSiteFiles(app: FastifyInstance, deps: Deps): void {
  const { db, limits } = deps;

  bulkRoute(app, importSites, async ({ userId, body, request, reply }) => {
    const input = await validImport(body, (rows) =>
      spendPages({ limits, userId }, pagesOfRows(rows)),
    );
    return importFile(deps, { userId, input, idempotency: idempotencyOf(request, reply) });
  });

  route(app, listFileProblems, ({ userId, params }) =>
    asTenant(db, userId, async (tx) => {
      const { file, fileProblems } = await findOperation(tx, { userId, operationId: params.id });
      return { problems: fileProblems, total: file?.problems ?? 0 };
    }),
  );
}
