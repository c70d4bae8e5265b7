import { hash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { LeadsDeps } from "./deps.ts";
import { formOf, pageOf, registerForms, respond } from "./features/leads/form-routes.ts";
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
  const app = createHttpServer(deps, (error, request, reply) =>
    renderFailure(deps, { error, request, reply }),
  );
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

/** Errors are rendered as a page, like every response to a visitor; unexpected ones are logged as everywhere. */
async function renderFailure(
  deps: LeadsDeps,
  { error, request, reply }: { error: unknown; request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  const status = statusOf(error);
  if (status >= 500) return void handleError(error, request, reply);
  if (status === 404) return void respond(reply, { outcome: "unknown", form: undefined });
  const form = await formOf(deps, tokenOf(request));
  if (status === 413) return void respond(reply, { outcome: "too-large", form });
  const page = pageOf(reply, { outcome: "wrong-type", form });
  return void reply.status(status).type("text/html; charset=utf-8").send(page);
}

const tokenOf = ({ params }: FastifyRequest): string =>
  typeof params === "object" && params !== null && "token" in params ? String(params.token) : "";

function statusOf(error: unknown): number {
  if (error instanceof AppError) return error.response.status;
  if (error instanceof Error && "statusCode" in error) return Number(error.statusCode);
  return 500;
}
