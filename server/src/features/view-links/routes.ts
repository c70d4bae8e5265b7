import { Readable } from "node:stream";
import { done } from "@mainstreet/contract/responses";
import * as api from "@mainstreet/contract/view-links";
import { sharedPageTexts } from "@mainstreet/contract/view-link-texts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { asTenant } from "../../platform/db/database.ts";
import { whoseRequest } from "../../platform/http/logging.ts";
import { route } from "../../platform/http/route.ts";
import { countOpen, findOpenLink } from "./open-link.ts";
import { renderNoList, renderShared, SHARED_POLICY } from "./render-shared.ts";
import { sharedCsv } from "./shared-csv.ts";
import { countShared, readShared } from "./shared-sites.ts";
import { createViewLink, listViewLinks, revokeViewLink, type ViewLinkRow } from "./view-links.ts";

/** Links by which a view is read without an account, for the account that makes them. */
export function registerViewLinks(app: FastifyInstance, { db }: Deps): void {
  route(app, api.listViewLinks, ({ userId }) =>
    asTenant(db, userId, (tx) => listViewLinks(tx, userId)),
  );

  route(app, api.createViewLink, ({ userId, body }) =>
    asTenant(db, userId, (tx) => createViewLink(tx, userId, body)),
  );

  route(app, api.revokeViewLink, async ({ userId, params }) => {
    await asTenant(db, userId, (tx) => revokeViewLink(tx, { userId, linkId: params.id }));
    return done;
  });
}

const params = z.object({ token: z.string() });
/** Any other value counts as absent: a reader has typed it, or a mail program has added to it. */
const query = z.object({
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  format: z.literal("csv").optional().catch(undefined),
});

/** A file counts as so many pages, as it takes as long. */
const FILE_PAGES = 20;

/**
 * The page behind a link, for anyone who has it: no session is read, and nothing is stored in the browser. Errors, too, are pages in words.
 */
export function registerSharedPage(app: FastifyInstance, deps: Deps): void {
  const { db, limits } = deps;
  const options = { schema: { hide: true }, errorHandler: sendFailure };
  app.get(`/${api.SHARED_PAGE}/:token`, options, async (request, reply) => {
    const link = await findOpenLink(db, params.parse(request.params).token);
    if (!link) {
      await limits.spend("unknownLinks", request.ip);
      return sendOver(reply);
    }
    const { page, format } = query.parse(request.query);
    await limits.spend("sharedViews", link.id, format === "csv" ? FILE_PAGES : 1);
    if (format === "csv") return sendCsv(reply, deps, link);
    const isOpening = request.method === "GET" && page === 1;
    const html = await asTenant(db, link.userId, async (tx) => {
      if (isOpening) await countOpen(tx, link);
      return renderLink(tx, link, page);
    });
    return sendPage(reply, 200, html);
  });
}

async function renderLink(tx: Deps["db"], link: ViewLinkRow, requested: number): Promise<string> {
  const counts = await countShared(tx, link);
  const pages = Math.max(1, Math.ceil(counts.total / api.SHARED_PAGE_SITES));
  const page = Math.min(requested, pages);
  const offset = (page - 1) * api.SHARED_PAGE_SITES;
  const sites = await readShared(tx, link, { limit: api.SHARED_PAGE_SITES, offset });
  const { name, expiresAt } = link;
  return renderShared({ name, sites, ...counts, page, pages, now: new Date(), expiresAt });
}

/** Errors are pages, as a reader has no use for JSON. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status = 500, retryAfterSeconds = 60 } = error instanceof AppError ? error.response : {};
  if (status === 429) {
    void reply.header("retry-after", retryAfterSeconds);
    return sendPage(reply, status, renderNoList(sharedPageTexts.busy, sharedPageTexts.busyHint));
  }
  // The address is not one of our links.
  if (status < 500) return sendOver(reply);
  request.log.error({ ...whoseRequest(request), err: error }, "request failed");
  const { failed, failedHint } = sharedPageTexts;
  return sendPage(reply, 503, renderNoList(failed, failedHint));
}

const sendOver = (reply: FastifyReply) =>
  sendPage(reply, 404, renderNoList(sharedPageTexts.over, sharedPageTexts.overHint));

const NOT_LISTED = { "x-robots-tag": "noindex, nofollow" };

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .status(status)
    .headers({ ...NOT_LISTED, "content-security-policy": SHARED_POLICY })
    .type("text/html; charset=utf-8")
    .send(html);
}

function sendCsv(reply: FastifyReply, { db, stopping }: Deps, link: ViewLinkRow): FastifyReply {
  const file = Readable.from(sharedCsv(db, link));
  const stop = () => file.destroy();
  stopping.addEventListener("abort", stop);
  file.once("close", () => stopping.removeEventListener("abort", stop));
  return reply
    .headers({ ...NOT_LISTED, "content-disposition": 'attachment; filename="sites.csv"' })
    .type("text/csv; charset=utf-8")
    .send(file);
}
