import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { readCompany } from "../company/company.ts";
import { hasSamplePages, PAGE_NAMES, type PublicPage, readPageText } from "./public-pages.ts";
import { PAGE_POLICY, renderPage } from "./render-page.ts";

/**
 * The pages that anyone can read without a session and without JavaScript: a payment company checks them before it lets an operator sell. A
 * page that the operator has not written returns 404 with an explanation.
 */
export function registerPublicPages(app: FastifyInstance, { config, db }: Deps): void {
  const home = config.publicUrl ?? `http://localhost:${config.port}`;
  const render = async (page: PublicPage) => {
    const [text, company] = await Promise.all([readPageText(config, page), readCompany(db)]);
    const isWritten = page === "pricing" || text.trim() !== "";
    const shown = isWritten ? text : "The operator of this server has not written this page yet.";
    // In production the sample must not be shown as the operator's company.
    const own = company?.isSample === true && config.isProduction ? undefined : company;
    const isSample = hasSamplePages(config);
    const html = renderPage({ page, text: shown, home, company: own, isSample });
    return { html, status: isWritten ? 200 : 404 };
  };
  for (const page of PAGE_NAMES)
    app.get(`/${page}`, { schema: { hide: true } }, async (_request, reply) => {
      const { html, status } = await render(page);
      return reply
        .status(status)
        .header("content-security-policy", PAGE_POLICY)
        .header("cache-control", "no-cache")
        .type("text/html; charset=utf-8")
        .send(html);
    });
}
