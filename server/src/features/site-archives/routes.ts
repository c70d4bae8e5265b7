import { ARCHIVE_DOWNLOAD, createArchiveLink } from "@mainstreet/contract/site-archives";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { route } from "../../platform/http/route.ts";
import { zipOf } from "../../platform/write-zip.ts";
import { archiveEntries, archiveName } from "./archive-entries.ts";
import { makeArchiveLink, takeArchiveLink } from "./archive-links.ts";

const params = z.object({ token: z.string().max(100) });

/** The files of sites as they were published: a link for the browser, and the download itself. */
export function registerSiteArchives(app: FastifyInstance, deps: Deps): void {
  const { db, limits } = deps;

  route(app, createArchiveLink, async ({ userId, body }) => {
    await limits.spend("siteArchives", userId);
    return makeArchiveLink(db, userId, body);
  });

  app.get(
    `/api${ARCHIVE_DOWNLOAD}`,
    {
      config: { protected: false },
      // A HEAD request would use the link up; and the file is compressed already.
      exposeHeadRoute: false,
      compress: false,
      schema: { tags: ["site-archives"], security: [], params },
    },
    async (request, reply) => {
      const link = await takeArchiveLink(db, params.parse(request.params).token);
      const name = await archiveName(deps, link);
      const zip = zipOf(archiveEntries(deps, link));
      const stop = () => zip.destroy();
      reply.raw.once("close", stop);
      deps.stopping.addEventListener("abort", stop);
      zip.once("close", () => deps.stopping.removeEventListener("abort", stop));
      return reply
        .type("application/zip")
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(zip);
    },
  );
}
