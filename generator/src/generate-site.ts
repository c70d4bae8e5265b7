import { composePage } from "./content/compose-page.ts";
import { countPageWords } from "./content/count-page-words.ts";
import { pageDescription, pageTitle } from "./content/head-texts.ts";
import { judgeIndexing } from "./content/indexing.ts";
import { cleanSite } from "./content/site-words.ts";
import { sharedFiles } from "./files/shared-files.ts";
import { printedFacts } from "./local-facts.ts";
import { htmlDocument } from "./page/document.ts";
import { pageHead } from "./page/head.ts";
import { structuredData } from "./page/json-ld.ts";
import { streamsOf } from "./seed.ts";
import type { GeneratedSite, Site } from "./site.ts";
import { findLook, sheetAt } from "./themes/find-theme.ts";
import { findTrade } from "./trades/find-trade.ts";

const LOST =
  "The address may be old or mistyped. The guide itself is one page, and it is still where it was.";

/**
 * The whole site of one service in one city: text files, requests for pictures, and whether search
 * engines may list it. Pure: the same site gives the same bytes.
 */
export function generateSite(input: Site): GeneratedSite {
  const site = cleanSite(input);
  const look = findLook(site);
  const { theme, palette } = look;
  const pack = findTrade(site.service);
  const random = streamsOf({ ...site, state: site.state.code });
  const content = composePage(site, pack, random);
  const body = theme.body(content);
  const words = countPageWords(content);
  const indexing = judgeIndexing(site, words);
  const isListed = indexing.indexable;
  const texts = {
    title: pageTitle(site, pack.titles, random("title")),
    description: pageDescription(site, pack.metas, random("description")),
  };
  const data = structuredData(site, pack, texts);
  const head = pageHead(site, { path: "", texts, data, isListed, theme });
  const page = htmlDocument(site, { palette, sheet: sheetAt(look, ""), head, body });
  const { files, ...others } = sharedFiles(site, {
    look,
    pack,
    content,
    links: content.sections.map(({ id, title }) => ({ href: `#${id}`, text: title.text })),
    listed: isListed ? [{ url: site.siteUrl, changedOn: site.lastModified }] : [],
    roots: [""],
    lost: LOST,
  });
  const facts = printedFacts(site.facts);
  const trade = pack.slug;
  return {
    files: [{ path: "index.html", text: page }, ...files],
    ...others,
    words,
    facts,
    trade,
    indexing,
  };
}
