import { siteLabel } from "../content/site-words.ts";
import { escapeHtml } from "../html.ts";
import { htmlDocument } from "../page/document.ts";
import { notFoundHead } from "../page/head.ts";
import type { Site, TextFile } from "../site.ts";
import type { Look } from "../themes/find-theme.ts";

/** The page for those who came to an address that is not there; `lost` says so. */
export function notFoundFile(site: Site, look: Look, lost: string): TextFile {
  const isCommon = site.verification.length === 0;
  const text = isCommon ? filledPage(site, look, lost) : wholePage(site, look, lost);
  return { path: "404.html", text };
}

function wholePage(site: Site, look: Look, lost: string): string {
  const { theme, palette, lost: sheet } = look;
  const body = theme.notFound({ label: siteLabel(site), homeUrl: site.siteUrl, lead: lost });
  return htmlDocument(site, { palette, sheet, head: notFoundHead(site), body });
}

/** Stand where the page says who speaks and where the site begins. */
const LABEL = "[[label]]";
const HOME = "[[home]]";

/** Every site has this page and hardly any words of its own on it, so only those are put in. */
function filledPage(site: Site, look: Look, lost: string): string {
  const label = escapeHtml(siteLabel(site));
  const home = escapeHtml(site.siteUrl);
  let text = "";
  for (const part of partsOf(site, look, lost))
    text += part === LABEL ? label : part === HOME ? home : part;
  return text;
}

/** By host and lead: a bucket's page has its policy in itself. */
const pages = new WeakMap<Look, Map<string, readonly string[]>>();

function partsOf(site: Site, look: Look, lost: string): readonly string[] {
  const made = pages.get(look) ?? new Map<string, readonly string[]>();
  const key = `${site.hostedOn} ${lost}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const blank = { ...site, company: { ...site.company, name: LABEL }, siteUrl: HOME };
  const parts = wholePage(blank, look, lost).split(/(\[\[\w+\]\])/);
  pages.set(look, made.set(key, parts));
  return parts;
}
