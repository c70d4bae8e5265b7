import type { PageContent } from "../content/page-content.ts";
import type { Html } from "../html.ts";
import { html, jsonLd, raw } from "../html.ts";
import { firmOf } from "../content/contact.ts";
import { rootOf, firmLabel } from "../plan-page.ts";
import type { Site } from "../site.ts";
import type { Node } from "./structured-data.ts";
import { pageGraph } from "./structured-data.ts";
import { capitalise } from "../text.ts";
import type { Trade } from "../trades/trade.ts";
import { withoutKeys } from "../themes/parts.ts";
import type { ResolvedDesign, Sheet } from "../themes/theme.ts";

type Page = {
  /** The page's folder as seen from the site's first page: "" or "locations/kernersville-nc/". */
  path: string;
  /** Of the site. */
  trade: Trade | null;
  content: PageContent;
  /** What the page is about, the most important first; nothing for a list of links. */
  about: readonly Node[];
  isListed: boolean;
  design: ResolvedDesign;
  /** For the preview's editor: the page keeps the keys of its blocks. */
  keepsKeys?: boolean;
};

/** A whole page of the site. Every absolute address comes from `siteUrl` (GS-25). */
export function pageDocument(site: Site, page: Page): string {
  const { path, content, isListed, design } = page;
  const { title, description } = content.head;
  const { face, social } = design.theme;
  const url = site.siteUrl + path;
  const root = rootOf(path);
  const head = html`<title>${title}</title>
    <meta name="description" content="${description}">
    ${!isListed && html`<meta name="robots" content="noindex">`}
    <link rel="canonical" href="${url}">
    <link rel="preload" href="${root}${face.path}" as="font" type="font/woff2" crossorigin>
    <link rel="icon" href="${root}favicon.ico" sizes="32x32">
    <link rel="icon" href="${root}favicon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="${root}apple-touch-icon.png">
    <link rel="manifest" href="${root}site.webmanifest">
    <meta property="og:type" content="website">
    <meta property="og:locale" content="en_US">
    <meta property="og:site_name" content="${firmLabel(site)}">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${url}">
    <meta property="og:image" content="${site.siteUrl}og.png">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="${socialAlt(page.trade, social.alt)}">
    <meta name="twitter:card" content="summary_large_image">
    ${jsonLd(pageGraph(site, page))}`;
  const body = design.theme.body(content);
  const published = page.keepsKeys === true ? body : raw(withoutKeys(body.markup));
  const hasForm = content.sections.some(({ kind }) => kind === "form");
  const formOrigin = hasForm ? formOriginOf(site) : null;
  const sheet = design.pageSheet(root);
  return renderDocument(site, { design, sheet, head, body: published, formOrigin });
}

/** The origin that the form of a site posts to; null for a site without a form, or with one that sends nothing. */
function formOriginOf({ form }: Site): string | null {
  return /^https?:\/\/[a-z0-9.:-]+(?=\/)/i.exec(form?.action ?? "")?.[0] ?? null;
}

/** The alternative text of the shared picture, with the words that the picture shows. */
function socialAlt(trade: Trade | null, alt: string): string {
  return trade === null ? alt : `${capitalise(trade.names.noun)}. ${alt}`;
}

/** The page for lost visitors: never listed, and with absolute links, since it is served at any depth (GS-24). */
export function notFoundDocument(site: Site, design: ResolvedDesign, lead: string): string {
  const head = html`<title>Page not found</title>
    <meta name="robots" content="noindex">
    <link rel="icon" href="${site.siteUrl}favicon.svg" type="image/svg+xml">`;
  const { label, phone, email } = firmOf(site);
  const body = design.theme.notice({
    label,
    phone,
    email,
    eyebrow: "404",
    heading: "This page is not here",
    lead,
    action: { href: site.siteUrl, text: "Go to the first page" },
  });
  return renderDocument(site, { design, sheet: design.notFoundSheet, head, body });
}

type Parts = {
  design: ResolvedDesign;
  sheet: Sheet;
  head: Html;
  body: Html;
  formOrigin?: string | null;
};

/** The ownership tags come right after the viewport on every page (GS-30). */
export function renderDocument(
  site: Pick<Site, "readsHeadersFile" | "verification">,
  { design: { palette }, sheet, head, body, formOrigin = null }: Parts,
): string {
  const policy =
    !site.readsHeadersFile &&
    html`<meta http-equiv="Content-Security-Policy" content="${metaPolicy(sheet.digest, formOrigin)}">`;
  return html`<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${verificationTags(site)}
${policy}
<meta name="format-detection" content="telephone=no">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${palette.light.ground}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${palette.dark.ground}">
${head}
${styleTag(sheet.css)}
</head>
<body>
${body}
</body>
</html>
`.markup;
}

function verificationTags({ verification }: Pick<Site, "verification">): Html[] {
  return verification.flatMap((tag) =>
    "token" in tag ? [html`<meta name="${tag.provider}" content="${tag.token}">\n`] : [],
  );
}

/** The digest in the policy is computed from exactly these characters, so nothing may be added around the sheet. */
const styleTag = (css: string) => raw(`<style>${css}</style>`);

/**
 * The content security policy of pages that have one style sheet each and no script (GS-27). A form may go to the one origin that receives
 * it. `connect-src 'self'` lets auditors read robots.txt from the page.
 */
const policyOf = (cssDigests: readonly string[], formOrigin: string | null) => [
  "default-src 'none'",
  `style-src ${cssDigests.map((digest) => `'sha256-${digest}'`).join(" ")}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  `form-action ${formOrigin ?? "'none'"}`,
];

/** As a header for all pages of a site, where the host sends headers: the full policy. */
export function headerPolicy(site: Site, cssDigests: readonly string[]): string {
  const policy = policyOf(cssDigests, formOriginOf(site));
  return [...policy, "frame-ancestors 'none'", "upgrade-insecure-requests"].join("; ");
}

/**
 * As a meta tag, for a bucket: a meta tag cannot forbid framing, and a website endpoint serves HTTP
 * only, so nothing may be upgraded.
 */
function metaPolicy(cssDigest: string, formOrigin: string | null): string {
  return policyOf([cssDigest], formOrigin).join("; ");
}
