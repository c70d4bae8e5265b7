import { hash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LeadsDeps } from "./deps.ts";
import { pageOf, registerForms, respond } from "./features/leads/form-routes.ts";
import { registerLeadPages } from "./features/leads/lead-pages.ts";
import { PAGE_STYLES } from "./features/leads/plain-page.ts";
import { registerMetrics } from "./features/metrics/routes.ts";
import { AppError } from "./errors.ts";
import { createHttpServer } from "./platform/http/http-server.ts";
import { handleError } from "./platform/http/error-handler.ts";

const STYLES = `'sha256-${hash("sha256", PAGE_STYLES, "base64")}'`;
const POLICY = `default-src 'none'; style-src ${STYLES}; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
const FORM_TYPE = /^application\/x-www-form-urlencoded(?:;.*)?$/i;

/** The server that receives forms (decision 332): it has no session, no script and no cookie. Does not listen. */
export function buildLeadsApp(deps: LeadsDeps): FastifyInstance {
  const app = createHttpServer(deps, renderFailure);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, { parseAs: "string" }, (_request, body, done) => {
    done(null, body);
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("content-security-policy", POLICY);
    // The page that the form is on is another site's.
    reply.header("cross-origin-opener-policy", "unsafe-none");
  });
  app.setNotFoundHandler((_request, reply) =>
    respond(reply, { outcome: "unknown", form: undefined }),
  );
  app.get("/health", async () => ({ status: "ok" }));
  registerForms(app, deps);
  registerLeadPages(app, deps);
  if (deps.config.role === "leads") registerMetrics(app, deps);
  return app;
}

/** As a page, like every response to a visitor; what nobody foresaw is logged as everywhere. */
function renderFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status >= 500) return handleError(error, request, reply);
  if (status === 413) return respond(reply, { outcome: "too-large", form: undefined });
  if (status === 404) return respond(reply, { outcome: "unknown", form: undefined });
  const page = pageOf(reply, { outcome: "wrong-type", form: undefined });
  return reply.status(status).type("text/html; charset=utf-8").send(page);
}

function statusOf(error: unknown): number {
  if (error instanceof AppError) return error.response.status;
  if (error instanceof Error && "statusCode" in error) return Number(error.statusCode);
  return 500;
}
