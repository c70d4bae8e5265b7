import { createHash } from "node:crypto";
import { CREDIT_PACKAGES } from "@mainstreet/contract/packages";
import { formatRupees } from "@mainstreet/contract/rupees";
import MarkdownIt from "markdown-it";
import type { CompanyRecord } from "../company/company.ts";
import { PAGE_NAMES, PUBLIC_PAGES, type PublicPage } from "./public-pages.ts";
import { STYLE } from "./style.ts";

/** HTML in the text is escaped, so that the operator's text can add no script and no form. */
const markdown = new MarkdownIt({ html: false, linkify: true });

/** The content of a page. `text`: Markdown. `home`: the address of the dashboard. */
export type PublicPageContent = {
  page: PublicPage;
  text: string;
  home: string;
  company: CompanyRecord | undefined;
  isSample: boolean;
};

/** A whole page, without any script. */
export function renderPage({ page, text, home, company, isSample }: PublicPageContent): string {
  const title = PUBLIC_PAGES[page];
  const parts = [
    isSample &&
      `<p class="sample">Sample page of the sandbox. The operator of a real server replaces it.</p>`,
    page === "pricing" && pricing(company),
    page === "contact" && company && contact(company),
    markdown.render(text),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Mainstreet</title>
<meta name="description" content="${title} of Mainstreet, which makes and runs local-service websites.">
<link rel="canonical" href="${escape(`${home}/${page}`)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<header><a class="sign" href="/">Mainstreet</a><nav aria-label="Account"><a href="/login">Sign in</a> <a href="/signup">Create an account</a></nav></header>
<main>
<h1>${title}</h1>
${parts.filter(Boolean).join("\n")}
</main>
<footer>
<nav aria-label="About this service">${PAGE_NAMES.map(link(page)).join(" ")}</nav>
${company ? `<p>${escape(company.legalName)}</p>` : ""}
</footer>
</body>
</html>
`;
}

const link = (current: PublicPage) => (page: string) => {
  const here = page === current ? ' aria-current="page"' : "";
  return `<a href="/${page}"${here}>${page[0]?.toUpperCase()}${page.slice(1)}</a>`;
};

function pricing(company: CompanyRecord | undefined): string {
  const rows = CREDIT_PACKAGES.map(({ credits, amount }) => {
    const each = formatRupees(Math.round((amount / credits) * 100) / 100);
    return `<tr><th scope="row">${credits} credits</th><td>${formatRupees(amount)}</td><td>${each}</td></tr>`;
  });
  const isTaxed = company !== undefined && company.gstin !== "";
  return `<p>One credit makes one website, or one location of a website with several. You pay once; nothing renews by itself.</p>
<table>
<thead><tr><th scope="col">Package</th><th scope="col">Price</th><th scope="col">Per credit</th></tr></thead>
<tbody>${rows.join("")}</tbody>
</table>
<p>All prices are in Indian rupees (INR) and include all taxes${isTaxed ? ` (GST at ${company.rateBasisPoints / 100}%)` : ""}. Payments are made through Cashfree Payments.</p>`;
}

function contact({ legalName, address, email, phone, gstin }: CompanyRecord): string {
  const lines = [
    escape(legalName),
    escape(address).replaceAll("\n", "<br>"),
    `<a href="mailto:${escape(email)}">${escape(email)}</a>`,
    `<a href="tel:${escape(phone.replaceAll(/[^+\d]/g, ""))}">${escape(phone)}</a>`,
    ...(gstin === "" ? [] : [`GSTIN ${escape(gstin)}`]),
  ];
  return `<address>${lines.join("<br>")}</address>`;
}

const escape = (text: string): string => markdown.utils.escapeHtml(text);

/** Allows the page's own style, and nothing else. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
