import { shorten } from "../content/grammar.ts";
import type { Link, PageContent } from "../content/page-content.ts";
import { siteLabel } from "../content/site-words.ts";
import { headerPolicy } from "../page/policy.ts";
import type { Site, TextFile } from "../site.ts";
import type { Look } from "../themes/find-theme.ts";
import { sheetAt } from "../themes/find-theme.ts";
import type { Colors, Palette } from "../themes/palettes.ts";

/** Crawlers read it at the root of a host only, so a site under a prefix has none (GS-24). */
export function robotsFile({ siteUrl }: Site, isListed: boolean): TextFile[] {
  const isHostRoot = /^https?:\/\/[^/]+\/$/.test(siteUrl);
  if (!isHostRoot) return [];
  const sitemap = isListed ? `\nSitemap: ${siteUrl}sitemap.xml\n` : "";
  return [{ path: "robots.txt", text: `User-agent: *\nAllow: /\n${sitemap}` }];
}

/** A page that search engines may list, and the day its content last changed (GS-26). */
export type ListedPage = { url: string; changedOn: string };

/** A site without a page to be listed has no sitemap. */
export function sitemapFile(pages: readonly ListedPage[]): TextFile[] {
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

export function manifestFile(site: Site, { light }: Palette): TextFile {
  const name = shorten(siteLabel(site), 60);
  const names = { name, short_name: shorten(name, MAX_SHORT_NAME) };
  const rest = manifestRests.get(light) ?? JSON.stringify(manifestRest(light)).slice(1);
  manifestRests.set(light, rest);
  return { path: "site.webmanifest", text: `${JSON.stringify(names).slice(0, -1)},${rest}\n` };
}

/** All but the names, which is the same for every site of a palette; without its first brace. */
const manifestRests = new WeakMap<Colors, string>();

function manifestRest(light: Colors): object {
  return {
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
}

/** Text without the signs Markdown reads as markup. */
const plain = (text: string, max: number) =>
  shorten(MARKDOWN.test(text) ? text.replace(EACH_MARKDOWN, "") : text, max);

const MARKDOWN = /[[\]<>*_`#\\]/;
const EACH_MARKDOWN = new RegExp(MARKDOWN, "g");

const MAX_LLMS = 1024;

/**
 * A short guide for language models: heading, one quoted line, links (their addresses begin at the site's
 * own); at most 1 KB (docs/generated-sites.md §6), so that of many links the last ones are left out.
 */
export function llmsFile(
  { siteUrl }: Site,
  content: Pick<PageContent, "heading" | "lead">,
  links: readonly Link[],
): TextFile {
  const start = `# ${plain(content.heading, 120)}\n\n> ${plain(content.lead.text, 160)}\n\n`;
  let text = `${start}- [Home](${siteUrl})\n`;
  for (const { href, text: words } of links) {
    const line = `- [${plain(words, 60)}](${siteUrl}${href})\n`;
    if (text.length + line.length > MAX_LLMS) break;
    text += line;
  }
  return { path: "llms.txt", text };
}

/**
 * Headers for every file (GS-27), allowing the sheets of the pages that stand where `roots` lead to the front.
 * Netlify sends them; a bucket cannot. Made once for each look.
 */
export function headersFile(look: Look, roots: readonly string[]): TextFile {
  const made = headers.get(look) ?? new Map<string, TextFile>();
  const key = roots.join(" ");
  const known = made.get(key);
  if (known !== undefined) return known;
  const file = makeHeaders(look, roots);
  headers.set(look, made.set(key, file));
  return file;
}

const headers = new WeakMap<Look, Map<string, TextFile>>();

/** Pages are asked for anew by Netlify's own rule: a second Cache-Control for all would stand beside the fonts' own. */
function makeHeaders(look: Look, roots: readonly string[]): TextFile {
  const sheets = [...roots.map((root) => sheetAt(look, root)), look.lost];
  const fields = {
    "Content-Security-Policy": headerPolicy(sheets.map(({ digest }) => digest)),
    "Strict-Transport-Security": "max-age=31536000",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`);
  const fonts = "/fonts/*\n  Cache-Control: public, max-age=31536000, immutable";
  return { path: "_headers", text: `/*\n${lines.join("\n")}\n${fonts}\n`, isCommon: true };
}

/** At Netlify the files may be served at a second address, whose visitors are sent on for good (GS-25). */
export function redirectsFile({ hostedOn, siteUrl, formerUrl }: Site): TextFile[] {
  if (hostedOn !== "netlify" || !ADDRESS.test(formerUrl) || !ADDRESS.test(siteUrl)) return [];
  return [{ path: "_redirects", text: `${formerUrl}* ${siteUrl}:splat 301!\n` }];
}

/** Nothing in it can end a rule or begin another. */
const ADDRESS = /^https?:\/\/[^\s*#]+\/$/;

/** The files by which Google checks who owns the site (GS-30). */
export function verificationFiles({ verification }: Site): TextFile[] {
  return verification.flatMap((tag) =>
    "file" in tag ? [{ path: tag.file, text: `google-site-verification: ${tag.file}` }] : [],
  );
}
