import type { Link, PageContent } from "../content/page-content.ts";
import { headerPolicy, notFoundDocument } from "../page/document.ts";
import { privacyFile } from "../lead-form/privacy-page.ts";
import { PHOTO_FOLDER } from "../page/picture-tag.ts";
import { plainWords } from "../own-texts/markup.ts";
import { firmLabel } from "../plan-page.ts";
import type { Html } from "../html.ts";
import { html } from "../html.ts";
import type { GeneratedSite, PictureRequest, Site, TextFile } from "../site.ts";
import { shorten } from "../text.ts";
import { socialWords } from "../themes/social-words.ts";
import type { ResolvedDesign } from "../themes/theme.ts";
import type { Trade } from "../trades/trade.ts";
import type { Palette } from "../themes/palettes.ts";

type Shared = {
  design: ResolvedDesign;
  trade: Trade | null;
  /** The first page. */
  content: PageContent;
  /** Links for language models, besides the first page; addresses are relative to the site's own. */
  links: readonly Link[];
  listed: readonly ListedPage[];
  /** The relative paths from the site's pages to its first page; each gives another style sheet. */
  roots: readonly string[];
  /** The sentence on the page not found. */
  lost: string;
};

/** The files that a site has once, however many pages it has. */
export function siteFiles(
  site: Site,
  { design, trade, content, links, listed, roots, lost }: Shared,
): Pick<GeneratedSite, "files" | "pictures" | "assets"> {
  const { favicon, pictures } = picturesOf(content.art.motif, design, trade);
  const files = [
    { path: "404.html", text: notFoundDocument(site, design, lost) },
    ...privacyFile(site, design),
    ...robotsFile(site, listed.length > 0),
    ...sitemapFile(listed),
    favicon,
    manifestFile(site, design.palette),
    llmsFile(site, content, links),
    ...verificationFiles(site),
    ...redirectsFile(site),
    ...headersFile(site, design, roots),
  ];
  return { files, pictures, assets: [design.theme.face] };
}

/** Crawlers read it at the root of a host only, so a site under a prefix has none (GS-24). */
function robotsFile({ siteUrl }: Site, isListed: boolean): TextFile[] {
  const isHostRoot = /^https?:\/\/[^/]+\/$/.test(siteUrl);
  if (!isHostRoot) return [];
  const sitemap = isListed ? `\nSitemap: ${siteUrl}sitemap.xml\n` : "";
  return [{ path: "robots.txt", text: `User-agent: *\nAllow: /\n${sitemap}` }];
}

/** A page that search engines may list, and the day its content last changed (GS-26). */
type ListedPage = { url: string; changedOn: string };

/** A site none of whose pages may be listed has no sitemap. */
function sitemapFile(pages: readonly ListedPage[]): TextFile[] {
  if (pages.length === 0) return [];
  const entries = pages.map(({ url, changedOn }) => {
    const address = url.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return `<url><loc>${address}</loc><lastmod>${changedOn}</lastmod></url>`;
  });
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
  return [{ path: "sitemap.xml", text }];
}

const MAX_SHORT_NAME = 12;

function manifestFile(site: Site, { light }: Palette): TextFile {
  const name = shorten(firmLabel(site), 60);
  const manifest = {
    name,
    short_name: shorten(name, MAX_SHORT_NAME),
    start_url: "./",
    display: "browser",
    background_color: light.ground,
    theme_color: light.accent,
    icons: [192, 512].map((size) => ({
      src: `icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
  return { path: "site.webmanifest", text: `${JSON.stringify(manifest)}\n` };
}

/** Text without the characters that Markdown reads as markup. */
const plain = (text: string, max: number) => shorten(text.replace(/[[\]<>*_`#\\]/g, ""), max);

const MAX_LLMS = 1024;

/**
 * A short guide for language models: heading, one quoted line, links (relative to the site's address); at most 1 KB
 * (docs/generated-sites.md §6), so the last of many links are left out.
 */
function llmsFile({ siteUrl }: Site, content: PageContent, links: readonly Link[]): TextFile {
  const start = `# ${plain(content.hero.heading, 120)}\n\n> ${plain(plainWords(content.hero.lead), 160)}\n\n`;
  let text = `${start}- [Home](${siteUrl})\n`;
  for (const { href, text: words } of links) {
    const line = `- [${plain(words, 60)}](${siteUrl}${href})\n`;
    if (text.length + line.length > MAX_LLMS) break;
    text += line;
  }
  return { path: "llms.txt", text };
}

/**
 * Headers for every file (GS-27), with the digests of the style sheets of all pages.
 * Netlify sends them; a bucket cannot. Pages have no Cache-Control here: Netlify's own rule revalidates them, and a rule
 * for all files would add a second header to fonts and photos.
 */
function headersFile(site: Site, design: ResolvedDesign, roots: readonly string[]): TextFile[] {
  if (!site.readsHeadersFile) return [];
  const sheets = [
    ...roots.map((root) => design.pageSheet(root)),
    design.notFoundSheet,
    ...(site.form === null ? [] : [design.noticeSheet()]),
  ];
  const fields = {
    "Content-Security-Policy": headerPolicy(
      site,
      sheets.map(({ digest }) => digest),
    ),
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`);
  const forEver = ["fonts/", PHOTO_FOLDER].map(
    (folder) => `/${folder}*\n  Cache-Control: public, max-age=31536000, immutable`,
  );
  return [{ path: "_headers", text: `${["/*", ...lines, ...forEver].join("\n")}\n` }];
}

/** At Netlify the files may be served at a second address, whose visitors are redirected permanently (GS-25). */
function redirectsFile({ readsHeadersFile, siteUrl, formerUrl }: Site): TextFile[] {
  if (!readsHeadersFile || !ADDRESS.test(formerUrl) || !ADDRESS.test(siteUrl)) return [];
  return [{ path: "_redirects", text: `${formerUrl}* ${siteUrl}:splat 301!\n` }];
}

/** An address without characters that could end a rule or begin another. */
const ADDRESS = /^https?:\/\/[^\s*#]+\/$/;

/** The files by which Google checks who owns the site (GS-30). */
function verificationFiles({ verification }: Site): TextFile[] {
  return verification.flatMap((tag) =>
    "file" in tag ? [{ path: tag.file, text: `google-site-verification: ${tag.file}` }] : [],
  );
}

/** The icon as a file of its own, and requests for all other pictures; they depend on the trade and the design only. */
function picturesOf(
  motif: Html,
  { theme, palette }: ResolvedDesign,
  trade: Trade | null,
): { favicon: TextFile; pictures: PictureRequest[] } {
  const { accent, onAccent } = palette.light;
  /** The trade's motif on a square, for tabs and home screens. */
  const icon = (cornerRadius: number) =>
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <rect width="64" height="64" rx="${cornerRadius}" fill="${accent}" />
    <g
      transform="translate(11 11) scale(1.75)"
      fill="none"
      stroke="${onAccent}"
      stroke-width="1.9"
      stroke-linecap="round"
      stroke-linejoin="round">${motif}</g>
  </svg>`.markup;
  const tabIcon = icon(14);
  /** Home screens cut the corners themselves. */
  const square = icon(0);
  const words = trade && socialWords(trade.names.noun, theme.face, palette);
  const social = theme.social.render({ motif, palette, words }).markup;
  return {
    favicon: { path: "favicon.svg", text: tabIcon },
    pictures: [
      { path: "favicon.ico", kind: "icon", format: "ico", svg: tabIcon, width: 32, height: 32 },
      iconRequest("apple-touch-icon.png", square, 180),
      iconRequest("icon-192.png", square, 192),
      iconRequest("icon-512.png", square, 512),
      {
        path: "og.png",
        kind: "social",
        format: "png",
        svg: social,
        width: 1200,
        height: 630,
        ...(words && { face: theme.slug }),
      },
    ],
  };
}

const iconRequest = (path: string, svg: string, size: number): PictureRequest => ({
  path,
  kind: "icon",
  format: "png",
  svg,
  width: size,
  height: size,
});
