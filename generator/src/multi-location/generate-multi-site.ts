import { countPageWords } from "../content/count-page-words.ts";
import { pageDescription, pageTitle } from "../content/head-texts.ts";
import { judgeIndexing } from "../content/indexing.ts";
import type { PageContent } from "../content/page-content.ts";
import { sharedFiles } from "../files/shared-files.ts";
import type { Nearest } from "../likeness/siblings.ts";
import { printedFacts } from "../local-facts.ts";
import { htmlDocument } from "../page/document.ts";
import type { HeadTexts } from "../page/head.ts";
import { pageHead, rootOf } from "../page/head.ts";
import type { Indexing, TextFile } from "../site.ts";
import type { Look } from "../themes/find-theme.ts";
import { findLook, hubLook, sheetAt } from "../themes/find-theme.ts";
import { cleanMultiSite } from "./clean-multi-site.ts";
import { composeWords, linkPages } from "./compose-pages.ts";
import type { IndexPage } from "./index-pages.ts";
import { indexPages } from "./index-pages.ts";
import type { GeneratedMultiSite, MultiSite, PageReport } from "./multi-site.ts";
import type { PagePlan } from "./page-plan.ts";
import type { SitePlan } from "./plan-pages.ts";
import { planPages } from "./plan-pages.ts";
import { servicePages } from "./link-sections.ts";
import type { Draft } from "./settle-pages.ts";
import { MAX_WITHIN_SITE, settlePages } from "./settle-pages.ts";
import { multiStructuredData } from "./structured-data.ts";

const LOST = "The address may be old or mistyped. The pages of this site start from its first one.";

/** A page that wants only its document. */
type Finished = { page: PagePlan; content: PageContent; texts: HeadTexts; report: PageReport };

/**
 * The whole site of one service in many places: the files and pictures of all pages, what is to be said of
 * each, and what got none. Pure: the same site gives the same bytes.
 */
export function generateMultiSite(input: MultiSite): GeneratedMultiSite {
  const site = cleanMultiSite(input);
  const look = hubLook(findLook(site));
  const plan = planPages(site);
  const pages = finishPages(plan, { site, look });
  const [home] = pages;
  if (home === undefined) throw new RangeError("A site has a first page");
  const reports = pages.map(({ report }) => report);
  const { files, ...others } = sharedFiles(site, {
    look,
    pack: plan.home.pack,
    content: home.content,
    links: pages.slice(1).map(({ page }) => ({ href: page.path, text: page.name })),
    listed: reports
      .filter(({ indexing }) => indexing.indexable)
      .map(({ path }) => ({
        url: site.siteUrl + path,
        changedOn: site.kept[path]?.changedOn ?? site.lastModified,
      })),
    roots: [...new Set(reports.map(({ path }) => rootOf(path)))],
    lost: LOST,
  });
  const documents = pages.map((page) =>
    documentOf(page, { plan, look, siteTitle: home.texts.title }),
  );
  const { skipped, namedOnly } = plan;
  const { words, facts, indexing } = home.report;
  const trade = plan.home.pack.slug;
  return {
    files: [...documents, ...files],
    ...others,
    words,
    facts,
    indexing,
    trade,
    pages: reports,
    skipped,
    namedOnly,
  };
}

/** The first page, the indexes, the locations and the services, in that order. */
function finishPages(plan: SitePlan, { site, look }: { site: MultiSite; look: Look }): Finished[] {
  const drafts = settlePages([plan.home, ...plan.locations, ...servicePages(plan)], {
    theme: look.theme,
    kept: site.kept,
    compose: (page, random) => composeWords(plan, page, random),
  });
  const contents = linkPages(plan, drafts);
  const [home, ...inner] = drafts.map((draft, index) =>
    finish(draft, contents[index] ?? draft.content),
  );
  const [first] = drafts;
  const indexes = first === undefined ? [] : indexPages(plan, first).map(finishIndex);
  return home === undefined ? [] : [home, ...indexes, ...inner];
}

function finish(draft: Draft, content: PageContent): Finished {
  const { page, random, attempt, nearest } = draft;
  const texts = {
    title: pageTitle(page.site, page.pack.titles, random("title")),
    description: pageDescription(page.site, page.pack.metas, random("description")),
  };
  const words = countPageWords(draft.content);
  const report = {
    path: page.path,
    title: texts.title,
    words,
    facts: printedFacts(page.site.facts),
    indexing: judgePage(page, words, nearest),
    attempt,
    nearest,
  };
  return { page, content, texts, report };
}

/** As a page of its own, and as one of its site. The account's likeness is that of the first page. */
function judgePage({ path, site }: PagePlan, words: number, nearest: Nearest | null): Indexing {
  const judged = judgeIndexing(path === "" ? site : { ...site, likeness: null }, words);
  if (nearest === null || nearest.likeness <= MAX_WITHIN_SITE) return judged;
  const share = Math.round(nearest.likeness * 100);
  const reason = `The page is too much like another one of this site: ${share} % of its wording is the same.`;
  return { indexable: site.indexAnyway, reasons: [...judged.reasons, reason] };
}

function finishIndex({ page, content, texts }: IndexPage): Finished {
  const reason = "The page is a list of links: search engines should list the pages it leads to.";
  const report = {
    path: page.path,
    title: texts.title,
    words: countPageWords(content),
    facts: { printed: 0, missing: [] },
    indexing: { indexable: false, reasons: [reason] },
    attempt: 0,
    nearest: null,
  };
  return { page, content, texts, report };
}

type Around = { plan: SitePlan; look: Look; siteTitle: string };

function documentOf({ page, content, texts, report }: Finished, around: Around): TextFile {
  const { plan, look, siteTitle } = around;
  const { path } = page;
  const { site } = plan.home;
  const { theme, palette } = look;
  const data = multiStructuredData({ plan, page, texts, siteTitle, trail: content.trail });
  const isListed = report.indexing.indexable;
  const head = pageHead(site, { path, texts, data, isListed, face: theme.face });
  const sheet = sheetAt(look, rootOf(path));
  const text = htmlDocument(site, { palette, sheet, head, body: theme.body(content) });
  return { path: `${path}index.html`, text };
}
