import { siteLabel } from "../content/site-words.ts";
import type { Html } from "../html.ts";
import { html, jsonLd } from "../html.ts";
import type { Site } from "../site.ts";
import type { TradePack } from "../trades/trade-pack.ts";
import { structuredData } from "./json-ld.ts";

export type HeadTexts = { title: string; description: string };

type HomeHead = { texts: HeadTexts; pack: TradePack; isListed: boolean };

/** What search engines and link previews read (GS-15). Every address comes from `siteUrl` (GS-25). */
export function homeHead(site: Site, { texts, pack, isListed }: HomeHead): Html {
  const { siteUrl } = site;
  const { title, description } = texts;
  return html`<title>${title}</title>
    <meta name="description" content="${description}">
    ${!isListed && html`<meta name="robots" content="noindex">`}
    <link rel="canonical" href="${siteUrl}">
    <link rel="icon" href="favicon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="apple-touch-icon.png">
    <link rel="manifest" href="site.webmanifest">
    <meta property="og:type" content="website">
    <meta property="og:locale" content="en_US">
    <meta property="og:site_name" content="${siteLabel(site)}">
    <meta property="og:title" content="${title}">
    <meta property="og:description" content="${description}">
    <meta property="og:url" content="${siteUrl}">
    <meta property="og:image" content="${siteUrl}og.png">
    <meta property="og:image:width" content="1200">
    <meta property="og:image:height" content="630">
    <meta property="og:image:alt" content="Abstract street map with a marked place">
    <meta name="twitter:card" content="summary_large_image">
    ${jsonLd(structuredData(site, pack, texts))}`;
}

/** A page for lost visitors is not to be listed; served at any depth, it names its icon absolutely (GS-24). */
export function notFoundHead({ siteUrl }: Site): Html {
  return html`<title>Page not found</title>
    <meta name="robots" content="noindex">
    <link rel="icon" href="${siteUrl}favicon.svg" type="image/svg+xml">`;
}
