import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LINK_PAGE } from "@mainstreet/contract/evidence-link-page";
import { texts } from "@mainstreet/contract/texts";
import { SHARED_PAGE } from "@mainstreet/contract/view-links";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Config } from "../../config.ts";
import { notFound } from "../../errors.ts";
import { handleError } from "./error-handler.ts";
import { CHECKOUT_HEADERS, dashboardPolicy, linkPagePolicy } from "./security-headers.ts";

type Served = { config: Config; folder: string };

/**
 * Serves the built dashboard, with its page for every address that is not a file: the web app has its own routes. Without a build in
 * `folder`, everything is 404.
 */
export async function registerDashboardFiles(
  app: FastifyInstance,
  { config, folder }: Served,
): Promise<void> {
  const isBuilt = existsSync(join(folder, "index.html"));
  if (isBuilt) await app.register(fastifyStatic, { root: folder, ...filesOptions(config) });
  if (existsSync(join(folder, "add.html"))) serveLinkPage(app, { config, folder });
  const sendPage = isBuilt ? pageSender(folder, config) : undefined;
  app.setNotFoundHandler((request, reply) => {
    const isPage = ["GET", "HEAD"].includes(request.method) && !NO_PAGE.test(request.url);
    if (sendPage && isPage) return sendPage(reply, request.url);
    return handleError(notFound(texts.shell.notFound), request, reply);
  });
}

/** The API's addresses, and missing files that crawlers and old tabs request. */
const NO_PAGE = /^\/(api\/|assets\/|\.well-known\/|[^/?]+\.\w+(\?|$))/;

/** Addresses of pages behind links contain the token, so no referrer is sent from there. */
const LINK_ADDRESS = new RegExp(`^/+(${LINK_PAGE}|${SHARED_PAGE})(/|$)`, "i");

type HeaderTarget = { header(name: string, value: string): unknown };

function filesOptions(config: Config) {
  const policy = dashboardPolicy(config);
  return {
    wildcard: false,
    // The page itself is rendered for each visitor.
    index: false as const,
    globIgnore: ["index.html", "add.html"],
    setHeaders(reply: HeaderTarget, path: string) {
      // Vite puts a digest of the content into the names of assets.
      const isHashed = path.includes("/assets/");
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
      reply.header("content-security-policy", policy);
    },
  };
}

/** The page for phones behind a link, whatever its token: the page itself requests what the link allows. */
function serveLinkPage(app: FastifyInstance, { config, folder }: Served): void {
  const html = withDigests(folder, readFileSync(join(folder, "add.html"), "utf8"));
  const policy = linkPagePolicy(config);
  app.get(`/${LINK_PAGE}/:token`, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header("content-security-policy", policy)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(html),
  );
}

const FIRST_SCRIPT = '<script src="/before-start.js"';

/**
 * The page contains a new nonce each time, which its first script passes to the code that adds style elements, and the digests of the files
 * that it loads first: so the page is never cached, and a file that was altered on its way does not run.
 */
function pageSender(folder: string, config: Config) {
  const html = withDigests(folder, readFileSync(join(folder, "index.html"), "utf8"));
  // On every page: the web app opens the purchase from any of them without loading another page.
  const headers = config.cashfree ? CHECKOUT_HEADERS : {};
  return (reply: FastifyReply, url: string): FastifyReply => {
    const nonce = randomBytes(16).toString("base64");
    return reply
      .headers(LINK_ADDRESS.test(url) ? {} : headers)
      .header("content-security-policy", dashboardPolicy(config, nonce))
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(html.replace(FIRST_SCRIPT, `$& nonce="${nonce}"`));
  };
}

/** Subresource Integrity for the scripts and style sheets that the page names. */
function withDigests(folder: string, html: string): string {
  return html.replaceAll(
    /(?:<script[^>]* src|<link rel="stylesheet"[^>]* href)="(\/[^"]+)"/g,
    (tag, path: string) => {
      const digest = createHash("sha384")
        .update(readFileSync(join(folder, path)))
        .digest("base64");
      return `${tag} integrity="sha384-${digest}"`;
    },
  );
}
