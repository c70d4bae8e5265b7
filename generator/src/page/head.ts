import { siteLabel } from "../content/site-words.ts";
import type { Html } from "../html.ts";
import { escapeHtml, html, jsonLd, raw } from "../html.ts";
import type { Site } from "../site.ts";
import type { Theme } from "../themes/theme.ts";

export type HeadTexts = { title: string; description: string };

type PageHead = {
  /** The page's folder as seen from the site's first page: "" or "locations/kernersville-nc/". */
  path: string;
  texts: HeadTexts;
  /** The page as schema.org sees it. */
  data: object;
  isListed: boolean;
  /** Its face is asked for at once, since the heading waits for it. */
  theme: Pick<Theme, "face" | "social">;
};

/** The way from a page's folder back to the site's first page: "", "../" or "../../". */
export function rootOf(path: string): string {
  return "../".repeat(path.split("/").length - 1);
}

/** What search engines and link previews read (GS-15). Every absolute address comes from `siteUrl` (GS-25). */
export function pageHead(site: Site, { path, texts, data, isListed, theme }: PageHead): Html {
  const { siteUrl } = site;
  const title = raw(escapeHtml(texts.title));
  const description = raw(escapeHtml(texts.description));
  const url = raw(escapeHtml(siteUrl + path));
  const root = rootOf(path);
  return html`<title>${title}</title>
    <meta name="description" content="${description}">
    ${!isListed && html`<meta name="robots" content="noindex">`}
    <link rel="canonical" href="${url}">
    <link rel="preload" href="${root}${theme.face.path}" as="font" type="font/woff2" crossorigin>
    <link rel="icon" href="${root}favicon.ico" sizes="32x32">
    <link rel="icon" href="${root}favicon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="${root}apple-touch-icon.png">
    <link rel="manifest" href="${root}site.webmanifest">
    <meta property="og:type" content="website">
    <meta property="og:locale" content="en_US">
    <meta property="og:site_name" content="${siteLabel(site)}">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${url}">
    <meta property="og:image" content="${siteUrl}og.png">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="${theme.social.alt}">
    <meta name="twitter:card" content="summary_large_image">
    ${jsonLd(data)}`;
}

/** A page for lost visitors is not to be listed; served at any depth, it names its icon absolutely (GS-24). */
export function notFoundHead({ siteUrl }: Site): Html {
  return html`<title>Page not found</title>
    <meta name="robots" content="noindex">
    <link rel="icon" href="${siteUrl}favicon.svg" type="image/svg+xml">`;
}
