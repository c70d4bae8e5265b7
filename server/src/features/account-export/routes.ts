import * as api from "@mainstreet/contract/account-export";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { route } from "../../platform/http/route.ts";
import { exportEntries } from "./export-entries.ts";
import { holdLease, makeExportLink, takeExportLink } from "./export-links.ts";
import { zipOf } from "../../platform/write-zip.ts";

const params = z.object({ token: z.string().max(100) });

/** A copy of everything that is a user's: a link for the browser, and the download itself. */
export function registerAccountExport(app: FastifyInstance, deps: Deps): void {
  const { db, limits } = deps;

  route(app, api.createExportLink, async ({ userId }) => {
    await limits.spend("exports", userId);
    return makeExportLink(db, userId);
  });

  app.get(
    `/api${api.EXPORT_DOWNLOAD}`,
    {
      config: { protected: false },
      // A HEAD request would use up the link, and a ZIP is already compressed.
      exposeHeadRoute: false,
      compress: false,
      schema: { tags: ["account"], security: [], params },
    },
    async (request, reply) => {
      const userId = await takeExportLink(db, params.parse(request.params).token);
      const zip = zipOf(holdLease(db, userId, exportEntries(deps, userId)));
      const stop = () => zip.destroy();
      reply.raw.once("close", stop);
      deps.stopping.addEventListener("abort", stop);
      zip.once("close", () => deps.stopping.removeEventListener("abort", stop));
      return reply
        .type("application/zip")
        .header("content-disposition", 'attachment; filename="mainstreet-export.zip"')
        .send(zip);
    },
  );
}
