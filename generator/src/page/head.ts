import { siteLabel } from "../content/site-words.ts";
import type { Html } from "../html.ts";
import { html, jsonLd, raw } from "../html.ts";
import type { Site } from "../site.ts";
import type { Palette } from "../themes/palettes.ts";
import type { TradePack } from "../trades/trade-pack.ts";
import { structuredData } from "./json-ld.ts";
import { metaPolicy } from "./policy.ts";

export type HeadTexts = { title: string; description: string };
type Look = { css: string; palette: Palette };

/** The first lines of every document: encoding, viewport, then the ownership tags on every page (GS-30). */
export function documentStart(site: Site, look: Look): Html {
  return html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${verificationTags(site)}${
          site.hostedOn === "aws" &&
          html`<meta http-equiv="Content-Security-Policy" content="${metaPolicy(look.css)}" /> `
        }
        <meta name="format-detection" content="telephone=no" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content="${look.palette.light.ground}"
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content="${look.palette.dark.ground}"
        />
      </head>
    </html> `;
}

function verificationTags({ verification }: Site): Html[] {
  return verification.flatMap((tag) =>
    "token" in tag ? [html`<meta name="${tag.provider}" content="${tag.token}" /> `] : [],
  );
}

/** The style sheet; its digest in the policy covers these very characters, so none may be added around it. */
export function styleTag(css: string): Html {
  return raw(`<style>${css}</style>\n`);
}

/** What search engines and link previews read (GS-15). Every address comes from `siteUrl` (GS-25). */
export function homeHead(
  site: Site,
  { texts, pack, isListed }: { texts: HeadTexts; pack: TradePack; isListed: boolean },
): Html {
  const { siteUrl } = site;
  const { title, description } = texts;
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    ${!isListed && html`<meta name="robots" content="noindex" /> `}<link
      rel="canonical"
      href="${siteUrl}"
    />
    <link rel="icon" href="favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="apple-touch-icon.png" />
    <link rel="manifest" href="site.webmanifest" />
    <meta property="og:type" content="website" />
    <meta property="og:locale" content="en_US" />
    <meta property="og:site_name" content="${siteLabel(site)}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${siteUrl}" />
    <meta property="og:image" content="${siteUrl}og.png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="Abstract street map with a marked place" />
    <meta name="twitter:card" content="summary_large_image" />
    ${jsonLd(structuredData(site, pack, texts))} `;
}
