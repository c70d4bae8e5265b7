import { composePage } from "./content/compose-page.ts";
import { countPageWords } from "./content/count-page-words.ts";
import { pageDescription, pageTitle } from "./content/head-texts.ts";
import { judgeIndexing } from "./content/indexing.ts";
import { cleanSite, siteLabel } from "./content/site-words.ts";
import {
  headersFile,
  llmsFile,
  manifestFile,
  redirectsFile,
  robotsFile,
  sitemapFile,
  verificationFiles,
} from "./files/text-files.ts";
import { countFacts, missingFacts } from "./local-facts.ts";
import { htmlDocument } from "./page/document.ts";
import { notFoundHead, pageHead } from "./page/head.ts";
import { structuredData } from "./page/json-ld.ts";
import { picturesOf } from "./pictures/pictures.ts";
import { streamsOf } from "./seed.ts";
import type { GeneratedSite, Site } from "./site.ts";
import { findLook, sheetAt } from "./themes/find-theme.ts";
import { findTrade } from "./trades/find-trade.ts";

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
  const head = pageHead(site, { path: "", texts, data, isListed, face: theme.face });
  const lost = theme.notFound({
    label: siteLabel(site),
    homeUrl: site.siteUrl,
    lead: "The address may be old or mistyped. The guide itself is one page, and it is still where it was.",
  });
  const lostHead = notFoundHead(site);
  const pictures = picturesOf({ motif: pack.motif, palette });
  const files = [
    {
      path: "index.html",
      text: htmlDocument(site, { palette, sheet: sheetAt(look, ""), head, body }),
    },
    {
      path: "404.html",
      text: htmlDocument(site, { palette, sheet: look.lost, head: lostHead, body: lost }),
    },
    ...robotsFile(site, isListed),
    ...sitemapFile(site, isListed),
    { path: "favicon.svg", text: pictures.favicon },
    manifestFile(site, palette),
    llmsFile(site, content),
    ...verificationFiles(site),
    ...redirectsFile(site),
    ...(site.hostedOn === "netlify" ? [headersFile(look, [""])] : []),
  ];
  const facts = printedFacts(site);
  const assets = [theme.face];
  return { files, assets, pictures: pictures.requests, words, facts, trade: pack.slug, indexing };
}

const printedFacts = ({ facts }: Site) =>
  facts === null
    ? { printed: 0, missing: ["all local facts"] }
    : { printed: countFacts(facts), missing: missingFacts(facts) };
